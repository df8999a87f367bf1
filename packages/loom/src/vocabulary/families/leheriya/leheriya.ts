import type { FamilyDefinition } from '../family.ts';
import { leheriyaPalettes } from './palettes.ts';

const leheriyaLayouts = ['panchrangi', 'satrangi', 'mothra', 'rajashahi', 'gandadar'] as const;

/** Rajasthan's waves: fine cloth rolled on the bias, bound with thread and dyed again and again. */
export const leheriya: FamilyDefinition = {
  version: 1,
  layouts: leheriyaLayouts,
  heroCm: [1, 3],
  moduleCm: 28,
  density: 0.6,
  hand: 0.5,
  cloth: 'silk',
  isBanded: true,
  palettes: leheriyaPalettes,
};
