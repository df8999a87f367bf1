import { oklchToHex } from '../numbers/colour/gamut.ts';
import type { Oklch } from '../numbers/colour/oklch.ts';
import { hueDifference } from '../palette/hue.ts';
import type { Role } from '../vocabulary/roles.ts';
import { distance, isNeutral, isThatColour, isTintOf, seenAs, shadesOf } from './same-colour.ts';

/** So near to the ground a colour is the cloth itself. */
const asGround = 0.1;
/** From this lightness on a ground is white, cream or a pale wash. */
const paleGround = 0.85;

type Named = readonly { readonly hex: string }[];

/** Greys of any depth are shades of a grey that was named, and darker greys contours of it. */
function isShadeOfGrey([L, C, h]: Oklch, named: readonly Oklch[]): boolean {
  return (
    isNeutral([L, C, h]) &&
    named.some((one) => isNeutral(one) && one[0] < paleGround && L > one[0] - 0.36 && L < one[0] + 0.2)
  );
}

/** Beside nothing but rust a coral is another colour, though it might pass for a tint of it among others. */
const sameHue = 15;

function isClearTint(colour: Oklch, named: Oklch): boolean {
  return isTintOf(colour, named) && (isNeutral(named) || Math.abs(hueDifference(colour[2], named[2])) < sameHue);
}

/** Whether a colour may be on a cloth of named colours "only": a tint or a shade of one of them, or the ground. `isBare`: what is left undyed is white. */
export function isOfNamed(colour: Oklch, named: readonly Oklch[], ground: Oklch, isBare: boolean): boolean {
  const isPaleCloth = (isBare || ground[0] > paleGround) && colour[0] > paleGround && colour[1] < 0.06;
  return (
    isPaleCloth ||
    isShadeOfGrey(colour, named) ||
    distance(colour, ground) < asGround ||
    named.some((one) => isClearTint(colour, one))
  );
}

/** The ground of a cloth of named colours only, where none was named for it: a white that was, the deepest where the craft is dark, else the palest tint. */
export function groundOfNamed(own: Oklch, named: Named, isBare: boolean): string {
  const dyes = named.map(({ hex }) => ({ hex, colour: seenAs(hex) }));
  const same = dyes.find(({ colour }) => isThatColour(own, colour));
  if (same !== undefined && (isBare || dyes.length > 1 || same.colour[0] > paleGround)) return same.hex;
  const [deepest] = dyes.toSorted((one, other) => one.colour[0] - other.colour[0]);
  const palest = dyes.toSorted((one, other) => other.colour[0] - one.colour[0])[0];
  // One ink alone is printed on pale cloth, and dyed into it where the craft is of dyeing.
  if (own[0] < 0.5 && (isBare || dyes.length > 1) && deepest !== undefined && deepest.colour[0] < 0.45)
    return deepest.hex;
  if (palest === undefined || palest.colour[0] > paleGround) return palest?.hex ?? oklchToHex(own);
  return oklchToHex([0.95, isNeutral(palest.colour) ? 0.006 : 0.024, palest.colour[2]]);
}

/**
 * Every free role of a palette made one of the named colours, a tint or a shade of one, or the ground: contours and deepest tones are the
 * deepest of them, whites the cloth or the palest tint.
 */
export function bindWhole(dyed: Record<Role, string>, free: readonly Role[], named: Named, isBare: boolean): void {
  const ground = seenAs(dyed.ground);
  const wanted = named.map(({ hex }) => seenAs(hex));
  const upon = named.filter(({ hex }) => hex !== dyed.ground);
  const byDepth = (upon.length > 0 ? upon : named).toSorted((one, other) => seenAs(one.hex)[0] - seenAs(other.hex)[0]);
  const [deepest] = byDepth;
  const palest = byDepth.at(-1);
  if (deepest === undefined || palest === undefined) return;
  for (const role of free) {
    const colour = seenAs(dyed[role]);
    if (isOfNamed(colour, wanted, ground, isBare)) continue;
    if (role === 'line' || role === 'dark') dyed[role] = contour(ground, deepest.hex, dyed.ground);
    else if (role === 'light') dyed.light = lightest(ground, palest.hex, dyed.ground);
    else
      dyed[role] = tintAt(
        colour,
        (upon.length > 0 ? upon : named).map(({ hex }) => seenAs(hex)),
      );
  }
}

function contour(ground: Oklch, deepest: string, groundHex: string): string {
  const [L, C, h] = seenAs(deepest);
  if (ground[0] < 0.5) return ground[0] < L ? groundHex : deepest;
  if (isNeutral([L, C, h])) return oklchToHex([Math.max(0.45, L - 0.3), C, h]);
  return L < 0.52 ? deepest : oklchToHex([Math.max(0.42, shadesOf([L, C, h])[0]), C, h]);
}

function lightest(ground: Oklch, palest: string, groundHex: string): string {
  if (ground[0] > paleGround) return groundHex;
  const [L, C, h] = seenAs(palest);
  if (L > 0.72) return palest;
  if (isNeutral([L, C, h])) return oklchToHex([0.88, C, h]);
  return oklchToHex([Math.min(0.84, shadesOf([L, C, h])[1]), Math.max(0.06, C * 0.6), h]);
}

/** The named colour nearest in depth, as light or dark as what it takes the place of, within what still has its name. */
function tintAt([L]: Oklch, wanted: readonly Oklch[]): string {
  const [nearest] = wanted.toSorted((one, other) => Math.abs(one[0] - L) - Math.abs(other[0] - L));
  if (nearest === undefined) return oklchToHex([L, 0, 0]);
  if (isNeutral(nearest)) return oklchToHex(nearest);
  const [darkest, lightest] = shadesOf(nearest);
  const depth = Math.min(Math.min(lightest, 0.86), Math.max(L, darkest, 0.25));
  return oklchToHex([depth, Math.max(0.055, nearest[1] * (depth > nearest[0] ? 0.75 : 0.9)), nearest[2]]);
}
