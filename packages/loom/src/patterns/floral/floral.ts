import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import type { FamilyDefinition, Plot } from '../family.ts';
import { planBotanical } from './botanical.ts';
import { planBouquet } from './bouquet.ts';
import { planChintz } from './chintz.ts';
import { planDitsy } from './ditsy.ts';
import { floralPalettes } from './palettes.ts';
import { planStripe } from './stripe.ts';
import { planToss } from './toss.ts';
import { planVine } from './vine.ts';
import { planWatercolour } from './watercolour.ts';

const planners: Readonly<Record<string, (recipe: Recipe, plot: Plot) => Scene>> = {
  vine: planVine,
  toss: planToss,
  bouquet: planBouquet,
  stripe: planStripe,
  watercolour: planWatercolour,
  ditsy: planDitsy,
  botanical: planBotanical,
  chintz: planChintz,
};

/** Garden flowers as water colour and chintz paint them. */
export const floral: FamilyDefinition = {
  version: 1,
  layouts: ['vine', 'toss', 'bouquet', 'stripe', 'watercolour', 'ditsy', 'botanical', 'chintz'],
  heroCm: [4, 9],
  moduleCm: 28,
  density: 0.6,
  hand: 0.8,
  cloth: 'cotton',
  palettes: floralPalettes,
  plan: (recipe, plot) => (planners[recipe.layout] ?? planVine)(recipe, plot),
};
