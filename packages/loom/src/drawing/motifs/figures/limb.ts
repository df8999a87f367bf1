import { envelope } from '../../../numbers/geometry/envelope.ts';
import { normals } from '../../../numbers/geometry/line.ts';
import type { Point } from '../../../numbers/geometry/point.ts';

/** A circle on the bent line of a body, in shares of the motif's radius. */
export type Knot = readonly [x: number, y: number, r: number];

/** A part of a body: circles strung along a bent line. Places on it are given in shares, so ornament stays inside. */
export interface Limb {
  readonly outline: readonly Point[];
  /** Units along the line. */
  readonly length: number;
  /** `t` runs 0 … 1 along the line, `s` from −1 (left edge of its direction, y down) to 1 (right edge). */
  at(t: number, s: number): Point;
  half(t: number): number;
}

const samples = 4;

/** A limb through knots, `scale` units to the share. */
export function limb(knots: readonly Knot[], scale: number): Limb {
  const dense: [number, number, number][] = [];
  for (let i = 0; i + 1 < knots.length; i++) {
    for (let k = i === 0 ? 0 : 1; k <= samples; k++) dense.push(between(knots, i, k / samples));
  }
  const spine = dense.map(([x, y]): Point => [x * scale, y * scale]);
  const radii = dense.map(([, , r]) => Math.max(0.004, r) * scale);
  const sides = normals(spine);
  const last = spine.length - 1;
  const on = (t: number) => {
    const place = Math.min(1, Math.max(0, t)) * last;
    const i = Math.min(last - 1, Math.floor(place));
    return { i, f: place - i };
  };
  const half = (t: number) => {
    const { i, f } = on(t);
    return (radii[i] ?? 0) * (1 - f) + (radii[i + 1] ?? 0) * f;
  };
  let length = 0;
  for (let i = 1; i <= last; i++) {
    const [a = [0, 0], b = [0, 0]] = [spine[i - 1], spine[i]];
    length += Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2);
  }
  return {
    outline: envelope(spine, radii, 4),
    length,
    half,
    at: (t, s) => {
      const { i, f } = on(t);
      const [a = [0, 0], b = [0, 0]] = [spine[i], spine[i + 1]];
      const [m = [0, 0], n = [0, 0]] = [sides[i], sides[i + 1]];
      const off = half(t) * s;
      return [
        a[0] + (b[0] - a[0]) * f + (m[0] + (n[0] - m[0]) * f) * off,
        a[1] + (b[1] - a[1]) * f + (m[1] + (n[1] - m[1]) * f) * off,
      ];
    },
  };
}

/** Catmull–Rom between knot i and the next. */
function between(knots: readonly Knot[], i: number, f: number): [number, number, number] {
  const b = knots[i] ?? [0, 0, 0];
  const c = knots[i + 1] ?? b;
  const a = knots[i - 1] ?? b;
  const d = knots[i + 2] ?? c;
  const mix = (axis: 0 | 1 | 2) => {
    const [p, q, r, s] = [a[axis], b[axis], c[axis], d[axis]];
    return q + 0.5 * f * (r - p + f * (2 * p - 5 * q + 4 * r - s + f * (3 * (q - r) + s - p)));
  };
  return [mix(0), mix(1), mix(2)];
}
