import type { Planner } from '../../drawing/planner.ts';
import type { Ink } from '../../drawing/scene.ts';
import { type Chart, createChart, weaveChart } from '../../drawing/weaving/chart.ts';

/** Stepped lozenges with rams' horns about them in half-drop, small ones between, each with rings of other wools. */
export function medallions(planner: Planner, wools: readonly Ink[]): void {
  const { plot, geo, recipe } = planner;
  const wide = geo.pick([32, 36, 40]);
  const tall = geo.pick([44, 48, 52]);
  const cell = Math.max(2.6, plot.hero / wide);
  const chart = createChart(planner, cell, [2 * wide, tall]);
  const rings = ringsOf(wools, geo.pick([0, 1]));
  const others = ringsOf([...wools.slice(2), ...wools.slice(0, 2)], 1);
  const rise = geo.pick([1, 1.5]);
  const isDiced = geo.chance(0.5);
  for (let row = 0; row * (tall / 2) < chart.rows; row++) {
    for (let column = 0; column * wide < chart.columns; column++) {
      const [x, y] = [column * wide + (row % 2 === 0 ? 0 : wide / 2), row * (tall / 2)];
      const isOther = (row + (row % 2 === 0 ? 0 : column)) % 2 === 1;
      lozenge(chart, x, y, { half: wide * 0.36, high: tall * 0.33, rise, rings: isOther ? others : rings, isDiced });
      horns(chart, x, y, Math.round(wide * 0.36), wools[1] ?? 'a2');
      // A small one in each of the gaps to the left and right.
      if (recipe.detail >= 2) star(chart, x + wide / 2, y, wools[isOther ? 0 : 3] ?? 'a4');
      planner.note({
        x: (x * plot.torus.w) / chart.columns,
        y: (y * plot.torus.h) / chart.rows,
        r: (wide * 0.36 * plot.torus.w) / chart.columns,
        motif: 'diamond',
        rank: 'hero',
      });
    }
  }
  weaveChart(planner, chart);
}

/** Wools from the rim inwards: an outline, a broad one, a pale line, the heart. */
function ringsOf([first = 'a1', second = 'a2', third = 'a3']: readonly Ink[], way: number): readonly Ink[] {
  return way === 0
    ? ['dark', first, first, 'light', second, second, 'dark', third]
    : ['light', first, first, first, 'dark', 'light', second, third];
}

interface Lozenge {
  readonly half: number;
  readonly high: number;
  /** Rows of a step. */
  readonly rise: number;
  readonly rings: readonly Ink[];
  /** Whether the broad rings carry a row of blocks. */
  readonly isDiced: boolean;
}

function lozenge(chart: Chart, x: number, y: number, { half, high, rise, rings, isDiced }: Lozenge): void {
  const step = 2;
  for (let dy = -Math.ceil(high); dy <= high; dy++) {
    for (let dx = -Math.ceil(half); dx <= half; dx++) {
      // Steps of two rows and two columns: the slits of the weave allow no slanting line.
      const u = Math.floor((Math.abs(dx) + 0.5) / step) * step;
      const v = Math.floor((Math.abs(dy) + 0.5) / (step * rise)) * (step * rise);
      const depth = 1 - u / half - v / high;
      if (depth <= 0) continue;
      const ring = Math.min(rings.length - 1, Math.floor(depth * rings.length * 1.15));
      const isBlock = isDiced && ring === 2 && (Math.floor(dy / 2) + Math.floor(dx / 2)) % 2 === 0;
      chart.set(x + dx, y + dy, isBlock ? 'light' : (rings[ring] ?? 'a1'));
    }
  }
}

/** Hooks that stand out from the four slopes, as rams' horns do. */
function horns(chart: Chart, x: number, y: number, half: number, ink: Ink): void {
  const hook = ['.##.', '#..#', '#...', '##..', '.#..'];
  for (const [sx, sy] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    for (const [at, up] of [
      [half * 0.42, half * 0.86],
      [half * 0.78, half * 0.46],
    ] as const) {
      hook.forEach((line, j) => {
        for (let i = 0; i < line.length; i++) {
          if (line[i] !== '#') continue;
          chart.set(Math.round(x + sx * (at + i)), Math.round(y + sy * (up + 4 - j)), ink);
        }
      });
    }
  }
}

const starRows = ['...#...', '..###..', '#.###.#', '##.#.##', '#.###.#', '..###..', '...#...'];

function star(chart: Chart, x: number, y: number, ink: Ink): void {
  starRows.forEach((line, j) => {
    for (let i = 0; i < line.length; i++)
      if (line[i] === '#') chart.set(Math.round(x + i - 3), Math.round(y + j - 3), i === 3 && j === 3 ? 'light' : ink);
  });
}
