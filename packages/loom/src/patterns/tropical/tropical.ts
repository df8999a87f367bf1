import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import type { FamilyDefinition, Plot } from '../family.ts';
import { planBanana } from './banana.ts';
import { planIslands } from './islands.ts';
import { planJungle } from './jungle.ts';
import { tropicalPalettes } from './palettes.ts';
import { planPalmStripe } from './palm-stripe.ts';
import { planToss } from './toss.ts';

const planners: Readonly<Record<string, (recipe: Recipe, plot: Plot) => Scene>> = {
  jungle: planJungle,
  toss: planToss,
  islands: planIslands,
  'palm-stripe': planPalmStripe,
  banana: planBanana,
};

/** Leaves and flowers of the warm south, in gouache: flat halves, light veins, planes that fade into the ground. */
export const tropical: FamilyDefinition = {
  version: 1,
  layouts: ['jungle', 'toss', 'islands', 'palm-stripe', 'banana'],
  heroCm: [8, 16],
  isGrand: true,
  moduleCm: 38,
  density: 0.6,
  hand: 0.6,
  cloth: 'cotton',
  palettes: tropicalPalettes,
  plan: (recipe, plot) => (planners[recipe.layout] ?? planJungle)(recipe, plot),
};
