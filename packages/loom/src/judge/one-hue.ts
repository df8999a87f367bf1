import { oklchToHex } from '../numbers/colour/gamut.ts';
import type { Intent } from '../prompt/intent.ts';
import type { Role } from '../vocabulary/roles.ts';
import { contractOf } from './named-colours.ts';
import { isNeutral, isTintOf, seenAs } from './same-colour.ts';

/** One hue for all: of what was named, of the ground, or of the first dye. */
export function makeOneHue(dyed: Record<Role, string>, open: readonly Role[], intent: Intent): void {
  const named = contractOf(intent).named.map(({ hex }) => seenAs(hex));
  const lead =
    named.find((colour) => !isNeutral(colour)) ??
    [seenAs(dyed.ground), seenAs(dyed.a1)].find((colour) => !isNeutral(colour));
  const isGrey = named.length > 0 && named.every(isNeutral);
  for (const role of open) {
    const [L, C, h] = seenAs(dyed[role]);
    if (isNeutral([L, C, h])) continue;
    if (isGrey || lead === undefined) dyed[role] = oklchToHex([L, 0.008, h]);
    else if (!isTintOf([L, C, h], lead)) dyed[role] = oklchToHex([L, Math.min(C, lead[1]), lead[2]]);
  }
}
