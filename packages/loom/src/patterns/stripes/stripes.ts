import type { FamilyDefinition } from '../family.ts';
import { stripesPalettes } from './palettes.ts';
import { planStripes, stripeLayouts } from './plan-stripes.ts';

/** Stripes by the warp, bands by the weft, and stripes on the slant. */
export const stripes: FamilyDefinition = {
  version: 1,
  layouts: stripeLayouts,
  heroCm: [1.4, 4],
  moduleCm: 27,
  density: 0.6,
  hand: 0,
  cloth: 'cotton',
  palettes: stripesPalettes,
  plan: planStripes,
};
