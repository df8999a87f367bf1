import type { FamilyDefinition } from '../family.ts';
import { toilePalettes } from './palettes.ts';

/** Copper-plate print in one ink: small scenes on islands, garlands between, all tone by hatching. */
export const toile: FamilyDefinition = {
  version: 1,
  layouts: ['islands', 'medallions', 'columns', 'trellis'],
  heroCm: [6.5, 13],
  moduleCm: 32,
  density: 0.72,
  hand: 0.6,
  cloth: 'linen',
  palettes: toilePalettes,
  ink: 'line',
};
