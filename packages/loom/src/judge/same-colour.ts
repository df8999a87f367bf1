import { hexToOklch, type Oklch } from '../numbers/colour/oklch.ts';
import { steady } from '../numbers/steady.ts';
import { hueDifference } from '../palette/hue.ts';

/** Less chroma than this is a white, a grey or a black to the eye; in the dark more is needed for a hue. */
const neutralChroma = 0.045;
const darkNeutralChroma = 0.06;
const darkFrom = 0.34;
/** A tint keeps its hue as far as a dyer would call it the same dye. */
const tintHue = 25;
/** Among yellows and greens the eye parts hues sooner: khaki, olive, leaf. */
const leafHue = 14;
const leafy = [85, 150] as const;
const sameHue = 22;
/** A yellow, an orange or a gold as deep as this below what was asked for is a brown, and no shade of it. */
const browning = 0.17;
const warm = [38, 110] as const;
/** A deep red as pale as this above what was asked for is a pink, and of a pink a blush. */
const pinking = 0.15;
const blushing = 0.24;
/** A rust as pale as this above it is a peach. */
const peaching = 0.24;
/** And a pink as deep as this below it is a brown. */
const dulling = 0.24;
const pinkFrom = 0.6;
/** A colour that is pale has another name when it is as deep as this below: sage is no bottle green, sky blue no navy. */
const paleFrom = 0.62;
const deepening = 0.26;
/** A greyed colour keeps its name as long as it stays greyed: a dusty pink turned pure is a red. */
const purest = [1.3, 0.014] as const;
/** Hues so far apart are two colours, however near they lie: olive and emerald, mint and pale blue. */
const otherHue = 30;
const slightChroma = 0.026;
/** Two names as near as this are one dye. */
export const sameDye = 0.06;
/** A white lies on a cream that was named beside it from so near on. */
const besides = 0.035;
/** What asks for a hue as pure as the first is not seen in what has less than this share of it: slate is no blue. */
const greyed = [0.08, 0.4] as const;
/** Colours are made so far within these limits. */
const shadeMargin = 0.04;

/** Whether a colour has no hue that one would name. */
export function isNeutral([L, C]: Oklch): boolean {
  return C < (L < darkFrom ? darkNeutralChroma : neutralChroma);
}

/** Whether somebody who asked for `wanted` would point at `seen` and call it that. */
export function isThatColour(seen: Oklch, wanted: Oklch): boolean {
  if (isTurned(seen, wanted)) return false;
  const [L1, C1, h1] = seen;
  const [L2, C2, h2] = wanted;
  const isColoured = Math.min(C1, C2) > slightChroma && Math.max(L1, L2) > darkFrom;
  if (isColoured && Math.abs(hueDifference(h1, h2)) > otherHue) return false;
  if (isPaleHue(wanted) && C1 < C2 * 0.5) return false;
  if (C2 > greyed[0] && C1 < C2 * greyed[1]) return false;
  if (distance(seen, wanted) < 0.1 && !isPurer(seen, wanted)) return true;
  if (isNeutral(wanted)) return isNeutral(seen) && Math.abs(L1 - L2) < 0.17;
  const isOfHue = Math.abs(hueDifference(h1, h2)) < Math.min(sameHue, hueOf(wanted));
  return !isNeutral(seen) && isOfHue && Math.abs(L1 - L2) < 0.2 && C1 > C2 * 0.5 && !isPurer(seen, wanted);
}

/** Whether `seen` is `wanted` and no other of the named colours lies nearer to it: beside orange a gold is gold alone. */
export function isNamedAs(seen: Oklch, wanted: Oklch, named: readonly Oklch[]): boolean {
  const far = distance(seen, wanted);
  return (
    isThatColour(seen, wanted) &&
    (isNeutral(wanted) || named.every((one) => isNeutral(one) || distance(seen, one) > far - 0.01))
  );
}

/** A white is no cream that it lies on, and a grey no sage: where one of two has no hue they are two. */
export function isBesides(wanted: Oklch, ground: Oklch): boolean {
  return (isNeutral(wanted) || isNeutral(ground)) && distance(wanted, ground) > besides;
}

/** Whether `seen` is a tint or a shade of `wanted`, the colour itself included: it adds no hue to the cloth. */
export function isTintOf(seen: Oklch, wanted: Oklch): boolean {
  if (isThatColour(seen, wanted)) return true;
  if (isNeutral(seen) || (isNeutral(wanted) && !isPaleHue(wanted)) || isTurned(seen, wanted)) return false;
  const isBrowned = seen[0] < shadesOf(wanted)[0] - shadeMargin;
  const isPinked = seen[0] > shadesOf(wanted)[1] + shadeMargin;
  return (
    !isBrowned && !isPinked && !isPurer(seen, wanted) && Math.abs(hueDifference(seen[2], wanted[2])) < hueOf(wanted)
  );
}

/** Mint, powder blue, blush: a hue, though hardly purer than a cream; white is none of them. */
function isPaleHue([L, C, h]: Oklch): boolean {
  return L > paleFrom && C > slightChroma && (h < 50 || h > 118);
}

function hueOf([, , h]: Oklch): number {
  return h > leafy[0] && h < leafy[1] ? leafHue : tintHue;
}

/** How dark and how light a shade of a colour may be and still have its name. */
export function shadesOf([L, C, h]: Oklch): readonly [darkest: number, lightest: number] {
  const isWarm = h > warm[0] && h < warm[1];
  const isPink = isRed([L, C, h]) && L > pinkFrom;
  const deepest = L > paleFrom ? L - deepening : 0;
  const darkest = isWarm ? L - browning : isPink ? L - dulling : deepest;
  const lightest = isRed([L, C, h])
    ? L + (isPink ? blushing : pinking)
    : isRust([L, C, h])
      ? L + peaching
      : 1 + shadeMargin;
  return [darkest + shadeMargin, lightest - shadeMargin];
}

/** Too pure for what was asked for: among whites and greys a hue that is seen. */
function isPurer([, seen]: Oklch, [, wanted]: Oklch): boolean {
  return seen > Math.max(purest[0] * wanted + purest[1], darkNeutralChroma);
}

/** A red that turns to orange is another dye, though its hue is near. */
function isTurned(seen: Oklch, wanted: Oklch): boolean {
  return isRed(wanted) && wanted[2] < 32 && !isRed(seen) && seen[0] > 0.5 && seen[1] > 0.09;
}

/** Oranges, coppers and rusts: their pale tints are peaches. */
function isRust([L, C, h]: Oklch): boolean {
  return h >= warm[0] && h < 66 && C > 0.08 && L < 0.75;
}

function isRed([, , h]: Oklch): boolean {
  return h < warm[0] || h > 340;
}

/** Distance in OKLab. */
export function distance([L1, C1, h1]: Oklch, [L2, C2, h2]: Oklch): number {
  const turn = (hueDifference(h1, h2) * Math.PI) / 360;
  const chord = 2 * Math.sqrt(C1 * C2) * steady.sin(turn);
  return steady.hypot(L1 - L2, C1 - C2, chord);
}

/** `#rrggbb` → OKLCH, remembered: the same few colours are asked for again and again. */
export function seenAs(hex: string): Oklch {
  const ready = known.get(hex);
  if (ready !== undefined) return ready;
  const read = hexToOklch(hex);
  if (known.size > 2000) known.clear();
  known.set(hex, read);
  return read;
}

const known = new Map<string, Oklch>();
