import type { Point } from '../../geometry/point.ts';
import { steady } from '../../number/steady.ts';

/**
 * What is seen of round scales laid in rows like tiles: each of radius 1, neighbours 2 apart, rows `step` apart and by turns
 * aside. y down, the scale's middle at the origin; the scales in front stand below.
 */
export interface FanScale {
  /** The smallest angle from the right at which a circle of radius r is seen; it ends at π less that. */
  readonly from: (r: number) => number;
  /** The part between two circles. */
  readonly band: (inner: number, outer: number) => Point[];
}

const samples = 14;

export function fanScale(step: number): FanScale {
  const reach = Math.sqrt(1 + step * step);
  const slope = steady.atan2(step, 1);
  const from = (r: number) => {
    if (r <= 0) return Math.PI / 2;
    // Outside the scales in front to the right: r² + step² > 2 r · reach · cos(angle + slope).
    const beside = (r * r + step * step) / (2 * r * reach);
    const first = beside >= 1 ? -slope : steady.acos(beside) - slope;
    // And outside the one straight in front, two rows down.
    const before = (r * r + 4 * step * step - 1) / (4 * r * step);
    const second = before >= 1 ? -Math.PI / 2 : before <= -1 ? Math.PI / 2 : -steady.asin(before);
    return Math.min(Math.PI / 2, Math.max(first, second));
  };
  const at = (r: number, angle: number): Point => [r * steady.cos(angle), -r * steady.sin(angle)];
  return {
    from,
    band: (inner, outer) => {
      const arc = (r: number, isBack: boolean) =>
        Array.from({ length: samples + 1 }, (_, k) => {
          const t = isBack ? 1 - k / samples : k / samples;
          return at(r, from(r) + (Math.PI - 2 * from(r)) * t);
        });
      const side = (isLeft: boolean) =>
        [0.2, 0.4, 0.6, 0.8].map((t) => {
          const r = isLeft ? outer + (inner - outer) * t : inner + (outer - inner) * t;
          return at(r, isLeft ? Math.PI - from(r) : from(r));
        });
      return [...arc(outer, false), ...side(true), ...arc(inner, true), ...side(false)];
    },
  };
}
