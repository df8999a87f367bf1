import { gridLattice } from '../../drawing/layout/lattice.ts';
import { createPlant, setPlant } from '../../drawing/mirrored/plant.ts';
import { isAllowed } from '../../drawing/motifs/is-allowed.ts';
import { bezier } from '../../numbers/geometry/line.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { almond, blossom, bud, carnation, leaf, pomegranate, rosette, stem } from './flowers.ts';
import { preferred, type SuzaniTask } from './task.ts';

const draw = { carnation, rosette, pomegranate, blossom, bud, paisley: almond };

/** Creepers that climb side by side in waves: a stalk curls into every bend and bears a fruit or flower, leaves and buds without. */
export function meander({ recipe, plot, planner, rng, width, silks }: SuzaniTask): void {
  const lattice = gridLattice(plot.torus, {
    stepX: plot.hero * (0.98 - 0.14 * recipe.density),
    stepY: plot.hero * rng.between(1.2, 1.4),
  });
  const { stepX, stepY } = lattice;
  const swing = stepX * 0.26;
  const wave: Point[] = Array.from({ length: 33 }, (_, k) => {
    const t = k / 32 - 0.5;
    return [swing * steady.sin(2 * Math.PI * t), t * stepY];
  });
  const creeper = createPlant();
  const reach = steady.hypot(stepX, stepY) * 0.6;
  creeper.add({
    layer: 'stems',
    symbol: stem(wave, width, reach, 3),
    at: { x: 0, y: 0 },
    note: { motif: 'vine', r: swing * 0.4, rank: 'filler' },
  });
  const heads = preferred(recipe, ['pomegranate', 'carnation', 'rosette', 'blossom', 'bud', 'paisley']);
  const radius = Math.min(stepX * 0.33, stepY * 0.19);
  const small = radius * 0.42;
  const r = Math.max(width * 3, stepX * 0.12);
  for (const half of [0, 1]) {
    const motif = heads[half % Math.max(1, heads.length)];
    const out = half === 0 ? -1 : 1;
    const foot = half * 0.5 * stepY;
    const middle = foot - stepY / 4;
    const stalk = bezier(
      [0, foot],
      [-out * stepX * 0.3, foot - stepY * 0.02],
      [-out * stepX * 0.36, middle + radius * 1.3],
      [-out * stepX * 0.2, middle + radius * 0.6],
      14,
    );
    creeper.add({ layer: 'stems', symbol: stem(stalk, width, reach), at: { x: 0, y: 0 } });
    if (motif !== undefined)
      creeper.add({
        layer: 'motifs',
        symbol: draw[motif]({
          radius: motif === 'carnation' ? radius * 0.84 : radius,
          width,
          silks,
          kind: half,
          rng: rng.fork(`head/${half}`),
        }),
        at: { x: -out * (stepX * 0.2 - radius * 0.1), y: middle - radius * 0.12, turn: out * 0.1 },
        note: { motif, r: radius, rank: 'hero' },
      });
    if (isAllowed(recipe, 'bud'))
      creeper.add({
        layer: 'fill',
        symbol: bud({ radius: small, width, silks, kind: 2, rng: rng.fork('bud') }),
        at: { x: out * (swing * 0.94 + small), y: middle - stepY * 0.02, turn: out * 0.9 },
        note: { motif: 'bud', r: small, rank: 'secondary' },
      });
    // A small flower on a stalk of its own fills the lap between two bends.
    const lap: Point = [out * stepX * 0.36, middle + stepY * 0.2];
    const shoot = bezier(
      [out * swing * 0.62, middle + stepY * 0.13],
      [out * stepX * 0.2, middle + stepY * 0.2],
      [out * stepX * 0.28, middle + stepY * 0.25],
      lap,
      10,
    );
    if (isAllowed(recipe, 'blossom')) {
      creeper.add({ layer: 'stems', symbol: stem(shoot, width, reach), at: { x: 0, y: 0 } });
      creeper.add({
        layer: 'fill',
        symbol: blossom({ radius: small, width, silks, kind: 1 - half, rng: rng.fork(`lap/${half}`) }),
        at: { x: lap[0], y: lap[1], turn: 0 },
        note: { motif: 'blossom', r: small, rank: 'secondary' },
      });
    }
    if (!isAllowed(recipe, 'leaf')) continue;
    for (const [k, [x, y, turn, size]] of (
      [
        [0.8, 0.12, 1.9, 1],
        [0.82, -0.12, 0.75, 1.1],
        [0.3, -0.21, 1.1, 0.9],
        [-1.12, 0.19, -1.9, 0.85],
        [-0.3, 0.24, -0.5, 0.8],
      ] as const
    ).entries()) {
      const blade = leaf({ radius: r * size, width, rng: rng.fork(`leaf/${k % 3}`) });
      creeper.add({
        layer: 'leaves',
        symbol: blade,
        at: {
          // Those of the creeper itself grow where it is at their height.
          x:
            (x > 0 ? swing * steady.sin(2 * Math.PI * (middle / stepY + y)) : out * x * swing) +
            out * steady.sin(turn) * r * size,
          y: middle + y * stepY - steady.cos(turn) * r * size,
          turn: out * turn,
          flip: out < 0,
        },
        note: { motif: 'leaf', r: r * 0.6, rank: 'filler' },
      });
    }
  }
  setPlant(planner, creeper, lattice.sites);
}
