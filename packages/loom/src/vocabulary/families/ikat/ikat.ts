import type { FamilyDefinition } from '../family.ts';
import { ikatPalettes } from './palettes.ts';

const ikatLayouts = ['ogee', 'medallion', 'bands', 'lattice'] as const;

/** Cloth whose warp was tied and dyed before weaving: bold bands, feathered along the warp and nowhere else. */
export const ikat: FamilyDefinition = {
  version: 1,
  layouts: ikatLayouts,
  heroCm: [12, 26],
  moduleCm: 44,
  density: 0.7,
  hand: 0,
  cloth: 'cotton',
  palettes: ikatPalettes,
};
