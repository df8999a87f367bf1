import { fitBrick } from '../../drawing/layout/fit-brick.ts';
import { isAllowed } from '../../drawing/motifs/is-allowed.ts';
import { setWorked } from '../../drawing/stitching/set-worked.ts';
import { castOf, seatCast } from './cast.ts';
import { leaf } from './flowers.ts';
import { mirrorButi } from './mirror.ts';
import type { KutchTask } from './task.ts';

/** Figures on a brick, each with glass of its own, a mirror in its thorns and four leaves in every gap. */
export function buti(task: KutchTask): void {
  const { recipe, plot, planner, rng, width } = task;
  const cast = castOf(
    task,
    ['peacock', 'bouquet', 'elephant', 'parrot', 'rosette', 'blossom', 'camel', 'star', 'paisley', 'medallion', 'bud'],
    2,
  );
  const airy = recipe.density < 0.45 ? 1.35 : 1;
  const lattice = fitBrick(plot.torus, plot.hero * rng.between(1.22, 1.32) * airy, rng.between(0.7, 0.78));
  const { stepX, stepY } = lattice;
  const r = Math.min(stepX * 0.37, stepY * 0.5) / airy;
  seatCast(task, cast, lattice.sites, { radius: r, isBrick: true });
  const gaps = lattice.sites.map(({ x, y }) => ({ x: x + stepX / 2, y }));
  const room = Math.max(width * 4, Math.min(stepX / 2 - r, stepY * 0.42) * 0.92);
  const glass = Math.min(room, r * 0.42);
  planner.set('fill', mirrorButi(glass, task, 'a1', 'a2'), gaps);
  if (!isAllowed(recipe, 'leaf')) return;
  const long = Math.min(glass * 0.5, (stepY - r) * 0.3);
  if (long < width * 2.4) return;
  const away = glass + long * 1.05;
  const symbol = leaf({ radius: long, width }, 0.1);
  for (const turn of [0, Math.PI / 2, Math.PI, -Math.PI / 2]) {
    setWorked(
      planner,
      'leaves',
      { symbol, motif: 'leaf', r: long * 0.6, rank: 'filler' },
      gaps.map(({ x, y }) => ({
        x: x + (turn === Math.PI / 2 ? away : turn === -Math.PI / 2 ? -away : 0),
        y: y + (turn === 0 ? -away : turn === Math.PI ? away : 0),
        turn,
      })),
    );
  }
}
