import { oklchToHex } from '../numbers/colour/gamut.ts';
import { colourDistance, hexToOklch } from '../numbers/colour/oklch.ts';

/** A thing this far from its ground is read as one. */
const read = 0.15;
const steps = Array.from({ length: 24 }, (_, n) => 0.02 * (n + 1));
/** Hues from orange to lemon: deeper they would be brown, and are turned to orange and kept pure. */
const warm = [42, 112] as const;
const lemonFrom = 78;
/** A yellow on a ground no lighter than this is seen by being lighter. */
const lightest = 0.8;
const middle = 0.6;

/**
 * The dye that a thing has by nature, as it is seen on a ground near to it: a lemon on mustard is a paler one, an orange on tan a redder
 * one, and neither is brown. Both `#rrggbb`; the dye itself where it is seen.
 */
export function offGround(dye: string, ground: string): string {
  if (colourDistance(dye, ground) >= read) return dye;
  const [L, C, h] = hexToOklch(dye);
  const [groundL] = hexToOklch(ground);
  const isWarm = C > 0.07 && h >= warm[0] && h <= warm[1];
  const isUp = isWarm ? h >= lemonFrom && groundL <= lightest : groundL < middle;
  const moved = steps.map((step) => {
    if (isUp) return oklchToHex([Math.min(0.95, Math.max(L, groundL) + step), C * (1 - step * 0.9), h]);
    const deep = Math.max(0.2, Math.min(L, groundL) - step);
    // A yellow dye dipped deeper goes by amber to vermilion.
    return isWarm
      ? oklchToHex([deep, Math.max(C, 0.165), Math.max(40, h - step * 160)])
      : oklchToHex([deep, C * 1.05, h]);
  });
  return moved.find((hex) => colourDistance(hex, ground) >= read) ?? moved.at(-1) ?? dye;
}
