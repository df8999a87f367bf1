import type { FamilyDefinition } from '../family.ts';
import { smallWeavesPalettes } from './palettes.ts';
import { planSmallWeaves, smallWeaveLayouts } from './plan-small-weaves.ts';

/** Suitings and dobbies: a few yarns make the whole design. */
export const smallWeaves: FamilyDefinition = {
  version: 1,
  layouts: smallWeaveLayouts,
  heroCm: [0.9, 2.2],
  moduleCm: 27,
  density: 0.7,
  hand: 0,
  cloth: 'cotton',
  palettes: smallWeavesPalettes,
  plan: planSmallWeaves,
};
