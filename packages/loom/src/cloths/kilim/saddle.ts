import type { Planner } from '../../drawing/planner.ts';
import type { Ink } from '../../drawing/scene.ts';
import { type Chart, createChart, weaveChart } from '../../drawing/weaving/chart.ts';

/** Shaded stripes as on blankets from Saltillo, with rows of stepped diamonds on the broad ones and teeth at their edges. */
export function saddle(planner: Planner, wools: readonly Ink[]): void {
  const { plot, geo, recipe } = planner;
  const cell = Math.max(2.8, plot.hero / 34);
  const chart = createChart(planner, cell, [28, 28]);
  const [first = 'a1', second = 'a2', third = 'a3', fourth = 'a4'] = wools;
  // From the middle of a stripe outwards: widths in picks.
  const shades: readonly (readonly [Ink, number])[] = [
    [first, 4],
    [`${first === 'a1' ? 'a1' : first}>light:0.35` as Ink, 2],
    ['light', 1],
    [third, 3],
    ['dark', 1],
    [second, 3],
    [fourth, 2],
    ['light', 1],
  ];
  const order = [...shades, ...shades.slice(1, -1).toReversed()];
  const fine = order.reduce((sum, [, width]) => sum + width, 0);
  const period = plot.torus.dropY === 0 ? chart.rows : chart.rows / 2;
  const broad = geo.pick([24, 28, 32]);
  const pairs = Math.max(1, Math.round(period / (fine + broad)));
  for (let pair = 0; pair < pairs; pair++) {
    const top = Math.round((pair * period) / pairs);
    const end = Math.round(((pair + 1) * period) / pairs);
    const field: Ink = pair % 2 === 0 ? 'ground' : second;
    let y = top;
    for (const [ink, width] of order) for (let k = 0; k < width && y < end; k++, y++) row(chart, y, ink);
    const middle = Math.round((y + end) / 2);
    for (let at = y; at < end; at++) row(chart, at, field);
    teeth(chart, y, end, [third, first]);
    const half = Math.floor((end - y) / 2) - 4;
    const step = 28;
    for (let x = pair % 2 === 0 ? 0 : step / 2; x < chart.columns; x += step) {
      diamond(chart, x, middle, Math.min(11, half), [
        field === 'ground' ? first : 'light',
        'dark',
        'light',
        fourth,
        third,
      ]);
      if (recipe.detail >= 2)
        diamond(chart, x + step / 2, middle, Math.min(4, half), ['dark', fourth === field ? 'light' : fourth]);
      planner.note({
        x: (x * plot.torus.w) / chart.columns,
        y: (middle * plot.torus.h) / chart.rows,
        r: (Math.min(11, half) * plot.torus.w) / chart.columns,
        motif: 'diamond',
        rank: 'hero',
      });
    }
  }
  for (let y = period; y < chart.rows; y++)
    for (let x = 0; x < chart.columns; x++) chart.set(x, y, chart.at(x, y - period));
  weaveChart(planner, chart);
}

function row(chart: Chart, y: number, ink: Ink): void {
  for (let x = 0; x < chart.columns; x++) chart.set(x, y, ink);
}

/** Stepped teeth that stand on both edges of a broad stripe. */
function teeth(chart: Chart, top: number, end: number, [low, high]: readonly [Ink, Ink]): void {
  for (let x = 0; x < chart.columns; x++) {
    const height = [1, 2, 3, 4, 3, 2, 1][x % 7] ?? 1;
    for (let k = 0; k < height; k++) {
      chart.set(x, top + k, k < height - 1 ? high : low);
      chart.set(x, end - 1 - k, k < height - 1 ? high : low);
    }
  }
}

function diamond(chart: Chart, x: number, y: number, size: number, rings: readonly Ink[]): void {
  for (let dy = -size; dy <= size; dy++) {
    for (let dx = -size; dx <= size; dx++) {
      const u = Math.floor(Math.abs(dx) / 2) * 2;
      const v = Math.floor(Math.abs(dy) / 2) * 2;
      const depth = size - u - v;
      if (depth < 0) continue;
      chart.set(x + dx, y + dy, rings[Math.min(rings.length - 1, Math.floor(depth / 2.4))] ?? 'dark');
    }
  }
}
