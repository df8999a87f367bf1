import { circle, fixed } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import { type Role, roles } from '../../vocabulary/roles.ts';
import { type Outline, outlineReach, type Region } from '../../vocabulary/subjects/outline.ts';
import type { Ink, SceneSymbol, Shape } from '../scene.ts';
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
}

/** Dark things are dyed like others where they are so large. */
const solid = 30;
/** Smaller regions have no contour of their own: it would fill them. In units of the radius squared, percent. */
const leastLined = 1;

/** An outline in flat dyes with one contour, its large parts hatched on the shaded side or dotted. */
export function drawPrinted(outline: Outline, ask: PrintAsk): SceneSymbol {
  const { radius, pen, contour, detail, dress } = ask;
  const scale = radius / outlineReach;
  const inks = inksOf(outline, dress);
  const rim = outline.regions.map(({ d }) => scaled(d, scale)).join('');
  const shapes: Shape[] = [{ d: rim, stroke: contour, strokeWidth: rounded(pen * 3.4) }];
  const large = outline.regions.filter(({ share }) => share >= 9).toSorted((a, b) => b.share - a.share);
  for (const region of outline.regions) {
    const fill = inks[region.slot] ?? dress.body;
    const d = scaled(region.d, scale);
    const even = region.isEvenOdd ? { evenOdd: true } : {};
    shapes.push({
      d,
      fill,
      ...even,
      ...(region.share > leastLined ? { stroke: contour, strokeWidth: rounded(pen) } : {}),
    });
    const rank = large.indexOf(region);
    if (rank < 0 || detail < 2) continue;
    const polygons = polygonsOf(d);
    // Of two large parts beside each other one is shaded, the other set with dots.
    if (rank % 2 === 0) shapes.push(shade(polygons, region, radius, fill, detail));
    else if (detail > 2) shapes.push(dots(polygons, region, radius, fill));
  }
  return { shapes: shapes.filter(({ d }) => d !== ''), radius: Math.ceil(radius + pen * 2) };
}

/** Slots → inks: the largest part has the first dye, the next one the second, all others tints of the first. */
export function inksOf({ regions }: Pick<Outline, 'regions'>, dress: Dress): readonly Ink[] {
  const shares = [0, 1, 2, 3, 4, 5, 6, 7].map((slot) =>
    regions.reduce((sum, region) => sum + (region.slot === slot ? region.share : 0), 0),
  );
  const dyed = [0, 1, 2, 3, 4]
    .filter((slot) => slot > 0 || (shares[0] ?? 0) >= solid)
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

const slant = -0.85;

/** Parallel strokes from the right-hand side inwards, long and short in turn. */
function shade(polygons: readonly Point[][], { isEvenOdd }: Region, radius: number, fill: Ink, detail: number): Shape {
  const step = Math.max(3.1, radius * 0.047);
  const turned = polygons.map((polygon) => place(polygon, 0, 0, -slant));
  const ys = turned.flat().map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  let d = '';
  for (let k = Math.ceil(top / step); k * step < bottom; k++) {
    const y = k * step + 0.01;
    const spans = spansAt(turned, y, isEvenOdd);
    for (let i = 0; i + 1 < spans.length; i += 2) {
      const [from = 0, to = 0] = [spans[i], spans[i + 1]];
      if (to - from < step * 1.6) continue;
      const length = Math.min((to - from) * 0.8, (to - from) * (k % 2 === 0 ? 0.34 : 0.2) + step * 0.4);
      const ends: Point[] = [
        [to - step * 0.3 - length, y],
        [to - step * 0.3, y],
      ];
      const [a = [0, 0], b = [0, 0]] = place(ends, 0, 0, slant);
      d += `M${fixed(a[0])} ${fixed(a[1])}L${fixed(b[0])} ${fixed(b[1])}`;
    }
  }
  return { d, stroke: deeper(fill), strokeWidth: rounded(step * (0.26 + 0.03 * detail)) };
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

/** Path data of whole numbers at another size. */
export function scaled(d: string, scale: number): string {
  return d.replace(/-?\d+(?:\.\d+)?/g, (number, at: number) => {
    const value = fixed(Number(number) * scale);
    return at > 0 && number.startsWith('-') && !value.startsWith('-') ? ` ${value}` : value;
  });
}

const rounded = (value: number) => Math.round(value * 100) / 100;
