import type { Planner, Plot } from '../../drawing/plot.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { planButi } from './buti.ts';
import { planJaal } from './jaal.ts';
import { planRinceau } from './rinceau.ts';
import { planTreeOfLife } from './tree-of-life.ts';

const planners: Readonly<Record<string, (recipe: Recipe, plot: Plot) => Scene>> = {
  rinceau: planRinceau,
  jaal: planJaal,
  'tree-of-life': planTreeOfLife,
  buti: planButi,
};

/** Each layout has a planner of its own. */
export const planKalamkari: Planner = (recipe, plot) => (planners[recipe.layout] ?? planRinceau)(recipe, plot);
