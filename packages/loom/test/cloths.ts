import { type Family, families as familyNames, generateParams } from '@naksha/contract';
import { planScene } from '../src/change/plan-scene.ts';
import type { Scene } from '../src/drawing/scene.ts';
import { composeRecipe } from '../src/recipe/compose.ts';
import type { Recipe } from '../src/recipe/recipe.ts';
import type { Raster } from '../src/render/raster.ts';
import { resvgRasterise } from '../src/render/server.ts';
import { weaveWindow } from '../src/render/weave.ts';
import { families } from '../src/vocabulary/families/families.ts';

/** Pixels of a tile's side in these tests. */
export const side = 512;

/** Every cloth in every layout. */
export const cloths = familyNames.flatMap((family) => families[family].layouts.map((layout) => ({ family, layout })));

/** What the composer makes of a family's name alone, in one of its layouts. 1024 px at 96 dpi are 27 cm of cloth. */
export function recipeOf(family: Family, seed: string, layout?: string): Recipe {
  const recipe = composeRecipe(generateParams.parse({ trainedPattern: family, dpi: 96 }), seed);
  return layout === undefined ? recipe : { ...recipe, layout };
}

export interface Cloth {
  readonly recipe: Recipe;
  readonly scene: Scene;
  readonly tile: Raster;
}

/** The cloth that was drawn last: the tests of one follow each other, and two hundred scenes at once would fill the memory. */
let woven: { readonly name: string; readonly cloth: Cloth } | undefined;

/** A cloth planned and drawn whole; drawn once for tests of it that follow each other. */
export function weave(recipe: Recipe, px = side): Cloth {
  const name = `${px}:${JSON.stringify(recipe)}`;
  if (woven?.name === name) return woven.cloth;
  const scene = planScene(recipe);
  const size = { width: px, height: px };
  const tile = weaveWindow(scene, recipe, size, { x: 0, y: 0, ...size }, resvgRasterise);
  const cloth = { recipe, scene, tile };
  woven = { name, cloth };
  return cloth;
}
