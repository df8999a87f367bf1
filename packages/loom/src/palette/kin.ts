import type { Oklch } from '../colour/oklch.ts';
import { hueDifference } from './hue.ts';

/** From this chroma on a colour has a hue that others can share; creams have not. */
const dyed = 0.055;

/** Of one hue, whatever its depth: dips of the same dye. */
export function isKin(one: Oklch, other: Oklch): boolean {
  return one[1] >= dyed && other[1] >= dyed && Math.abs(hueDifference(one[2], other[2])) < 30;
}
