import type { Ink } from '../drawing/scene.ts';
import { oklchToHex } from '../numbers/colour/gamut.ts';
import { mixColours } from '../numbers/colour/mix.ts';
import { hexToOklch } from '../numbers/colour/oklch.ts';
import type { Role } from '../vocabulary/roles.ts';

/** Yellows, oranges and golds, which go by amber to bronze where they are shaded: towards a black they would be khaki. */
const ripening = { hues: [58, 112], chroma: 0.09, lightness: 0.6 } as const;
/** Degrees that a shade of one is turned towards red for all of its share, the most of it, and how much of its chroma goes with the share. */
const turned = { whole: 55, most: 28, duller: 0.4 } as const;
const shades = ['dark', 'line'];

/**
 * A function from inks to `#rrggbb` for one set of role colours; every ink is resolved once. `a1>dark:0.26` is 26 % of
 * the way from a1 to dark in OKLab; a yellow turns to amber on that way. Throws RangeError for an ink that names no role.
 */
export function createInkwell(colours: Readonly<Record<Role, string>>): (ink: Ink) => string {
  const known = new Map<string, string>(Object.entries(colours));
  return (ink) => {
    const ready = known.get(ink);
    if (ready !== undefined) return ready;
    const [from = '', to = '', share = ''] = ink.split(/[>:]/);
    const one = known.get(from);
    const other = known.get(to);
    if (one === undefined || other === undefined)
      throw new RangeError(`Expected an ink of known roles but received ${ink}`);
    const mixed = shades.includes(to) ? shaded(one, other, Number(share)) : mixColours(one, other, Number(share));
    known.set(ink, mixed);
    return mixed;
  };
}

function shaded(hex: string, towards: string, share: number): string {
  const mixed = mixColours(hex, towards, share);
  const [lightness, chroma, hue] = hexToOklch(hex);
  const [from, until] = ripening.hues;
  if (hue < from || hue > until || chroma < ripening.chroma || lightness < ripening.lightness) return mixed;
  if (hexToOklch(towards)[0] > lightness) return mixed;
  const [L, C] = hexToOklch(mixed);
  return oklchToHex([
    L,
    Math.max(C, chroma * (1 - turned.duller * share)),
    hue - Math.min(turned.most, turned.whole * share),
  ]);
}
