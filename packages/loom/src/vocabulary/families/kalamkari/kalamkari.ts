import type { FamilyDefinition } from '../family.ts';
import { kalamkariPalettes } from './palettes.ts';

/** Pen-drawn and block-printed cotton of the Coromandel coast: vines, great flowers, two-toned leaves, dark outlines. */
export const kalamkari: FamilyDefinition = {
  version: 1,
  layouts: ['rinceau', 'jaal', 'tree-of-life', 'buti'],
  heroCm: [5, 10],
  moduleCm: 30,
  density: 0.7,
  hand: 1.1,
  cloth: 'cotton',
  palettes: kalamkariPalettes,
};
