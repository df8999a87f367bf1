import type { FamilyDefinition } from '../family.ts';
import { batikPalettes } from './palettes.ts';

const batikLayouts = ['kawung', 'parang', 'ceplok', 'buketan', 'mega-mendung'] as const;

/** Java's wax resist: figures of waxed cloth with fine filling marks, cracks where the wax broke. */
export const batik: FamilyDefinition = {
  version: 1,
  layouts: batikLayouts,
  heroCm: [4, 8],
  moduleCm: 28,
  density: 0.65,
  hand: 0.7,
  cloth: 'cotton',
  palettes: batikPalettes,
  isReserved: true,
};
