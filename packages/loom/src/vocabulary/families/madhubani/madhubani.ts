import type { FamilyDefinition } from '../family.ts';
import { madhubaniPalettes } from './palettes.ts';

/** Wall painting of Mithila on cloth: double contours hatched between, flat colour, nothing left empty. */
export const madhubani: FamilyDefinition = {
  version: 1,
  layouts: ['peacock-tree', 'fish-pond', 'kohbar', 'panels', 'procession'],
  heroCm: [7, 13],
  moduleCm: 28,
  density: 0.85,
  hand: 1,
  cloth: 'cotton',
  palettes: madhubaniPalettes,
};
