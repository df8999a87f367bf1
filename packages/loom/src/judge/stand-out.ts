import { oklchToHex } from '../numbers/colour/gamut.ts';
import type { Intent } from '../prompt/intent.ts';
import { accentRoles, type Role } from '../vocabulary/roles.ts';
import { contractOf } from './named-colours.ts';
import { distance, isTintOf, seenAs } from './same-colour.ts';
import { isForbidden } from './take-out.ts';

/** What fills flowers and figures is at least so far from its ground, or it is a hole in the leaves about it. */
export const clear = 0.13;
/** Washes are thin where they are wet. */
export const wet = 0.22;
/** Less of it is a detail. */
const leastFill = 0.012;

/** Fills nearer to their ground than `least` go away from it in lightness; what was named stays as it is. */
export function standOut(
  dyed: Record<Role, string>,
  free: readonly Role[],
  intent: Intent,
  areas: ReadonlyMap<Role, number>,
  least: number,
): void {
  const ground = seenAs(dyed.ground);
  const { named, isClosed } = contractOf(intent);
  // A gold that goes deeper on a green is a brown that no one named.
  const isAdded = (hex: string) => isClosed && !named.some((one) => isTintOf(seenAs(hex), seenAs(one.hex)));
  for (const role of accentRoles) {
    const colour = seenAs(dyed[role]);
    const isFill = free.includes(role) && (areas.get(role) ?? 0) > leastFill;
    if (!isFill || dyed[role] === dyed.ground || distance(colour, ground) >= least) continue;
    if (named.some(({ hex }) => hex === dyed[role])) continue;
    const [L, C, h] = colour;
    const step = Math.sqrt(Math.max(0, least * least - (C - ground[1]) ** 2));
    const [darker, lighter] = [Math.min(L, ground[0] - step), Math.max(L, ground[0] + step)];
    const ways = (ground[0] > 0.5 ? [darker, lighter] : [lighter, darker]).map((each) => oklchToHex([each, C, h]));
    // What was refused comes in by no shade of what was not.
    const allowed = ways.filter((hex) => !isForbidden(seenAs(hex), intent));
    dyed[role] = allowed.find((hex) => !isAdded(hex)) ?? allowed[0] ?? dyed[role];
  }
}
