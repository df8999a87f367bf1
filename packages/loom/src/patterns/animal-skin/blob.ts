import { curve } from '../../geometry/curve.ts';
import type { Point } from '../../geometry/point.ts';
import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';

/** A radius that wavers round the circle, as hair breaks the rim of a mark: mean 1. */
export function rimOf(rng: Rng, rough: number): (angle: number) => number {
  const waves = [2, 3, 5, 7].map((n) => ({
    n,
    phase: rng.between(0, 7),
    depth: (rough * rng.between(0.5, 1)) / steady.power(n, 0.6),
  }));
  return (angle) => waves.reduce((sum, { n, phase, depth }) => sum + depth * steady.sin(n * angle + phase), 1);
}

/** Path data of a mark about the origin; `long` is its height against its width. */
export function blob(radius: number, rng: Rng, rough: number, long = 1): string {
  const rim = rimOf(rng, rough);
  const count = 15;
  const points = Array.from({ length: count }, (_, k): Point => {
    const angle = (2 * Math.PI * k) / count;
    const r = radius * rim(angle);
    return [r * steady.cos(angle), r * steady.sin(angle) * long];
  });
  return curve(points, true);
}

/** Path data of a crescent round the origin between two angles: one of the lobes of a rosette. */
export function crescent(
  radius: number,
  thick: number,
  from: number,
  to: number,
  rim: (angle: number) => number,
  rng: Rng,
): string {
  const steps = Math.max(4, Math.ceil((to - from) / 0.28));
  const outer: Point[] = [];
  const inner: Point[] = [];
  const swell = rng.between(0.7, 1.25);
  for (let k = 0; k <= steps; k++) {
    const t = k / steps;
    const angle = from + (to - from) * t;
    const half =
      (thick / 2) *
      (0.42 + 0.58 * steady.sin(Math.PI * (0.14 + 0.72 * steady.power(t, swell)))) *
      rng.between(0.86, 1.14);
    const middle = radius * rim(angle);
    const at = (r: number): Point => [r * steady.cos(angle), r * steady.sin(angle)];
    outer.push(at(middle + half));
    inner.push(at(middle - half));
  }
  return curve([...outer, ...inner.reverse()], true);
}
