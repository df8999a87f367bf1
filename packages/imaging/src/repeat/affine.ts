import type { MappedArrangement, Place } from './arrangement.ts';

/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Affine = MappedArrangement['maps'][number];

export function under([a, b, c, d, e, f]: Affine, [x, y]: Place): Place {
  return [a * x + c * y + e, b * x + d * y + f];
}

export function inverseOf([a, b, c, d, e, f]: Affine): Affine {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}
