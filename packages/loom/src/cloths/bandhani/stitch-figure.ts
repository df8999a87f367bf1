import { isolines } from '../../numbers/geometry/isolines.ts';
import { isInside, resample } from '../../numbers/geometry/line.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { rowField } from '../../numbers/geometry/row-field.ts';
import type { Figure, FigureInk, Zone } from './figure.ts';
import { spaced } from './spaced.ts';

/** A figure as knots about its own middle, at the size at which it will be tied. */
export interface StitchedFigure {
  readonly motif: string;
  readonly radius: number;
  readonly knots: readonly { readonly x: number; readonly y: number; readonly ink: FigureInk }[];
  /** Closed outlines in units: no ground is tied inside. */
  readonly outlines: readonly (readonly Point[])[];
}

/** Distance of rows as a share of the pitch. */
const rowGap = 0.98;
const gridGap = 1.5;
/** Rows that would lie nearer to the zone's spine than this share of the pitch are left out. */
const innermost = 0.42;

/** Turns a figure into knots: whole numbers of even steps on every row. Draws nothing yet. */
export function stitchFigure(figure: Figure, radius: number, pitch: number): StitchedFigure {
  const knots: { x: number; y: number; ink: FigureInk }[] = [];
  const scaled = (points: readonly Point[]) => points.map(([x, y]): Point => [x * radius, y * radius]);
  const add = (points: readonly Point[], ink: FigureInk) => {
    for (const [x, y] of points) knots.push({ x, y, ink });
  };
  const outlines = figure.zones.map((zone) => scaled(zone.outline));
  // Earlier zones lie in front: what falls inside them is hidden.
  const isSeen =
    (zone: number) =>
    ([x, y]: Point) =>
      outlines.slice(0, zone).every((front) => !isInside(front, x, y));
  for (const [i, zone] of figure.zones.entries()) {
    add(seenPlaces(outlines[i] ?? [], pitch, isSeen(i)), zone.rows[0] ?? zone.ink);
  }
  for (const line of figure.lines)
    add(spaced(scaled(line.points), pitch, false).filter(isSeen(outlines.length)), line.ink);
  for (const { at, ink } of figure.points) add(scaled([at]), ink);
  for (const [i, zone] of figure.zones.entries()) {
    fillZone(zone, outlines[i] ?? [], pitch, (points, ink) => add(points.filter(isSeen(i)), ink));
  }
  return { motif: figure.motif, radius, knots, outlines };
}

/** Steps in which a hidden line is followed, as shares of the pitch, and how far from what hides it a row begins. */
const pace = 0.1;
const joint = 0.82;

/** Places on a closed line at even steps; of one that is partly hidden on each stretch that is seen, from joint to joint. */
function seenPlaces(line: readonly Point[], pitch: number, isSeen: (point: Point) => boolean): readonly Point[] {
  const ring = [...line, line[0] ?? ([0, 0] as const)];
  const fine = resample(ring, pitch * pace).slice(0, -1);
  const first = fine.findIndex((point) => !isSeen(point));
  if (first < 0) return spaced(line, pitch, true);
  const runs: Point[][] = [[]];
  for (let k = 0; k < fine.length; k++) {
    const point = fine[(first + k) % fine.length] ?? [0, 0];
    if (isSeen(point)) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length !== 0) runs.push([]);
  }
  const trim = Math.round(joint / pace);
  return runs.flatMap((run) => {
    const open = run.slice(trim, run.length - trim);
    const [middle] = run.slice(Math.floor(run.length / 2));
    if (open.length < trim) return run.length > trim && middle !== undefined ? [middle] : [];
    return spaced(open, pitch, false);
  });
}

function fillZone(
  zone: Zone,
  outline: readonly Point[],
  pitch: number,
  add: (points: readonly Point[], ink: FigureInk) => void,
): void {
  if (zone.rows.length < 2 && zone.fill === 'none') return;
  const field = rowField(outline, pitch / 2.6);
  const deepest = field.values.reduce((most, value) => Math.max(most, value), 0);
  let level = pitch * rowGap;
  for (let row = 1; level < deepest - pitch * innermost; row++, level += pitch * rowGap) {
    const ink = zone.rows[row] ?? (zone.fill === 'rows' ? zone.ink : undefined);
    if (ink === undefined) break;
    for (const line of isolines(field, level)) add(spaced(line, pitch, true), ink);
  }
  if (zone.fill !== 'grid') return;
  const gap = pitch * gridGap;
  const { left, top, step, columns, rows, values } = field;
  const from = level - pitch * rowGap + gap * 0.86;
  const middleX = left + ((columns - 1) * step) / 2;
  const middleY = top + ((rows - 1) * step) / 2;
  const reach = Math.ceil((Math.max(columns, rows) * step) / gap / 2) + 1;
  const grid: Point[] = [];
  for (let j = -reach * 1.2 - 1; j <= reach * 1.2 + 1; j++) {
    const row = Math.round(j);
    for (let i = -reach; i <= reach; i++) {
      const x = middleX + (i + (row % 2 === 0 ? 0 : 0.5)) * gap;
      const y = middleY + row * gap * 0.866;
      const value = values[Math.round((y - top) / step) * columns + Math.round((x - left) / step)];
      const isInside = x >= left && y >= top && Math.round((x - left) / step) < columns;
      if (isInside && value !== undefined && value > from) grid.push([x, y]);
    }
  }
  add(grid, zone.ink);
}
