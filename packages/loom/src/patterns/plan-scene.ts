import { amendScene } from '../amend/amend-scene.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Scene } from '../scene/scene.ts';
import { families } from './families.ts';
import { moduleWidth } from './module-width.ts';
import { overprint } from './overprint.ts';
import { pinDots } from './pin-dots.ts';
import { plotOf } from './plot.ts';

/**
 * Recipe → scene: geometry in units and roles, no pixels and no colours. Equal wherever it runs. Throws RangeError for a
 * layout that the family does not have.
 */
export function planScene(recipe: Recipe): Scene {
  const family = families[recipe.family];
  if (!family.layouts.includes(recipe.layout)) {
    throw new RangeError(`Expected a layout of ${recipe.family} but received ${recipe.layout}`);
  }
  const plan = (each: Recipe): Scene => {
    const plot = plotOf(each, moduleWidth(each, family));
    return overprint(pinDots(family.plan(each, plot), each, plot), each, plot);
  };
  return recipe.since === undefined ? plan(recipe) : amendScene(recipe, recipe.since, plan);
}
