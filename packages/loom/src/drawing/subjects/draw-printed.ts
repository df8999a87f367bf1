import { circle, fixed } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { type Role, roles } from '../../vocabulary/roles.ts';
import { type Outline, outlineReach, type Region } from '../../vocabulary/subjects/outline.ts';
import type { Ink, SceneSymbol, Shape } from '../scene.ts';
import { edgeStations } from './edge-stations.ts';
import { isMarks } from './is-marks.ts';
import { polygonsOf, spansAt } from './polygons.ts';

/** The dyes of one printing of a subject. */
export interface Dress {
  /** Of its largest part, of the next one. */
  readonly body: Role;
  readonly second: Ink;
  readonly leaf: readonly [Ink, Ink];
  readonly light: Role;
  readonly dark: Role;
}

export interface PrintAsk {
  /** Units; the drawing fills this disc. */
  readonly radius: number;
  /** The inner contour in units; the outer one is twice as strong. */
  readonly pen: number;
  /** 1 flat … 5 hatched, dotted and veined. */
  readonly detail: number;
  readonly dress: Dress;
  readonly contour: Ink;
  /** Of regions that have a dye of their own whatever their slot. */
  readonly accents?: ReadonlyMap<Region, Ink>;
}

/** Dark parts are dyed like others where they are so large, but not of what is black by nature: a zebra, a panda. */
const solid = 36;
/** Smaller regions have no contour of their own: it would fill them. In units of the radius squared, percent. */
const leastLined = 1;

/** An outline in flat dyes with one contour, its large parts hatched on the shaded side or dotted. */
export function drawPrinted(outline: Outline, ask: PrintAsk): SceneSymbol {
  const { radius, pen, contour, detail, dress } = ask;
  const scale = radius / outlineReach;
  const inks = inksOf(outline, dress);
  // A little aside: the line about it is strong on the shaded side and fine towards the light.
  const rim = outline.regions
    .filter((region) => !isMarks(region))
    .map(({ d }) => scaled(d, scale, [pen * 0.5, pen * 0.62]))
    .join('');
  const shapes: Shape[] = [{ d: rim, stroke: contour, strokeWidth: rounded(pen * 2.1) }];
  const isMade = outline.setting === 'plain' || outline.setting === 'sweet';
  const large = outline.regions
    .filter((region) => region.share >= 9 && !isMarks(region))
    .toSorted((a, b) => b.share - a.share);
  for (const region of outline.regions) {
    const fill = ask.accents?.get(region) ?? inks[region.slot] ?? dress.body;
    const d = scaled(region.d, scale);
    const even = region.isEvenOdd ? { evenOdd: true } : {};
    const isLined = region.share > leastLined && !isMarks(region);
    // Of several parts that run into each other only the edge about all of them has a line.
    const isJoined = isLined && !region.isEvenOdd && d.indexOf('M', 1) > 0;
    if (isJoined) shapes.push({ d, stroke: contour, strokeWidth: rounded(pen * 1.8) });
    const line = isLined && !isJoined ? { stroke: contour, strokeWidth: rounded(pen) } : {};
    shapes.push({ d, fill, ...even, ...line });
    const rank = large.indexOf(region);
    if (rank < 0 || detail < 2) continue;
    const polygons = polygonsOf(d);
    // Of two large parts beside each other one is shaded, the other set with dots where somebody made the thing.
    if (rank % 2 === 0 || !isMade) shapes.push(shade(polygons, region, radius, fill, detail));
    else if (detail > 2) shapes.push(dots(polygons, region, radius, fill));
  }
  return { shapes: shapes.filter(({ d }) => d !== ''), radius: Math.ceil(radius + pen * 2) };
}

/** Slots → inks: the largest part has the first dye, the next one the second, all others tints of the first. */
export function inksOf({ regions, dyes }: Pick<Outline, 'regions' | 'dyes'>, dress: Dress): readonly Ink[] {
  const shares = [0, 1, 2, 3, 4, 5, 6, 7].map((slot) =>
    regions.reduce((sum, region) => sum + (region.slot === slot ? region.share : 0), 0),
  );
  const dyed = [0, 1, 2, 3, 4]
    .filter((slot) => slot > 0 || ((shares[0] ?? 0) >= solid && dyes.length > 0))
    .sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0) || a - b);
  const [first = 2, next = 3] = dyed;
  const inkOf = (slot: number): Ink => {
    if (slot === 6) return dress.leaf[0];
    if (slot === 7) return dress.leaf[1];
    if (slot === 5) return dress.light;
    if (slot === first) return dress.body;
    if (slot === next) return dress.second;
    if (slot === 0) return dress.dark;
    const step = (slot - first) * 0.17;
    return step < 0
      ? `${dress.body}>${dress.dark}:${tint(-step)}`
      : `${dress.body}>${dress.light}:${tint(step + 0.12)}`;
  };
  return shares.map((_, slot) => inkOf(slot));
}

const tint = (share: number) => Math.round(Math.min(0.7, Math.max(0.2, share)) * 100) / 100;

/** Light comes from the upper left. */
const away: Point = [0.6, 0.8];

/** Strokes upright on the edge that lies in the shade, inwards, long and short in turn and longest where the light is farthest. */
function shade(polygons: readonly Point[][], { isEvenOdd }: Region, radius: number, fill: Ink, detail: number): Shape {
  const step = Math.max(2.6, radius * 0.034);
  const reach = radius * (0.055 + 0.016 * detail);
  let d = '';
  for (const [k, { at, inward }] of edgeStations(polygons, step).entries()) {
    const facing = -(inward[0] * away[0] + inward[1] * away[1]);
    if (facing < 0.05) continue;
    const length = reach * (0.35 + 0.65 * facing) * (k % 3 === 0 ? 1 : k % 3 === 1 ? 0.55 : 0.75);
    // A hair of lean makes a stroke of a hand of it.
    const end: Point = [
      at[0] + (inward[0] + inward[1] * 0.25) * length,
      at[1] + (inward[1] - inward[0] * 0.25) * length,
    ];
    const isIn = ([x, y]: Point) => isWithin(spansAt(polygons, y + 0.003, isEvenOdd), x, x);
    // Where parts run into each other an edge lies within.
    const isEdge = polygons.length === 1 || !isIn([at[0] - inward[0] * 1.2, at[1] - inward[1] * 1.2]);
    if (isEdge && isIn(end)) d += `M${fixed(at[0])} ${fixed(at[1])}L${fixed(end[0])} ${fixed(end[1])}`;
  }
  return { d, stroke: deeper(fill), strokeWidth: rounded(step * (0.22 + 0.02 * detail)) };
}

/** Even dots in the middle of a part. */
function dots(polygons: readonly Point[][], { isEvenOdd }: Region, radius: number, fill: Ink): Shape {
  const step = Math.max(6.4, radius * 0.115);
  const size = step * 0.16;
  const ys = polygons.flat().map(([, y]) => y);
  let d = '';
  for (let k = Math.ceil(Math.min(...ys) / (step * 0.8)); k * step * 0.8 < Math.max(...ys); k++) {
    const y = k * step * 0.8 + 0.01;
    const rows = [y - size * 2.4, y, y + size * 2.4].map((at) => spansAt(polygons, at, isEvenOdd));
    const [middle = []] = rows.slice(1);
    for (let i = 0; i + 1 < middle.length; i += 2) {
      const [from = 0, to = 0] = [middle[i], middle[i + 1]];
      for (let n = Math.ceil(from / step); n * step < to; n++) {
        const x = (n + (k % 2 === 0 ? 0 : 0.5)) * step;
        if (rows.every((spans) => isWithin(spans, x - size * 2.4, x + size * 2.4))) d += circle(x, y, size);
      }
    }
  }
  return { d, fill: lighter(fill) };
}

function isWithin(spans: readonly number[], from: number, to: number): boolean {
  for (let i = 0; i + 1 < spans.length; i += 2) if ((spans[i] ?? 0) <= from && (spans[i + 1] ?? 0) >= to) return true;
  return false;
}

function deeper(ink: Ink): Ink {
  const role = roleOf(ink);
  return role === 'dark' || role === 'line' ? `${role}>light:0.35` : `${role}>dark:0.42`;
}

function lighter(ink: Ink): Ink {
  const role = roleOf(ink);
  return role === 'light' ? 'light>dark:0.5' : `${role}>light:0.72`;
}

function roleOf(ink: Ink): Role {
  return roles.find((role) => role === ink.split('>', 1)[0]) ?? 'line';
}

/** Path data of whole numbers at another size, a little aside, or looking the other way. */
export function scaled(d: string, scale: number, aside: Point = [0, 0], flip = false): string {
  // Only places stand in it: every other number is one to the right.
  let axis: 0 | 1 = 1;
  return d.replace(/-?\d+(?:\.\d+)?/g, (number, at: number) => {
    axis = axis === 0 ? 1 : 0;
    const value = fixed(Number(number) * (flip && axis === 0 ? -scale : scale) + aside[axis]);
    return at > 0 && number.startsWith('-') && !value.startsWith('-') ? ` ${value}` : value;
  });
}

const rounded = (value: number) => Math.round(value * 100) / 100;
