import type { FamilyDefinition } from '../family.ts';
import { shiboriPalettes } from './palettes.ts';

const shiboriLayouts = ['kumo', 'itajime', 'arashi', 'nui', 'mokume'] as const;

/** Japan's bound, stitched and clamped resist, mostly in indigo. */
export const shibori: FamilyDefinition = {
  version: 1,
  layouts: shiboriLayouts,
  heroCm: [2.5, 6],
  moduleCm: 28,
  density: 0.6,
  hand: 0.6,
  cloth: 'cotton',
  palettes: shiboriPalettes,
  isReserved: true,
};
