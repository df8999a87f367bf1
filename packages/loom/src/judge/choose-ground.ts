import { oklchToHex } from '../numbers/colour/gamut.ts';
import type { Role } from '../vocabulary/roles.ts';
import { isNeutral, isThatColour, seenAs } from './same-colour.ts';

type Dyed = Record<Role, string>;

/** From this lightness on a ground is a white or a cream. */
export const paleCloth = 0.85;
/** A colour as deep as this may be a dark ground. */
const deepGround = 0.42;

/** "In three colours only: black, brass and teal": the ground is one of them, the deepest where it is deep, else the palest. */
export function groundAmong(named: readonly { readonly hex: string }[]): string {
  const byDepth = named.map(({ hex }) => hex).toSorted((one, other) => seenAs(one)[0] - seenAs(other)[0]);
  const [deepest = '#000000', palest = deepest] = [byDepth[0], byDepth.at(-1)];
  return seenAs(palest)[0] < paleCloth && seenAs(deepest)[0] < deepGround ? deepest : palest;
}

/** A ground that no one named: the palest neutral that was, or its own in a hue that was named or in none. */
export function groundFor({ ground }: Dyed, named: readonly { readonly hex: string }[], isDyed = false): string {
  const own = seenAs(ground);
  const wanted = named.map(({ hex }) => seenAs(hex));
  const same = named.find(({ hex }) => isThatColour(own, seenAs(hex)));
  if (same !== undefined) return same.hex;
  // What would be black is deep among what was named, and of three dips and more the deepest.
  const isDipped = isDyed && named.length > 2;
  const deepest = named
    .filter(({ hex }) => isDipped || seenAs(hex)[0] < deepGround)
    .toSorted((one, other) => (isDipped ? seenAs(one.hex)[0] - seenAs(other.hex)[0] : 0))[0];
  if (own[0] < 0.5 && deepest !== undefined) return deepest.hex;
  const white = named.find(({ hex }) => isNeutral(seenAs(hex)) && seenAs(hex)[0] > 0.85);
  if (own[0] < 0.5 && white !== undefined && named.length > 1) return white.hex;
  if (isNeutral(own)) return own[0] > 0.5 ? oklchToHex([Math.max(own[0], 0.88), Math.min(own[1], 0.022), 85]) : ground;
  const [pale] = named.filter(({ hex }) => isNeutral(seenAs(hex)) && seenAs(hex)[0] > 0.5 === own[0] > 0.5);
  if (pale !== undefined) return pale.hex;
  const [L] = own;
  return oklchToHex(L > 0.5 ? [Math.max(L, 0.9), 0.025, 85] : [Math.min(L, 0.27), 0.03, wanted[0]?.[2] ?? 260]);
}
