import { colourDistance, hexToOklch } from '../../numbers/colour/oklch.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { families } from '../../vocabulary/families/families.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { applyEdit } from '../edit/apply-edit.ts';

/** A ground is a border's own when it is read as another colour from afar. */
const leastContrast = 0.16;
const darkEnough = 0.6;

/**
 * The same cloth on its contrast ground, as borders and pallus have it: the fullest accent that stands off from the ground, everything
 * else moved only as far as it would be lost on it. Where nothing stands off, or the ground is locked, the ground stays. `dye` is the role of a border that was asked for.
 */
export function onContrast(recipe: Recipe, dye?: Role): Recipe {
  const { roles } = recipe.palette;
  const isReserved = families[recipe.family].isReserved === true || families[recipe.family].ink === 'light';
  const [groundL] = hexToOklch(roles.ground);
  const chosen = (['a1', 'a2', 'a3', 'dark'] as const)
    .filter((role) => colourDistance(roles[role], roles.ground) >= leastContrast)
    // White figures need a ground to stand on.
    .filter((role) => !isReserved || hexToOklch(roles[role])[0] <= darkEnough)
    .map((role) => {
      const [L, C] = hexToOklch(roles[role]);
      return { role, worth: C + 0.35 * Math.abs(L - groundL) - (L > 0.6 ? 0.1 : 0) };
    })
    .reduce<{ role: 'a1' | 'a2' | 'a3' | 'dark'; worth: number } | undefined>(
      (best, each) => (best === undefined || each.worth > best.worth ? each : best),
      undefined,
    );
  const role = dye ?? chosen?.role;
  if (role === undefined || role === 'ground') return recipe;
  const hex = roles[role];
  const swapped = { ...recipe, palette: { ...recipe.palette, roles: { ...roles, [role]: roles.ground } } };
  const edited = applyEdit(swapped, { op: 'setColour', part: 'ground', colour: { name: hex, hex } });
  return 'recipe' in edited ? edited.recipe : recipe;
}
