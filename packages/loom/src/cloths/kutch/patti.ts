import { gridLattice } from '../../drawing/layout/lattice.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import { chainLine, layChains } from '../../drawing/stitching/chain-stitch.ts';
import { setWorked } from '../../drawing/stitching/set-worked.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { castOf, seatCast, stitched } from './cast.ts';
import { mirrorButi } from './mirror.ts';
import { type KutchTask, threadsOf } from './task.ts';

/** Bands of a skirt: a procession over interlacing between rows of chain, then a row of flowers and glass. */
export function patti(task: KutchTask): void {
  const { plot, planner, rng, width } = task;
  const cast = castOf(
    task,
    ['elephant', 'peacock', 'parrot', 'camel', 'bouquet', 'rosette', 'blossom', 'star', 'paisley'],
    2,
  );
  const lattice = gridLattice(plot.torus, {
    stepX: plot.hero * 1.1,
    stepY: plot.hero * rng.between(1.6, 1.7),
    evenColumns: true,
    evenRows: true,
  });
  const { stepX, stepY } = lattice;
  const r = Math.min(stepX * 0.43, stepY * 0.29);
  const band = Math.max(width * 4, stepY * 0.055);
  const lines = createSketch();
  const across = (y: number): readonly Point[] => [
    [-stepX / 2, y],
    [stepX / 2, y],
  ];
  const rail = (y: number) => {
    layChains(
      lines,
      [chainLine(across(y - band / 2 - width), 'light'), chainLine(across(y + band / 2 + width), 'light')],
      width,
    );
    layChains(
      lines,
      [chainLine(across(y - band / 2 - width * 2), 'a1'), chainLine(across(y + band / 2 + width * 2), 'a1')],
      width,
    );
    const crossings = 2 * Math.max(3, Math.round(stepX / band / 2));
    for (const [phase, thread] of [
      [0, 'a2'],
      [1, 'a3'],
    ] as const)
      layChains(
        lines,
        [
          chainLine(
            Array.from(
              { length: crossings + 1 },
              (_, k): Point => [
                -stepX / 2 + (stepX * k) / crossings,
                y + ((k + phase) % 2 === 0 ? -1 : 1) * (band / 2 - width * 0.3),
              ],
            ),
            thread,
          ),
        ],
        width * 0.8,
      );
  };
  const [above, below] = [-r * 1.16 - band, r * 1.16 + band];
  rail(above);
  rail(below);
  planner.set('field', lines.done(Math.max(stepX, stepY)), lattice.sites);
  seatCast(task, cast, lattice.sites, { radius: r, isBrick: false });
  // The narrow band between two processions.
  const middle = stepY / 2;
  const free = middle - below - band;
  const small = Math.max(width * 4, Math.min(free * 0.82, stepX * 0.22));
  const [flower] = castOf(task, ['blossom', 'star', 'bud'], 1);
  if (flower !== undefined)
    setWorked(
      planner,
      'fill',
      {
        symbol: stitched[flower]({ radius: small, width, threads: threadsOf(task, 2) }),
        motif: flower,
        r: small,
        rank: 'secondary',
      },
      lattice.sites.map(({ x, y }) => ({ x, y: y + middle })),
    );
  planner.set(
    'fill',
    mirrorButi(small * 0.74, task, 'a1', 'a2'),
    lattice.sites.map(({ x, y }) => ({ x: x + stepX / 2, y: y + middle })),
  );
  planner.set(
    'fill',
    mirrorButi(Math.max(width * 4, stepX * 0.075), task, 'a2', 'a1'),
    lattice.sites.flatMap(({ x, y }) => [-0.66, 0.66].map((away) => ({ x: x + stepX / 2, y: y + away * r }))),
  );
}
