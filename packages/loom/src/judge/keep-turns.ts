import { accentRoles, type Role } from '../vocabulary/roles.ts';
import { distance, sameDye, seenAs } from './same-colour.ts';

/**
 * A novelty print shares named dyes out by their order: its second thing, and the second part of its first, are of the second. A role whose turn it is
 * and which became a shade of something else has the dye itself, so that no wheel is lost in its frame and no gold is an olive.
 */
export function keepTurns(dyed: Record<Role, string>, free: readonly Role[], upon: readonly string[]): void {
  const isNamed = (role: Role) => upon.some((hex) => distance(seenAs(hex), seenAs(dyed[role])) < sameDye / 2);
  for (const [n, role] of accentRoles.entries()) {
    const hex = upon[n];
    if (hex !== undefined && free.includes(role) && !isNamed(role)) dyed[role] = hex;
  }
}
