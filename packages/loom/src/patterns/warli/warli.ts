import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import type { FamilyDefinition, Plot } from '../family.ts';
import { planBorderField } from './border-field.ts';
import { planChauk } from './chauk.ts';
import { planForest } from './forest.ts';
import { warliPalettes } from './palettes.ts';
import { planSpiral } from './spiral.ts';
import { planVillage } from './village.ts';

const planners: Readonly<Record<string, (recipe: Recipe, plot: Plot) => Scene>> = {
  spiral: planSpiral,
  village: planVillage,
  forest: planForest,
  chauk: planChauk,
  'border-field': planBorderField,
};

/** Rice paste on a mud wall: triangles, circles and strokes that dance, sow and hunt. */
export const warli: FamilyDefinition = {
  version: 1,
  layouts: ['spiral', 'village', 'forest', 'chauk', 'border-field'],
  heroCm: [5, 9.5],
  moduleCm: 28,
  density: 0.75,
  hand: 1.4,
  cloth: 'khadi',
  palettes: warliPalettes,
  ink: 'light',
  isReserved: true,
  plan: (recipe, plot) => (planners[recipe.layout] ?? planSpiral)(recipe, plot),
};
