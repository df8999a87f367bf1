import type { FamilyDefinition } from '../family.ts';
import { bandhaniPalettes } from './palettes.ts';

const bandhaniLayouts = ['bavan-baug', 'medallion', 'buti', 'zigzag', 'gharchola', 'shikari'] as const;

/** Tie-dye of Kutch, Jamnagar and Rajasthan: every figure is tied in knots, nothing is drawn. */
export const bandhani: FamilyDefinition = {
  version: 1,
  layouts: bandhaniLayouts,
  heroCm: [6, 14],
  moduleCm: 30,
  density: 0.6,
  hand: 0.4,
  cloth: 'silk',
  palettes: bandhaniPalettes,
  isReserved: true,
};
