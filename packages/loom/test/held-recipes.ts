import { planners } from '../src/cloths/planners.ts';
import { createPlanner, type Layouts } from '../src/drawing/planner.ts';
import { plotOf } from '../src/drawing/plot.ts';
import type { Scene } from '../src/drawing/scene.ts';
import type { Recipe } from '../src/recipe/recipe.ts';
import { families } from '../src/vocabulary/families/families.ts';
import { recipeFor } from './recipe-for.ts';

type Changed = Partial<Recipe>;

/** An ajrakh on 27 cm of cloth, of sizes that stay whatever its habits become, with some things changed. */
export const ajrakhRecipe = (layout: string, changed: Changed = {}): Recipe =>
  recipeFor('ajrakh', layout, { heroCm: 6.5, density: 0.7, ...changed });

/** A bandhani of that kind. */
export const bandhaniRecipe = (layout: string, changed: Changed = {}): Recipe =>
  recipeFor('bandhani', layout, { heroCm: 9, density: 0.6, ...changed });

/** An ikat of that kind, on 54 cm. */
export const ikatRecipe = (layout: string, changed: Changed = {}): Recipe =>
  recipeFor('ikat', layout, {
    tile: { widthPx: 2048, heightPx: 2048, dpi: 96 },
    heroCm: 18,
    density: 0.7,
    ...changed,
  });

/** A paisley of that kind, on woven cotton. */
export const paisleyRecipe = (changed: Changed = {}): Recipe =>
  recipeFor('paisley', 'mirrored-half-drop', {
    heroCm: 11,
    density: 0.72,
    finish: { hand: 1, cloth: 'cotton', weave: 0.5, mottle: 0.4, age: 0 },
    ...changed,
  });

/** The scene of a recipe on modules of its family's usual width, whatever the size of its motifs. */
export function planHeld(recipe: Recipe): Scene {
  const layouts: Layouts = planners[recipe.family];
  const plan = layouts[recipe.layout];
  if (plan === undefined) throw new Error(`No layout ${recipe.layout} of ${recipe.family}`);
  return plan(createPlanner(recipe, plotOf(recipe, families[recipe.family].moduleCm)));
}
