import type { FamilyDefinition } from '../family.ts';
import { abstractPalettes } from './palettes.ts';

/** Paint and paper without a subject: what a contemporary print studio shows. */
export const abstract: FamilyDefinition = {
  version: 1,
  layouts: ['brush', 'cut-outs', 'marble', 'arcs', 'terrazzo', 'memphis'],
  heroCm: [5, 10],
  moduleCm: 30,
  density: 0.6,
  hand: 0.7,
  cloth: 'cotton',
  palettes: abstractPalettes,
};
