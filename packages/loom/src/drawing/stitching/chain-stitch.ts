import { resample } from '../../numbers/geometry/line.ts';
import { curve, fixed, polyline } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import type { Role } from '../../vocabulary/roles.ts';
import type { Sketch } from '../motifs/sketch.ts';
import type { Ink } from '../scene.ts';
import { rowsWithin } from './rows-within.ts';

interface ChainRow {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
  readonly silk: Role;
}

/** Silk in chain stitch: the area it covers and its rows. */
export interface ChainWork {
  readonly area: readonly Point[];
  readonly rows: readonly ChainRow[];
}

/** Shares of a row's width: its silk, a link's length and the line between two links. */
const body = 0.88;
const link = 1.9;
const notch = 0.2;
/** What lies in shadow between rows, and between links. */
const between = 0.24;
const joint = 0.34;

/** Fills a closed outline with rows of chain stitch `width` units wide from its edge inwards; `silkAt` by the row's number. */
export function chainFill(area: readonly Point[], width: number, silkAt: (row: number) => Role): ChainWork {
  const rows = rowsWithin(area, width).map(({ number, ...row }) => ({ ...row, silk: silkAt(number) }));
  return { area, rows };
}

/** A line of chain stitch, one row or more side by side. */
export function chainLine(points: readonly Point[], silk: Role, isClosed = false): ChainWork {
  return { area: [], rows: [{ points, isClosed, silk }] };
}

/** The same work elsewhere: turned clockwise about the origin, mirrored first where asked. */
export function movedWork(work: ChainWork, to: { x: number; y: number; turn?: number; flip?: boolean }): ChainWork {
  const { x, y, turn = 0, flip = false } = to;
  const moved = (points: readonly Point[]) =>
    place(flip ? points.map(([px, py]): Point => [-px, py]) : points, x, y, turn);
  return {
    area: moved(work.area),
    rows: work.rows.map((row) => ({ ...row, points: moved(row.points) })),
  };
}

/** Lays work on a drawing: shadow first, the silk over it, the joints of its links over that. One path an ink. */
export function layChains(sketch: Sketch, works: readonly ChainWork[], width: number): void {
  const areas = new Map<Ink, string>();
  const lines = new Map<Ink, string>();
  const joints = new Map<Ink, string>();
  const append = (paths: Map<Ink, string>, ink: Ink, d: string) => paths.set(ink, (paths.get(ink) ?? '') + d);
  for (const { area, rows } of works) {
    const silk = rows[0]?.silk;
    if (silk !== undefined && area.length > 2) append(areas, shadowOf(silk, between), polyline(area, true));
    for (const row of rows) {
      append(lines, row.silk, row.points.length > 2 ? curve(row.points, row.isClosed) : polyline(row.points));
      append(joints, shadowOf(row.silk, joint), jointsOf(row, width));
    }
  }
  for (const [ink, d] of areas) sketch.area(d, ink);
  for (const [ink, d] of lines) sketch.line(d, ink, width * body);
  for (const [ink, d] of joints) sketch.line(d, ink, width * notch);
}

/** The darkest silk throws its shadow in light. */
function shadowOf(silk: Role, share: number): Ink {
  if (silk === 'light') return `light>dark:${Math.round(share * 55) / 100}`;
  return silk === 'dark' || silk === 'line' ? `${silk}>light:${share / 2}` : `${silk}>dark:${share}`;
}

/** Joints are so many and so small that a tenth of a unit is enough: plans are kept. */
function tenth(value: number): string {
  return fixed(Math.round(value * 10) / 10);
}

/** Where one link leaves another: an open V across the row. */
function jointsOf({ points, isClosed }: ChainRow, width: number): string {
  const [start] = points;
  if (start === undefined) return '';
  const places = resample(isClosed ? [...points, start] : points, width * link);
  let d = '';
  for (let i = 0; i + 1 < places.length; i++) {
    const [ax, ay] = places[i] ?? [0, 0];
    const [bx, by] = places[i + 1] ?? [0, 0];
    const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2) || 1;
    const [tx, ty] = [((bx - ax) / length) * width, ((by - ay) / length) * width];
    d += `M${tenth(ax - ty * 0.4)} ${tenth(ay + tx * 0.4)}L${tenth(ax + tx * 0.55)} ${tenth(ay + ty * 0.55)}L${tenth(ax + ty * 0.4)} ${tenth(ay - tx * 0.4)}`;
  }
  return d;
}
