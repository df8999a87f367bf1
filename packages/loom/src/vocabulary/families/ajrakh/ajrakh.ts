import type { FamilyDefinition } from '../family.ts';
import { ajrakhPalettes } from './palettes.ts';

const ajrakhLayouts = ['roundel', 'star-grid', 'almond', 'borders'] as const;

/** Resist- and mordant-printed cloth of Kutch, Sindh and Barmer: strict geometry from a central point, white lines and dots. */
export const ajrakh: FamilyDefinition = {
  version: 1,
  layouts: ajrakhLayouts,
  heroCm: [5, 8],
  moduleCm: 27,
  density: 0.7,
  hand: 0.9,
  cloth: 'cotton',
  palettes: ajrakhPalettes,
};
