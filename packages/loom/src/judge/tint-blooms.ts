import type { Family } from '@naksha/contract';
import { oklchToHex } from '../numbers/colour/gamut.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { accentRoles, type Role } from '../vocabulary/roles.ts';
import { isNeutral, seenAs, shadesOf } from './same-colour.ts';

/** Prints and stitches whose flowers have a white of their own; what is waxed, tied or drawn in white keeps it. */
const blooming: readonly Family[] = ['floral', 'tropical', 'kalamkari', 'block-print', 'paisley', 'suzani'];
/** With less of it the white is that of petals' edges and hearts. */
const leastBlooms = 0.04;
/** From this lightness on a colour that was named is the white of the cloth, or its ground is. */
const whitish = 0.8;
const palest = 0.86;

/** Flowers of a white that no one named are of the palest tint of the dye that was: beside pink ones alone a cream one would be a colour more. */
export function tintBlooms(
  dyed: Record<Role, string>,
  free: readonly Role[],
  { family }: Pick<Recipe, 'family'>,
  named: readonly { readonly hex: string }[],
  areas: ReadonlyMap<Role, number>,
): void {
  const isOpen = blooming.includes(family) && free.includes('light') && (areas.get('light') ?? 0) >= leastBlooms;
  if (!isOpen || [dyed.ground, ...named.map(({ hex }) => hex)].some((hex) => seenAs(hex)[0] > whitish)) return;
  const [first] = accentRoles
    .toSorted((one, other) => (areas.get(other) ?? 0) - (areas.get(one) ?? 0))
    .map((role) => seenAs(dyed[role]))
    .filter((colour) => !isNeutral(colour));
  if (first === undefined) return;
  dyed.light = oklchToHex([Math.min(palest, shadesOf(first)[1]), first[1] * 0.6, first[2]]);
}
