import type { FamilyDefinition } from '../family.ts';
import { geometricPalettes } from './palettes.ts';
import { geometricLayouts, planGeometric } from './plan-geometric.ts';

/** Drawn by symmetry: stars, screens, fans, interlaced bands, mosaics, pinwheels, cut shapes. */
export const geometric: FamilyDefinition = {
  version: 1,
  layouts: geometricLayouts,
  heroCm: [4, 7.5],
  moduleCm: 27,
  density: 0.7,
  hand: 0.35,
  cloth: 'cotton',
  palettes: geometricPalettes,
  plan: planGeometric,
};
