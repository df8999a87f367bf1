import { hexToOklch, type Oklch } from '../numbers/colour/oklch.ts';
import type { FamilyPalette } from '../vocabulary/families/family.ts';
import { accentRoles } from '../vocabulary/roles.ts';
import { hueDifference } from './hue.ts';

/** Share of a family's sets that are of one colour, for it to weave tone on tone by habit. */
const habitual = 0.6;
const nearHue = 30;
/** Below this chroma a colour has no hue to differ by. */
const greyish = 0.03;
const lightest = 0.93;
const darkest = 0.16;

/** Whether a family's accents are steps of its ground: damask, white work. */
export function isToneOnTone(sets: readonly FamilyPalette[]): boolean {
  const tonal = sets.filter(({ roles }) => {
    const ground = hexToOklch(roles.ground);
    const coloured = accentRoles.map((role) => hexToOklch(roles[role])).filter(([, C]) => C >= greyish);
    // On a cream or a grey the accents are of one colour where they are so among themselves.
    const [base = ground] = ground[1] >= greyish ? [ground] : coloured;
    return coloured.every((accent) => Math.abs(hueDifference(accent[2], base[2])) < nearHue);
  });
  return tonal.length >= sets.length * habitual;
}

/** A step of one ground made into the same step of another; where there is no more room it goes the other way. */
export function alongside([L, C, h]: Oklch, from: Oklch, to: Oklch): Oklch {
  const step = L - from[0];
  const lightness = to[0] + step > lightest || to[0] + step < darkest ? to[0] - step : to[0] + step;
  const purity = from[1] < greyish ? 1 : Math.min(1.4, C / from[1]);
  return [
    Math.min(lightest, Math.max(darkest, lightness)),
    from[1] < greyish ? Math.max(C, to[1] * 0.7) : to[1] * purity,
    to[2] + hueDifference(h, from[2]) * -0.5,
  ];
}
