import type { FamilyDefinition } from '../family.ts';
import { damaskPalettes } from './palettes.ts';

const damaskLayouts = ['ogee', 'pomegranate', 'acanthus', 'diaper'] as const;

/** One colour in two lustres: figures of weft sateen on warp satin, grand and mirrored, as woven since Damascus and Lucca. */
export const damask: FamilyDefinition = {
  version: 1,
  layouts: damaskLayouts,
  heroCm: [9, 20],
  moduleCm: 40,
  density: 0.6,
  hand: 0.2,
  cloth: 'silk',
  palettes: damaskPalettes,
};
