import { oklchToHex } from '../numbers/colour/gamut.ts';
import type { Oklch } from '../numbers/colour/oklch.ts';
import { hueDifference } from '../palette/hue.ts';
import { accentRoles, type Role } from '../vocabulary/roles.ts';
import { distance, isNeutral, isTintOf, sameDye, seenAs } from './same-colour.ts';

/** A dye as light as this has no deeper dip that is still as clear: of a yellow it is khaki, of a pink a brown. */
const light = 0.55;
/** A tone so far below its dye is a deeper dip. */
const deeper = 0.035;
/** A dip nearer to what lies beside it is not seen. */
const apart = 0.07;
/** From this depth on a ground has its tones above it. */
const darkGround = 0.46;
/** Yellows and oranges, which a deeper dip turns towards red. */
const warm = [60, 112] as const;

/**
 * Deeper dips of light dyes that no one named, made clear: on a ground that was named and is a dye the first is a tint of that ground, the others are
 * the dye in full, a yellow as amber, a pink as rose. So a kite on blue is yellow and pale blue, and no part of it khaki.
 */
export function livenTones(dyed: Record<Role, string>, free: readonly Role[], named: readonly string[]): void {
  const ground = seenAs(dyed.ground);
  const isOfGround = named.includes(dyed.ground) && !isNeutral(ground);
  const dyes = named.map(seenAs).filter((colour) => !isNeutral(colour) && distance(colour, ground) > apart);
  let isToned = false;
  for (const role of accentRoles.filter((each) => free.includes(each))) {
    const colour = seenAs(dyed[role]);
    const [dye] = dyes.toSorted(
      (one, other) => Math.abs(hueDifference(one[2], colour[2])) - Math.abs(hueDifference(other[2], colour[2])),
    );
    const isOwn = named.some((hex) => distance(seenAs(hex), colour) < sameDye / 2);
    if (dye === undefined || isOwn || isNeutral(colour) || dye[0] < light || colour[0] > dye[0] - deeper) continue;
    const others = accentRoles.filter((each) => each !== role).map((each) => seenAs(dyed[each]));
    const isApart = (one: Oklch) =>
      [ground, ...others].every((other) => distance(one, other) >= apart) &&
      [...dyes, ground].some((each) => isTintOf(one, each));
    const tint: string | undefined =
      isOfGround && !isToned && !isGolden(dye) ? oklchToHex(tintOver(ground)) : undefined;
    const tones: string[] = [...(tint === undefined ? [] : [tint]), ...ripened(dye).map(oklchToHex)];
    const next: string | undefined = tones.find((hex) => isApart(seenAs(hex)));
    if (next === undefined) continue;
    isToned ||= next === tint;
    dyed[role] = oklchToHex(seenAs(next));
  }
}

/** A leaf in a tone of a dyed ground: above a deep one, below a light one; each of the three apart from the others. */
export function leafOnGround([L, C, h]: Oklch, role: Role): Oklch {
  const step = role === 'leaf2' ? 0.14 : role === 'leaf3' ? 0.25 : 0.19;
  const isDeep = L < darkGround;
  return [isDeep ? L + step : Math.max(0.24, L - step), C * (isDeep ? 0.72 : 0.85), h];
}

function tintOver([L, C, h]: Oklch): Oklch {
  return [L < darkGround ? Math.max(0.66, L + 0.3) : Math.min(0.92, L + 0.24), Math.max(0.07, C * 0.62), h];
}

/** A gold is no yellow: its tones are gold, and what is of gold alone is of no other dye. */
function isGolden([, C, h]: Oklch): boolean {
  return C < pureYellow && h > warm[0] && h < warm[1];
}

const pureYellow = 0.14;

/** The dye a little deeper and purer, and a little paler. */
function ripened([L, C, h]: Oklch): Oklch[] {
  const isWarm = h > warm[0] && h < warm[1] && !isGolden([L, C, h]);
  return [
    [L - 0.09, C * 1.12, isWarm ? h - 13 : h],
    [L + (0.94 - L) * 0.45, C * 0.6, h],
    [L - 0.13, C * 1.15, isWarm ? h - 18 : h],
  ];
}
