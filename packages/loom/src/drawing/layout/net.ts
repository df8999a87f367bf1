import type { Point } from '../../numbers/geometry/point.ts';
import type { Torus } from '../../numbers/torus.ts';

/** A place of a net: so many steps along its first vector and along its second. */
export interface NetSite {
  readonly x: number;
  readonly y: number;
  readonly i: number;
  readonly j: number;
}

/** A lattice at any angle that goes on unbroken over all joined edges. */
export interface Net {
  readonly u: Point;
  readonly v: Point;
  readonly sites: readonly NetSite[];
}

/** Whole numbers that i and j of a site may be counted by: 2 lets them alternate, over every edge too. */
interface NetCounts {
  readonly i?: number;
  readonly j?: number;
}

/**
 * The net whose vectors come nearest to the wished ones. The torus's own steps are whole sums of the net's, so a band that
 * follows `u` closes on itself whatever its angle. Lengths in units.
 */
export function netOn(torus: Torus, wishedU: Point, wishedV: Point, counts: NetCounts = {}): Net {
  const a: Point = [torus.w, torus.dropY];
  const b: Point = [torus.brickX, torus.h];
  const area = cross(wishedU, wishedV);
  const byI = counts.i ?? 1;
  const byJ = counts.j ?? 1;
  const near = (value: number, by: number) => [-1, 0, 1].map((step) => (Math.round(value / by) + step) * by);
  let best: { p: number; q: number; r: number; s: number; u: Point; v: Point } | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const p of near(cross(a, wishedV) / area, byI)) {
    for (const q of near(cross(wishedU, a) / area, byJ)) {
      for (const r of near(cross(b, wishedV) / area, byI)) {
        for (const s of near(cross(wishedU, b) / area, byJ)) {
          const det = p * s - q * r;
          if (det * area <= 0) continue;
          const u: Point = [(s * a[0] - q * b[0]) / det, (s * a[1] - q * b[1]) / det];
          const v: Point = [(p * b[0] - r * a[0]) / det, (p * b[1] - r * a[1]) / det];
          const miss = off(u, wishedU) + off(v, wishedV);
          if (miss < least - 1e-9) [best, least] = [{ p, q, r, s, u, v }, miss];
        }
      }
    }
  }
  if (best === undefined) throw new RangeError('Expected two vectors that span a plane');
  return { u: best.u, v: best.v, sites: sitesOf(best) };
}

interface Fitted {
  readonly p: number;
  readonly q: number;
  readonly r: number;
  readonly s: number;
  readonly u: Point;
  readonly v: Point;
}

/** Each place once: those whose shares of the torus's two steps lie in [0, 1). */
function sitesOf({ p, q, r, s, u, v }: Fitted): NetSite[] {
  const det = p * s - q * r;
  const way = Math.sign(det);
  const sites: NetSite[] = [];
  for (let j = Math.min(0, q, s, q + s); j <= Math.max(0, q, s, q + s); j++) {
    for (let i = Math.min(0, p, r, p + r); i <= Math.max(0, p, r, p + r); i++) {
      const alongA = (i * s - j * r) * way;
      const alongB = (j * p - i * q) * way;
      const whole = Math.abs(det);
      if (alongA < 0 || alongB < 0 || alongA >= whole || alongB >= whole) continue;
      sites.push({ x: i * u[0] + j * v[0], y: i * u[1] + j * v[1], i, j });
    }
  }
  return sites;
}

function cross(a: Point, b: Point): number {
  return a[0] * b[1] - a[1] * b[0];
}

function off(got: Point, wished: Point): number {
  const dx = got[0] - wished[0];
  const dy = got[1] - wished[1];
  return Math.sqrt((dx * dx + dy * dy) / (wished[0] * wished[0] + wished[1] * wished[1]));
}
