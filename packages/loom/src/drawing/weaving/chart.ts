import { fixed } from '../../numbers/geometry/path.ts';
import { modulo } from '../../numbers/torus.ts';
import type { Planner } from '../planner.ts';
import type { Ink } from '../scene.ts';

/** A weaver's chart over a module: so many wefts' turns across and rows down, closed over the edges. */
export interface Chart {
  readonly columns: number;
  readonly rows: number;
  readonly at: (x: number, y: number) => Ink;
  readonly set: (x: number, y: number, ink: Ink) => void;
}

/** Cells of about `size` units; counts are multiples of `multiple`, so that figures close over the edges. */
export function createChart({ plot }: Planner, size: number, multiple: readonly [across: number, down: number]): Chart {
  const { torus } = plot;
  const counted = (length: number, by: number) => by * Math.max(1, Math.round(length / size / by));
  const columns = counted(torus.w, torus.brickX === 0 ? multiple[0] : 2 * multiple[0]);
  const rows = counted(torus.h, torus.dropY === 0 ? multiple[1] : 2 * multiple[1]);
  const cells: Ink[] = Array.from({ length: columns * rows }, () => 'ground');
  const index = (x: number, y: number) => modulo(y, rows) * columns + modulo(x, columns);
  return {
    columns,
    rows,
    at: (x, y) => cells[index(x, y)] ?? 'ground',
    set: (x, y, ink) => {
      cells[index(x, y)] = ink;
    },
  };
}

/** Every cell by rule. */
export function fill(chart: Chart, inkAt: (x: number, y: number) => Ink | undefined): void {
  for (let y = 0; y < chart.rows; y++) {
    for (let x = 0; x < chart.columns; x++) {
      const ink = inkAt(x, y);
      if (ink !== undefined) chart.set(x, y, ink);
    }
  }
}

/** The first `period` rows again and again down the chart, begun where it is calmest: an edge of the cloth is nothing that one sees.
 * `isWithin`: borders run along its edges, and it begins where it began. Returns by how much it was moved, columns and rows. */
export function repeatRows(
  chart: Chart,
  period: number,
  isWithin = false,
): { readonly aside: number; readonly down: number } {
  const [shift, aside] = isWithin
    ? [0, 0]
    : [calmest(chart, period, (line, i) => [i, line]), calmest(chart, period, (line, i) => [line, i])];
  const rows = Array.from({ length: period }, (_, y) =>
    Array.from({ length: chart.columns }, (__, x) => chart.at(x + aside, modulo(y + shift, period))),
  );
  fill(chart, (x, y) => rows[y % period]?.[x]);
  return { aside, down: shift };
}

/** The line, a row or a column, that is most like the one before it. */
function calmest(
  { at, columns }: Chart,
  period: number,
  cell: (line: number, along: number) => readonly [x: number, y: number],
): number {
  const isColumn = cell(0, 1)[1] === 1;
  const [lines, length] = isColumn ? [columns, period] : [period, columns];
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let line = 0; line < lines; line++) {
    let steps = 0;
    for (let i = 0; i < length; i++) {
      const [x, y] = cell(line, i);
      const [ox, oy] = cell(line === 0 ? lines - 1 : line - 1, i);
      if (at(x, y) !== at(ox, oy)) steps++;
    }
    if (steps < least) [best, least] = [line, steps];
  }
  return best;
}

/** How far cells reach under their neighbours, units. */
const lap = 0.35;
/** Rows of cells that make one drawing. */
const strip = 24;

/** The chart on the loom: runs of one wool in a row are joined, and with like runs below them. */
export function weaveChart(planner: Planner, chart: Chart): void {
  const { torus } = planner.plot;
  const [w, h] = [torus.w / chart.columns, torus.h / chart.rows];
  for (let top = 0; top < chart.rows; top += strip) {
    const bottom = Math.min(chart.rows, top + strip);
    const paths = new Map<Ink, string>();
    const isDone = new Set<number>();
    for (let y = top; y < bottom; y++) {
      for (let x = 0; x < chart.columns; ) {
        const ink = chart.at(x, y);
        let end = x + 1;
        while (end < chart.columns && chart.at(end, y) === ink) end++;
        if (ink !== 'ground' && !isDone.has(y * chart.columns + x)) {
          let last = y + 1;
          while (last < bottom && isRun(chart, x, end, last, ink)) last++;
          for (let row = y; row < last; row++) isDone.add(row * chart.columns + x);
          const d = `M${fixed(x * w - lap)} ${fixed((y - top) * h - lap)}h${fixed((end - x) * w + 2 * lap)}v${fixed((last - y) * h + 2 * lap)}h${fixed(-(end - x) * w - 2 * lap)}Z`;
          paths.set(ink, (paths.get(ink) ?? '') + d);
        }
        x = end;
      }
    }
    const radius = Math.ceil(Math.sqrt(torus.w ** 2 + (strip * h) ** 2)) + 2;
    planner.set('field', { shapes: [...paths].map(([ink, d]) => ({ d, fill: ink })), radius }, [{ x: 0, y: top * h }]);
  }
}

/** The same run, begun and ended at the same cells. */
function isRun(chart: Chart, from: number, end: number, y: number, ink: Ink): boolean {
  for (let x = from; x < end; x++) if (chart.at(x, y) !== ink) return false;
  const isOpen = (x: number) => x < 0 || x >= chart.columns || chart.at(x, y) !== ink;
  return isOpen(from - 1) && isOpen(end);
}
