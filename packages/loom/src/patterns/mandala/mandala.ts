import type { FamilyDefinition } from '../family.ts';
import { mandalaPalettes } from './palettes.ts';
import { mandalaLayouts, planMandala } from './plan-mandala.ts';

/** Rings about a heart, eight to twenty-four fold. */
export const mandala: FamilyDefinition = {
  version: 1,
  layouts: mandalaLayouts,
  heroCm: [9, 15],
  moduleCm: 27,
  density: 0.75,
  hand: 0.6,
  cloth: 'cotton',
  palettes: mandalaPalettes,
  plan: planMandala,
};
