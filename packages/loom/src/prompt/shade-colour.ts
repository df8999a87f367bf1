import { oklchToHex } from '../colour/gamut.ts';
import { hexToOklch } from '../colour/oklch.ts';
import type { ShadeWord } from './lexicon-grammar.ts';

/** "Light", "dark", "bright" or "muted" of a colour, as a dyer would dip it: shorter, longer, purer, greyer. */
export function shadeColour(hex: string, shade: ShadeWord): string {
  const [L, C, h] = hexToOklch(hex);
  if (shade === 'light') return oklchToHex([Math.min(0.93, L + (0.93 - L) * 0.55), C * 0.6, h]);
  if (shade === 'dark') return oklchToHex([Math.max(0.2, L * 0.7), C * 0.74, h]);
  if (shade === 'bright') return oklchToHex([L + (0.64 - L) * 0.3, Math.min(0.19, C * 1.25), h]);
  return oklchToHex([L + (0.66 - L) * 0.25, C * 0.55, h]);
}
