import { gridLattice } from '../../drawing/layout/lattice.ts';
import { createPlant, setPlant } from '../../drawing/mirrored/plant.ts';
import { isAllowed } from '../../drawing/motifs/is-allowed.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { beasts, castOf, stitched } from './cast.ts';
import { bud, creeper, leaf } from './flowers.ts';
import { mirrorButi } from './mirror.ts';
import { type KutchTask, threadsOf } from './task.ts';

/** Creepers that climb in waves, a flower or figure in every bend, leaves, buds and glass along them. */
export function vel(task: KutchTask): void {
  const { recipe, plot, planner, rng, width } = task;
  const lattice = gridLattice(plot.torus, {
    stepX: plot.hero * rng.between(0.74, 1.3),
    stepY: plot.hero * rng.between(1.15, 1.9),
  });
  const { stepX, stepY } = lattice;
  const swing = stepX * rng.between(0.18, 0.27);
  const wave: Point[] = Array.from({ length: 33 }, (_, k) => [
    swing * steady.sin(2 * Math.PI * (k / 32 - 0.5)),
    (k / 32 - 0.5) * stepY,
  ]);
  const plant = createPlant();
  plant.add({
    layer: 'stems',
    symbol: creeper(wave, width, steady.hypot(stepX, stepY) * 0.6),
    at: { x: 0, y: 0 },
    note: { motif: 'vine', r: swing * 0.4, rank: 'filler' },
  });
  const cast = castOf(
    task,
    ['blossom', 'peacock', 'rosette', 'parrot', 'star', 'elephant', 'bouquet', 'camel', 'paisley', 'medallion'],
    2,
  );
  const isOfBeasts = cast.some((motif) => beasts.includes(motif));
  const radius = Math.min(stepX * 0.33, stepY * 0.23) * (isOfBeasts ? 0.88 : 1);
  const r = Math.max(width * 2.6, stepX * 0.08);
  for (const half of [0, 1]) {
    const motif = cast[half % Math.max(1, cast.length)];
    const out = half === 0 ? 1 : -1;
    const y = (half === 0 ? 0.25 : -0.25) * stepY;
    if (motif !== undefined)
      plant.add({
        layer: 'motifs',
        symbol: stitched[motif]({ radius, width, threads: threadsOf(task, half) }),
        at: { x: -out * (stepX / 2 - swing), y, flip: out > 0 },
        note: { motif, r: radius * 0.94, rank: 'hero' },
      });
    if (isAllowed(recipe, 'bud'))
      plant.add({
        layer: 'fill',
        symbol: bud({ radius: r * 1.3, width, threads: threadsOf(task, 2) }),
        at: { x: out * (swing + r * 1.3), y, turn: out * 1.57 },
        note: { motif: 'bud', r: r * 1.3, rank: 'secondary' },
      });
    if (!isAllowed(recipe, 'leaf')) continue;
    for (const at of [-0.19, -0.11, 0.11, 0.19]) {
      const turn = out * (at < 0 ? 1.1 : 2);
      plant.add({
        layer: 'leaves',
        symbol: leaf({ radius: r, width }, 0.4),
        at: {
          x: out * swing * steady.cos(2 * Math.PI * at) + steady.sin(turn) * r,
          y: y + at * stepY - steady.cos(turn) * r,
          turn,
          flip: out < 0,
        },
        note: { motif: 'leaf', r: r * 0.6, rank: 'filler' },
      });
    }
  }
  setPlant(planner, plant, lattice.sites);
  planner.set(
    'fill',
    mirrorButi(r * (isOfBeasts ? 1.15 : 1.5), task, 'a1', 'a2'),
    lattice.sites.flatMap(({ x, y }) => [
      { x: x + stepX / 2, y },
      { x: x + stepX / 2, y: y + stepY / 2 },
    ]),
  );
}
