import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import type { FamilyDefinition, Plot } from '../family.ts';
import { planCheetah } from './cheetah.ts';
import { planCrocodile } from './crocodile.ts';
import { planGiraffe } from './giraffe.ts';
import { planLeopard } from './leopard.ts';
import { animalSkinPalettes } from './palettes.ts';
import { planSnake } from './snake.ts';
import { planTiger } from './tiger.ts';
import { planZebra } from './zebra.ts';

const planners: Readonly<Record<string, (recipe: Recipe, plot: Plot) => Scene>> = {
  leopard: planLeopard,
  zebra: planZebra,
  tiger: planTiger,
  giraffe: planGiraffe,
  snake: planSnake,
  crocodile: planCrocodile,
  cheetah: planCheetah,
};

/** Coats and skins: marks as nature grows them, outlined so that they stay sharp at every size. */
export const animalSkin: FamilyDefinition = {
  version: 1,
  layouts: ['leopard', 'zebra', 'tiger', 'giraffe', 'snake', 'crocodile', 'cheetah'],
  heroCm: [3, 6],
  moduleCm: 26,
  density: 0.6,
  hand: 0.6,
  cloth: 'cotton',
  palettes: animalSkinPalettes,
  plan: (recipe, plot) => (planners[recipe.layout] ?? planLeopard)(recipe, plot),
};
