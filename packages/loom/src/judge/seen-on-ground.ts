import type { Recipe } from '../recipe/recipe.ts';
import { roles as allRoles, type Role } from '../vocabulary/roles.ts';
import { distance, seenAs } from './same-colour.ts';
import type { Survey } from './survey-scene.ts';

/** A cloth on which less than this share differs from its ground shows nothing; white work lives of its stitches and needs less. */
const leastCover = 0.03;
/** Least distance of a colour from the ground that is seen as drawn. */
const plain = 0.06;

/** Where all dyes are the ground's. */
const [darkest, palest] = ['#2b2522', '#f4ecdd'];

/** Share of a cloth that is seen on its ground, 0 … 1. */
export function coverOf({ palette: { roles } }: Pick<Recipe, 'palette'>, { byRole }: Survey): number {
  const ground = seenAs(roles.ground);
  return [...byRole].reduce(
    (sum, [role, share]) => sum + (distance(seenAs(roles[role]), ground) < plain ? 0 : share),
    0,
  );
}

/** A recipe whose cloth would show next to nothing, because what is drawn has the ground's colour → the same with the largest such dye as far from the ground as one of its dyes is. */
export function seenOnGround(recipe: Recipe, survey: Survey): Recipe {
  const { roles, locked } = recipe.palette;
  if (coverOf(recipe, survey) >= leastCover) return recipe;
  const ground = seenAs(roles.ground);
  const far = (role: Role) => distance(seenAs(roles[role]), ground);
  const [ink] = allRoles.filter((role) => far(role) > plain * 2).toSorted((one, other) => far(other) - far(one));
  const [lost] = allRoles
    .filter((role) => role !== 'ground' && !locked.includes(role) && far(role) < plain)
    .toSorted((one, other) => (survey.byRole.get(other) ?? 0) - (survey.byRole.get(one) ?? 0));
  if (lost === undefined) return recipe;
  const hex = ink === undefined ? (ground[0] > 0.5 ? darkest : palest) : roles[ink];
  return { ...recipe, palette: { ...recipe.palette, roles: { ...roles, [lost]: hex } } };
}
