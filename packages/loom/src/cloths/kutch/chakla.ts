import { squareLattice } from '../../drawing/layout/square-lattice.ts';
import { isAllowed } from '../../drawing/motifs/is-allowed.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import { chainLine, layChains } from '../../drawing/stitching/chain-stitch.ts';
import { setWorked } from '../../drawing/stitching/set-worked.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { castOf, seatCast } from './cast.ts';
import { leaf } from './flowers.ts';
import { mirrorButi } from './mirror.ts';
import type { KutchTask } from './task.ts';

/** Squares of a chakla: rounds of petals and figures by turns, each framed with chain and a band of interlacing, glass on the corners. */
export function chakla(task: KutchTask): void {
  const { recipe, plot, planner, rng, width } = task;
  const lattice = squareLattice(plot.torus, plot.hero * rng.between(1.16, 1.28), true);
  const step = Math.min(lattice.stepX, lattice.stepY);
  const cast = castOf(
    task,
    ['rosette', 'peacock', 'medallion', 'elephant', 'star', 'parrot', 'bouquet', 'camel', 'blossom', 'paisley'],
    2,
  );
  const half = step / 2;
  const [w, h] = [lattice.stepX / 2, lattice.stepY / 2];
  const sketch = createSketch();
  /** The four sides of the square, `away` units within its edge, as lines from corner to corner. */
  const sides = (away: number): (readonly Point[])[] => {
    const corners: readonly Point[] = [
      [away - w, away - h],
      [w - away, away - h],
      [w - away, h - away],
      [away - w, h - away],
    ];
    return corners.map((from, k) => [from, corners[(k + 1) % 4] ?? from]);
  };
  const band = Math.max(width * 3.4, step * 0.05);
  for (const [away, thread] of [
    [width * 0.6, 'a2'],
    [band + width * 1.2, 'light'],
    [band + width * 2.2, 'a1'],
  ] as const)
    layChains(
      sketch,
      sides(away).map((line) => chainLine(line, thread)),
      width,
    );
  // Vana: the interlaced stitch, which goes to and fro across its band.
  for (const [phase, thread] of [
    [0, 'a3'],
    [1, 'a4'],
  ] as const)
    layChains(
      sketch,
      [w, h, w, h].map((long, side) => {
        const crossings = 2 * Math.max(4, Math.round(long / (band * 0.9)));
        const points = Array.from({ length: crossings + 1 }, (_, k): Point => {
          const x = -long + (2 * long * k) / crossings;
          const y = width * 1.1 + ((k + phase) % 2) * (band - width * 1.1) - (side % 2 === 0 ? h : w);
          return side === 0 ? [x, y] : side === 1 ? [-y, x] : side === 2 ? [-x, -y] : [y, -x];
        });
        return chainLine(points, thread);
      }),
      width * 0.8,
    );
  planner.set('field', sketch.done(Math.max(w, h) * 1.45), lattice.sites);
  const room = half - band - width * 3;
  const r = room * 0.9;
  seatCast(task, cast, lattice.sites, { radius: r, reach: r, isBrick: false });
  planner.set(
    'fill',
    mirrorButi(band * 1.25, task, 'a1', 'a2'),
    lattice.sites.map(({ x, y }) => ({ x: x + w, y: y + h })),
  );
  if (!isAllowed(recipe, 'leaf')) return;
  const long = Math.max(width * 2.6, room * 0.13);
  // The tips end within the frame, in its corners.
  const within = band + width * 3 + long * 1.05;
  const blade = leaf({ radius: long, width }, 0.1);
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const)
    setWorked(
      planner,
      'leaves',
      { symbol: blade, motif: 'leaf', r: long * 0.6, rank: 'filler' },
      lattice.sites.map(({ x, y }) => ({
        x: x + sx * (w - within),
        y: y + sy * (h - within),
        turn: (sy < 0 ? 0 : Math.PI) + (sx * sy < 0 ? 1 : -1) * (Math.PI / 4),
      })),
    );
}
