import type { Oklch } from './oklch.ts';

/** A colour is a metal's within so many degrees, and with so much of its chroma; gold is neither a brown nor a cream. */
const near = { hue: 26, chroma: 0.55, lightness: [0.52, 0.93], grey: 0.12 } as const;
/** Metals of less chroma are silvers; a cream has more. */
const leastHue = 0.025;

/** Whether a colour is that of a metal thread, or a tone of it. */
export function isOfMetal([L, C, h]: Oklch, [metalL, metalC, metalH]: Oklch): boolean {
  const [darkest, palest] = near.lightness;
  if (L < darkest || L > palest) return false;
  if (metalC < leastHue) return C < leastHue && Math.abs(L - metalL) < near.grey;
  return C >= metalC * near.chroma && Math.abs(((h - metalH + 540) % 360) - 180) <= near.hue;
}
