import { fitBrick } from '../../drawing/layout/fit-brick.ts';
import { along } from '../../drawing/mirrored/acanthus.ts';
import { ogeeSide } from '../../drawing/mirrored/ogee-side.ts';
import { createPlant, setPlant } from '../../drawing/mirrored/plant.ts';
import { isAllowed } from '../../drawing/motifs/is-allowed.ts';
import { steady } from '../../numbers/steady.ts';
import { castOf, seatCast } from './cast.ts';
import { creeper, leaf } from './flowers.ts';
import { mirrorButi } from './mirror.ts';
import type { KutchTask } from './task.ts';

/** Creepers that cross into a net, a mirror on every crossing, a figure in every mesh. */
export function jaal(task: KutchTask): void {
  const { recipe, plot, planner, rng, width } = task;
  const lattice = fitBrick(plot.torus, plot.hero * rng.between(1.3, 1.42), rng.between(0.62, 0.7));
  const [w, h] = [lattice.stepX / 2, lattice.stepY];
  const side = ogeeSide(w, h);
  const net = createPlant();
  net.pair({
    layer: 'stems',
    symbol: creeper(side, width, Math.max(w, h) * 1.08),
    at: { x: 0, y: 0 },
    note: { motif: 'vine', r: w * 0.12, rank: 'filler' },
  });
  if (isAllowed(recipe, 'leaf')) {
    const r = Math.max(width * 2.6, Math.min(w, h) * 0.12);
    const blade = leaf({ radius: r, width }, 0.4);
    for (const [k, { x, y, turn }] of along(side, 0.1, 0.9, 6).entries()) {
      const lean = turn + (k % 2 === 0 ? 0.8 : -0.8);
      net.pair({
        layer: 'leaves',
        symbol: blade,
        at: { x: x + steady.sin(lean) * r, y: y - steady.cos(lean) * r, turn: lean },
        note: { motif: 'leaf', r: r * 0.6, rank: 'filler' },
      });
    }
  }
  setPlant(planner, net, lattice.sites);
  planner.set(
    'fill',
    mirrorButi(Math.min(w, h) * 0.2, task, 'a1', 'a2'),
    lattice.sites.map(({ x, y }) => ({ x, y: y + h })),
  );
  const cast = castOf(
    task,
    ['peacock', 'rosette', 'parrot', 'elephant', 'blossom', 'bouquet', 'camel', 'star', 'paisley', 'medallion'],
    2,
  );
  const r = Math.min(w * 0.62, h * 0.6);
  seatCast(task, cast, lattice.sites, { radius: r, isBrick: true });
}
