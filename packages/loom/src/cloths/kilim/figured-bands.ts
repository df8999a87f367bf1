import { wishedFigures } from '../../drawing/figures/wanted-figures.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Ink } from '../../drawing/scene.ts';
import { type Chart, createChart, repeatRows, weaveChart } from '../../drawing/weaving/chart.ts';
import type { Rng } from '../../numbers/rng.ts';
import { modulo } from '../../numbers/torus.ts';
import { type KilimFigure, kilimFigures } from '../../vocabulary/families/kilim/words.ts';
import { wovenFigures } from './woven-figures.ts';

/** A figured band: rows of a weaver's chart that repeats along it. `1` … `4` are wools, `o` the outline, `l` the light. */
const figures: readonly (readonly string[])[] = [
  // Stepped pyramids that stand and hang.
  [
    '1.....22222.....',
    '11...2222222...1',
    '111.222222222.11',
    '1111.2222222.111',
    '11111.22222.1111',
    '111111.222.11111',
    '1111111.2.111111',
  ],
  // Lozenges with a heart, and crosses between.
  [
    '...11......33...',
    '..1111.....33...',
    '.112211..333333.',
    '11233211.333333.',
    '.112211..333333.',
    '..1111.....33...',
    '...11......33...',
  ],
  // The running dog.
  [
    '11111111........',
    '11111111........',
    '11....11.......1',
    '11.11.11.....111',
    '11.11........111',
    '11.1111111111111',
    '11.1111111111111',
  ],
  // Zigzag within zigzag.
  [
    '1......1........',
    '11....11...22...',
    '.11..11...2222..',
    '..1111...22..22.',
    '...11...22....22',
    '2......22......2',
    '22....22.......2',
  ],
  // Hooked combs.
  [
    '.1111..1111..11.',
    '.1..1..1..1..1.1',
    '.1.....1.....1..',
    '.111111111111111',
    '.1.....1.....1..',
    '.1..1..1..1..1.1',
    '.1111..1111..11.',
  ],
  // Hourglasses.
  [
    '1111111.3.111111',
    '.11111.333.1111.',
    '..111.33l33.11..',
    '...1.33lll33.1..',
    '..111.33l33.11..',
    '.11111.333.1111.',
    '1111111.3.111111',
  ],
  // Arrows.
  [
    '1...1...2...2...',
    '11..11..22..22..',
    '.11..11..22..22.',
    '..11..11..22..22',
    '.11..11..22..22.',
    '11..11..22..22..',
    '1...1...2...2...',
  ],
];

/** Picks, at most, of a band of beasts, of the plain lines beside it and of a band with a pattern. */
const picks = { beast: 24, lines: 8, pattern: 16 } as const;

/** Bands of many heights, the figured ones between plain lines: no two alike beside each other. */
export function kilimBands(planner: Planner, wools: readonly Ink[]): void {
  const { plot, geo, recipe } = planner;
  const wished = wishedFigures(recipe, kilimFigures);
  const high = plot.torus.dropY === 0 ? plot.torus.h : plot.torus.h / 2;
  // As fine as it takes for each beast to have its band.
  const finest = high / Math.max(1, (wished.length + 1) * (picks.beast + picks.lines));
  const cell = Math.max(2.4, Math.min(plot.hero / 26, finest));
  const chart = createChart(planner, cell, [32, 16]);
  const period = plot.torus.dropY === 0 ? chart.rows : chart.rows / 2;
  const woven: Woven[] = [];
  const every = bandsFor(wished.length, period);
  let y = 0;
  let last = -1;
  for (let k = 0; y < period; k++) {
    const own = geo.fork(`band/${k}`);
    const fields: readonly Ink[] = ['ground', wools[k % 4] ?? 'a1', 'ground', 'light', wools[(k + 2) % 4] ?? 'a3'];
    const field = fields[k % fields.length] ?? 'ground';
    const free = wools.filter((wool) => wool !== field);
    y = lines(chart, y, period, own, [field === 'dark' ? 'light' : 'dark', free[0] ?? 'a1', 'light', free[1] ?? 'a2']);
    const beast = k % every === 0 ? wished[woven.length % Math.max(1, wished.length)] : undefined;
    const rows = beast === undefined ? [] : wovenFigures[beast];
    if (beast !== undefined && y + rows.length + 2 <= period) {
      const from = y;
      y = figure(chart, y, period, { rows, times: 1, field, wools: free, shift: 0 });
      woven.push({ beast, row: (from + y) / 2 });
      continue;
    }
    let pick = own.whole(0, figures.length - 1);
    if (pick === last) pick = (pick + 1) % figures.length;
    last = pick;
    const large = recipe.detail >= 4 ? 1 : own.pick([1, 2, 2]);
    y = figure(chart, y, period, {
      rows: figures[pick] ?? [],
      times: large,
      field,
      wools: free,
      shift: own.whole(0, 15),
    });
  }
  planner.note({ x: plot.torus.w / 2, y: plot.torus.h / 2, r: plot.hero / 2, motif: 'field', rank: 'hero' });
  // The edge of the cloth falls into a figure, not between two bands; within borders no band is cut.
  const moved = repeatRows(chart, period, plot.panel?.edges?.down === true);
  noteWoven(planner, chart, period, woven, moved);
  weaveChart(planner, chart);
}

interface Woven {
  readonly beast: KilimFigure;
  /** Of the chart before it is moved: the middle of its band. */
  readonly row: number;
}

/** Whether beasts are woven in every band or by turns with patterns, so that each has a band of its own. */
function bandsFor(beasts: number, period: number): 1 | 2 {
  const { beast, lines: plain, pattern } = picks;
  return period >= beasts * (beast + pattern + 2 * plain) ? 2 : 1;
}

/** Ends of a beast, and how far it is known from its middle. */
const beastEnds = 32;
const known = 12;

/** Every beast of every band, where it lies once the chart is moved. */
function noteWoven(
  { plot, note }: Planner,
  chart: Chart,
  period: number,
  woven: readonly Woven[],
  { aside, down }: ReturnType<typeof repeatRows>,
): void {
  const [wide, high] = [plot.torus.w / chart.columns, plot.torus.h / chart.rows];
  for (const { beast, row } of woven)
    for (let again = 0; again < chart.rows; again += period)
      for (let x = beastEnds / 2 - 2; x < chart.columns; x += beastEnds) {
        const [column, line] = [modulo(x - aside, chart.columns), modulo(row - down, period) + again];
        note({ x: column * wide, y: line * high, r: known * wide, motif: beast, rank: 'hero' });
      }
}

/** Plain lines one to four picks high. */
function lines(chart: Chart, from: number, end: number, rng: Rng, cast: readonly Ink[]): number {
  let y = from;
  const heights = rng.pick([
    [2, 1, 2],
    [1, 3, 1],
    [3, 1, 1, 3],
    [2, 2],
  ]);
  heights.forEach((height, i) => {
    for (let k = 0; k < height && y < end; k++, y++)
      for (let x = 0; x < chart.columns; x++) chart.set(x, y, cast[i % cast.length] ?? 'dark');
  });
  return y;
}

interface Figure {
  readonly rows: readonly string[];
  /** Picks and ends of a cell of the figure. */
  readonly times: number;
  readonly field: Ink;
  readonly wools: readonly Ink[];
  readonly shift: number;
}

/** A band with a figure and a pick of its field above and below; what would not fit is left to plain wool. */
function figure(chart: Chart, from: number, end: number, { rows, times, field, wools, shift }: Figure): number {
  const height = rows.length * times + 2;
  const isPlain = from + height > end;
  const last = Math.min(end, from + height);
  for (let y = from; y < last; y++) {
    const line = rows[Math.floor((y - from - 1) / times)] ?? '';
    for (let x = 0; x < chart.columns; x++) {
      const mark =
        y === from || y === last - 1 || isPlain ? '.' : line[modulo(Math.floor(x / times) + shift, line.length)];
      const ink =
        mark === 'l'
          ? 'light'
          : mark === 'o'
            ? 'dark'
            : mark === '.' || mark === undefined
              ? field
              : wools[Number(mark) - 1];
      chart.set(x, y, ink ?? field);
    }
  }
  return last;
}
