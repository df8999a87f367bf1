import { oklchToHex } from '../numbers/colour/gamut.ts';
import { hexToOklch } from '../numbers/colour/oklch.ts';

/** A light ground purer than this glares over metres of cloth. */
const calmest = 0.115;
/** The most that may go: the colour keeps its name, within ΔE_ok 0.04 of it. */
const most = 0.03;

/** A light, pure colour as a dyer lays it under a whole cloth; any other as it is. */
export function softenGround(hex: string): string {
  const [L, C, h] = hexToOklch(hex);
  return L < 0.6 || C <= calmest ? hex : oklchToHex([L, Math.max(calmest, C - most), h]);
}
