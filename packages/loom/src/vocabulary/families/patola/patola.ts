import type { FamilyDefinition } from '../family.ts';
import { patolaPalettes } from './palettes.ts';

const patolaLayouts = ['narikunjar', 'ratan-chowk', 'chhabdi', 'pan', 'navratna', 'rows'] as const;

/** Double ikat of Patan: warp and weft tied and dyed to one design on point paper, so that every edge is stepped and a little soft. */
export const patola: FamilyDefinition = {
  version: 1,
  layouts: patolaLayouts,
  heroCm: [5, 11],
  moduleCm: 27,
  density: 0.7,
  hand: 0,
  cloth: 'silk',
  palettes: patolaPalettes,
};
