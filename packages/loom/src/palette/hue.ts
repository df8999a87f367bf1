import type { Oklch } from '../numbers/colour/oklch.ts';

/** The shorter way from one hue to another in degrees, −180 … 180. */
export function hueDifference(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** A hue moved towards another by a share of the shorter way. */
export function turnHue(hue: number, towards: number, share: number): number {
  return (hue + hueDifference(hue, towards) * share + 360) % 360;
}

/** From this chroma on a colour has a hue that others can share; creams have not. */
const dyed = 0.055;

/** Of one hue, whatever its depth: dips of the same dye. */
export function isKin(one: Oklch, other: Oklch): boolean {
  return one[1] >= dyed && other[1] >= dyed && Math.abs(hueDifference(one[2], other[2])) < 30;
}
