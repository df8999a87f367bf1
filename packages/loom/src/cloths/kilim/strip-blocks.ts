import type { Planner } from '../../drawing/planner.ts';
import type { Ink } from '../../drawing/scene.ts';
import { createChart, weaveChart } from '../../drawing/weaving/chart.ts';
import { modulo } from '../../numbers/torus.ts';

/** Ends of a strip and picks of a block. */
const [strip, block] = [16, 16];
/** Figures of the blocks of solid weft, a row for two picks: steps, a lozenge, a key, a stool. */
const figures: readonly (readonly string[])[] = [
  ['11111111', '21111112', '22111122', '22211222', '22211222', '22111122', '21111112', '11111111'],
  ['33333333', '33311333', '33122133', '31233213', '31233213', '33122133', '33311333', '33333333'],
  ['22222222', '23333332', '23222232', '23211232', '23211232', '23222232', '23333332', '22222222'],
  ['11122111', '11222211', '12222221', '33333333', '33333333', '12222221', '11222211', '11122111'],
];

/**
 * Narrow strips sewn side by side: in each blocks of solid weft with a stepped figure take turns with blocks where the striped
 * warp shows, and its neighbour has them the other way round, so that the cloth becomes a board of blocks.
 */
export function stripBlocks(planner: Planner, wools: readonly Ink[]): void {
  const { plot, geo } = planner;
  const cell = Math.max(3, (plot.hero * 1.1) / strip);
  const chart = createChart(planner, cell, [strip * 4, block * 4]);
  const [one = 'a1', two = 'a2', three = 'a3', four = 'a4'] = wools;
  const casts: readonly (readonly Ink[])[] = [
    ['ground', one, two],
    [one, 'ground', three],
    [two, 'ground', four],
    ['ground', three, one],
  ];
  const orders: readonly (readonly Ink[])[] = [
    ['ground', 'ground', one, one, 'ground', two, 'ground', three],
    [three, three, 'ground', one, 'ground', two, two, 'ground'],
  ];
  const shift = geo.whole(0, 3);
  const strips = chart.columns / strip;
  for (let y = 0; y < chart.rows; y++)
    for (let x = 0; x < chart.columns; x++) {
      const [s, b] = [Math.floor(x / strip), Math.floor(y / block)];
      const [u, v] = [x % strip, y % block];
      // A strip's warp runs through it from end to end, the same about its middle.
      const order = orders[s % 2] ?? [];
      const warp = order[Math.min(u, strip - 1 - u)] ?? 'ground';
      if (modulo(s + b, 2) === 1) {
        chart.set(x, y, v < 2 || v > block - 3 ? (v % 2 === 0 ? 'light' : one) : warp);
        continue;
      }
      const pick = modulo(s * 3 + (b >> 1) + shift, figures.length);
      const mark = figures[pick]?.[v >> 1]?.[u >> 1];
      const cast = casts[modulo(pick + s, casts.length)] ?? [];
      chart.set(x, y, cast[Number(mark) - 1] ?? 'ground');
    }
  const [unitX, unitY] = [plot.torus.w / chart.columns, plot.torus.h / chart.rows];
  for (let s = 0; s < strips; s++)
    for (let b = 0; b < chart.rows / block; b++)
      planner.note({
        x: (s + 0.5) * strip * unitX,
        y: (b + 0.5) * block * unitY,
        r: strip * 0.45 * unitX,
        motif: 'diamond',
        rank: 'hero',
      });
  weaveChart(planner, chart);
}
