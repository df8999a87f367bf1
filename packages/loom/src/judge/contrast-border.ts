import { colourDistance } from '../numbers/colour/oklch.ts';
import type { Intent } from '../prompt/intent.ts';
import { contrastOf, isPaleDye } from '../recipe/border-of.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { accentRoles, type Role } from '../vocabulary/roles.ts';

type Border = NonNullable<Recipe['border']>;

/**
 * A border whose colour no one named takes the dye that stands off from the ground as it is by now, and the figures of its pallu one that is
 * read there. Where nothing changes the recipe is the same object, whose scene stays good.
 */
export function contrastBorder(recipe: Recipe, { accents }: Pick<Intent, 'accents'>): Recipe {
  const { border } = recipe;
  if (border === undefined || border.isOfThing === true) return recipe;
  const named = accents.map(({ hex }) => hex);
  const end = border.pallu?.dye;
  const dye = border.isOwnDye
    ? border.dye
    : contrastOf(recipe, named, end === undefined ? undefined : recipe.palette.roles[end]);
  const isPale = isPaleDye(recipe, dye);
  const worn = wornOn(recipe, border, dye);
  const isSame = dye === border.dye && isPale === border.isPale && worn === border.pallu?.worn;
  return isSame ? recipe : { ...recipe, border: wearing({ ...border, dye, isPale }, worn) };
}

/** What was worn for a palette that is mended by now is taken off. */
function wearing({ pallu: { worn: _, ...bare } = {}, ...border }: Border, worn: Role | undefined): Border {
  const pallu = worn === undefined ? bare : { ...bare, worn };
  return Object.keys(pallu).length === 0 ? border : { ...border, pallu };
}

/** Figures nearer than this to the colour beneath them are not read on a pallu; a ground farther than the second is. */
const lost = { from: 0.24, ground: 0.16 } as const;

/** On a pallu of the border's dye figures are of the cloth's ground where all that they could be dyed in is near to it: gold is not seen on gold. */
function wornOn({ palette: { roles } }: Recipe, { hasPallu, pallu, breadth }: Border, dye: Role): Role | undefined {
  if (!hasPallu || pallu?.dye !== undefined) return pallu?.worn;
  // Beside a wide border the heart of a pallu is of the cloth, and they stand on that.
  if (breadth === 'wide') return undefined;
  const isLost = accentRoles.every((role) => colourDistance(roles[role], roles[dye]) < lost.from);
  return isLost && colourDistance(roles.ground, roles[dye]) >= lost.ground ? 'ground' : undefined;
}
