import { distance } from '../../layout/torus.ts';
import type { Scene } from '../../scene/scene.ts';

/** Radii that differ less are one size to the eye. */
const sameSize = 1.25;

/** How many sizes of motif a design has and what share of all discs lies in another one. */
export function ranksOf({ census, torus }: Scene): { sizes: number; overlap: number } {
  const radii = census.map(({ r }) => r).toSorted((one, other) => other - one);
  let sizes = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const r of radii) {
    if (last / r < sameSize) continue;
    sizes += 1;
    last = r;
  }
  let shared = 0;
  for (const [i, one] of census.entries()) {
    for (const other of census.slice(i + 1))
      shared += lens(one.r, other.r, distance(torus, one.x, one.y, other.x, other.y));
  }
  const area = radii.reduce((sum, r) => sum + Math.PI * r * r, 0);
  return { sizes, overlap: area === 0 ? 0 : shared / area };
}

/** Area that two circles share. */
function lens(r: number, s: number, d: number): number {
  if (d >= r + s) return 0;
  if (d <= Math.abs(r - s)) return Math.PI * Math.min(r, s) ** 2;
  const a = Math.acos((d * d + r * r - s * s) / (2 * d * r));
  const b = Math.acos((d * d + s * s - r * r) / (2 * d * s));
  return r * r * (a - Math.sin(2 * a) / 2) + s * s * (b - Math.sin(2 * b) / 2);
}
