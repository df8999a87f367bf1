import { circle, closedCurve, curve, fixed, wedge } from '../../../numbers/geometry/path.ts';
import type { Point } from '../../../numbers/geometry/point.ts';
import type { Limb } from './limb.ts';

/** Path data of what a block cutter sets inside a body. Places are shares of the limb: along 0 … 1, across −1 … 1. */
export const ornament = { scales, ring, beads, strokes, patch, along, barbs } as const;

/** Rows of round scales, open towards the limb's beginning; for stroking. */
function scales(limb: Limb, from: number, to: number, rows: number, across: number, reach = 0.84): string {
  let d = '';
  const step = (to - from) / rows;
  for (let row = 0; row < rows; row++) {
    const t = from + row * step;
    const count = across - (row % 2);
    const width = (2 * reach) / across;
    for (let k = 0; k < count; k++) {
      const s = -reach + width * (k + (row % 2) / 2);
      const [a, c, b] = [limb.at(t, s), limb.at(t + step * 1.9, s + width / 2), limb.at(t, s + width)];
      d += `M${pair(a)}Q${pair(c)} ${pair(b)}`;
    }
  }
  return d;
}

/** A line across, bowed a little along the limb. */
function ring(limb: Limb, t: number, bow = 0.03, reach = 0.94): string {
  return `M${pair(limb.at(t, -reach))}Q${pair(limb.at(t + bow, 0))} ${pair(limb.at(t, reach))}`;
}

function beads(limb: Limb, from: number, to: number, s: number, count: number, size: number): string {
  let d = '';
  for (let k = 0; k < count; k++) {
    const [x, y] = limb.at(from + ((to - from) * (k + 0.5)) / count, s);
    d += circle(x, y, size);
  }
  return d;
}

/** Pen strokes from one edge inwards, long and short in turn. */
function strokes(limb: Limb, from: number, to: number, s: number, depth: number, count: number, width: number): string {
  let d = '';
  for (let k = 0; k < count; k++) {
    const t = from + ((to - from) * (k + 0.5)) / count;
    const end = s - Math.sign(s) * depth * (k % 2 === 0 ? 1 : 0.62);
    d += wedge(limb.at(t, s), limb.at(t + 0.01, (s + end) / 2), limb.at(t + 0.025, end), width);
  }
  return d;
}

/** The area between two places along and two across, closed. */
function patch(limb: Limb, from: number, to: number, left: number, right: number): string {
  const side = (a: number, b: number, at: (f: number) => Point) =>
    Array.from({ length: 5 }, (_, i) => at(a + ((b - a) * i) / 4));
  return closedCurve([
    side(from, to, (t) => limb.at(t, left)),
    side(left, right, (s) => limb.at(to, s)),
    side(to, from, (t) => limb.at(t, right)),
    side(right, left, (s) => limb.at(from, s)),
  ]);
}

/** A line along the limb. */
function along(limb: Limb, from: number, to: number, s: number): string {
  return curve(Array.from({ length: 7 }, (_, i) => limb.at(from + ((to - from) * i) / 6, s)));
}

/** Barbs of a feather from its rib to both edges, slanting forward. */
function barbs(limb: Limb, from: number, to: number, count: number, reach: number, width: number): string {
  let d = '';
  for (let k = 0; k < count; k++) {
    const t = from + ((to - from) * k) / count;
    for (const side of [-1, 1]) {
      d += wedge(limb.at(t, 0), limb.at(t + 0.02, side * reach * 0.6), limb.at(t + 0.07, side * reach), width);
    }
  }
  return d;
}

function pair([x, y]: Point): string {
  return `${fixed(x)} ${fixed(y)}`;
}
