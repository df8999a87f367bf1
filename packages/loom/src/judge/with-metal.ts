import { isOfMetal } from '../numbers/colour/of-metal.ts';
import { colourDistance, hexToOklch } from '../numbers/colour/oklch.ts';
import type { Intent } from '../prompt/intent.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { type Role, roles } from '../vocabulary/roles.ts';
import { isZari } from '../vocabulary/zari.ts';

/** Leaves and what is not dyed are metal only where they have its very colour. */
const seldom: readonly Role[] = ['leaf1', 'leaf2', 'leaf3', 'light', 'dark'];
const veryColour = 0.03;

/**
 * A recipe that says which of its dyes are metal thread: those in the colour of a gold or silver that the words name, or a tone of it, where no
 * other named colour is nearer. Marigolds beside a gold border stay yellow, cream beside silver stays cream.
 */
export function withMetal(recipe: Recipe, intent: Intent): Recipe {
  const { ground, line, accents, leaves, bound, border } = intent;
  const named = [
    ground,
    line,
    ...accents,
    ...leaves,
    ...bound,
    border?.colour,
    border?.thingColour,
    border?.palluColour,
  ];
  const colours = named.flatMap((each) => (each === undefined ? [] : [each]));
  const metals = new Set(colours.flatMap(({ name, hex }) => (isZari(name) ? [hex] : [])));
  if (metals.size === 0) return recipe;
  const metal = roles.filter((role) => {
    const dye = recipe.palette.roles[role];
    if (role === 'ground') return false;
    const [nearest] = colours.toSorted((one, other) => colourDistance(one.hex, dye) - colourDistance(other.hex, dye));
    if (nearest === undefined || !metals.has(nearest.hex)) return false;
    if (seldom.includes(role)) return colourDistance(nearest.hex, dye) < veryColour;
    return isOfMetal(hexToOklch(dye), hexToOklch(nearest.hex));
  });
  return metal.length === 0 ? recipe : { ...recipe, metal };
}
