import type { FamilyDefinition } from '../family.ts';
import { dotsPalettes } from './palettes.ts';
import { dotLayouts, planDots } from './plan-dots.ts';

/** Nothing but dots: polka, pin, coin, halftone, confetti, pearls. */
export const dots: FamilyDefinition = {
  version: 1,
  layouts: dotLayouts,
  heroCm: [0.8, 2.6],
  moduleCm: 20,
  density: 0.6,
  hand: 0.3,
  cloth: 'cotton',
  palettes: dotsPalettes,
  plan: planDots,
};
