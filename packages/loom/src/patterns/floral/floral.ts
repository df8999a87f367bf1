import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import type { FamilyDefinition, Plot } from '../family.ts';
import { planBouquet } from './bouquet.ts';
import { floralPalettes } from './palettes.ts';
import { planStripe } from './stripe.ts';
import { planToss } from './toss.ts';
import { planVine } from './vine.ts';

const planners: Readonly<Record<string, (recipe: Recipe, plot: Plot) => Scene>> = {
  vine: planVine,
  toss: planToss,
  bouquet: planBouquet,
  stripe: planStripe,
};

/** Garden flowers as water colour and chintz paint them. */
export const floral: FamilyDefinition = {
  layouts: ['vine', 'toss', 'bouquet', 'stripe'],
  heroCm: [4, 9],
  moduleCm: 28,
  density: 0.6,
  hand: 0.8,
  cloth: 'cotton',
  palettes: floralPalettes,
  plan: (recipe, plot) => (planners[recipe.layout] ?? planVine)(recipe, plot),
};
