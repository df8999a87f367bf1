import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import type { FamilyDefinition, Plot } from '../family.ts';
import { planFishPond } from './fish-pond.ts';
import { planKohbar } from './kohbar.ts';
import { madhubaniPalettes } from './palettes.ts';
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

/** Wall painting of Mithila on cloth: double contours hatched between, flat colour, nothing left empty. */
export const madhubani: FamilyDefinition = {
  version: 1,
  layouts: ['peacock-tree', 'fish-pond', 'kohbar', 'panels', 'procession'],
  heroCm: [7, 13],
  moduleCm: 28,
  density: 0.85,
  hand: 1,
  cloth: 'cotton',
  palettes: madhubaniPalettes,
  plan: (recipe, plot) => (planners[recipe.layout] ?? planPeacockTree)(recipe, plot),
};
