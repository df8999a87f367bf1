import type { Planner, Plot } from '../../drawing/plot.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { planFishPond } from './fish-pond.ts';
import { planKohbar } from './kohbar.ts';
import { planPanels } from './panels.ts';
import { planPeacockTree } from './peacock-tree.ts';
import { planProcession } from './procession.ts';

const planners: Readonly<Record<string, (recipe: Recipe, plot: Plot) => Scene>> = {
  'fish-pond': planFishPond,
  'peacock-tree': planPeacockTree,
  kohbar: planKohbar,
  panels: planPanels,
  procession: planProcession,
};

/** Each layout has a planner of its own. */
export const planMadhubani: Planner = (recipe, plot) => (planners[recipe.layout] ?? planPeacockTree)(recipe, plot);
