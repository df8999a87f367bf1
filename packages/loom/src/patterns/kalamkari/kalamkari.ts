import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import type { FamilyDefinition, Plot } from '../family.ts';
import { planButi } from './buti.ts';
import { planJaal } from './jaal.ts';
import { kalamkariPalettes } from './palettes.ts';
import { planRinceau } from './rinceau.ts';
import { planTreeOfLife } from './tree-of-life.ts';

const planners: Readonly<Record<string, (recipe: Recipe, plot: Plot) => Scene>> = {
  rinceau: planRinceau,
  jaal: planJaal,
  'tree-of-life': planTreeOfLife,
  buti: planButi,
};

/** Pen-drawn and block-printed cotton of the Coromandel coast: vines, great flowers, two-toned leaves, dark outlines. */
export const kalamkari: FamilyDefinition = {
  version: 1,
  layouts: ['rinceau', 'jaal', 'tree-of-life', 'buti'],
  heroCm: [5, 10],
  moduleCm: 30,
  density: 0.7,
  hand: 1.1,
  cloth: 'cotton',
  palettes: kalamkariPalettes,
  plan: (recipe, plot) => (planners[recipe.layout] ?? planRinceau)(recipe, plot),
};
