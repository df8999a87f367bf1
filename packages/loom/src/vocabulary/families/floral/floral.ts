import type { FamilyDefinition } from '../family.ts';
import { floralPalettes } from './palettes.ts';

/** Garden flowers as water colour and chintz paint them. */
export const floral: FamilyDefinition = {
  version: 1,
  layouts: ['vine', 'toss', 'bouquet', 'stripe', 'watercolour', 'ditsy', 'botanical', 'chintz'],
  heroCm: [4, 9],
  moduleCm: 28,
  density: 0.6,
  hand: 0.8,
  cloth: 'cotton',
  palettes: floralPalettes,
};
