import type { FamilyDefinition } from '../family.ts';
import { paisleyPalettes } from './palettes.ts';

const paisleyLayouts = ['mirrored-half-drop', 'interlock', 'two-scale-toss', 'rows'] as const;

/** Ambi, kairi, boteh: the hooked cone of Kashmir shawls with its bands and the garden inside. */
export const paisley: FamilyDefinition = {
  version: 1,
  layouts: paisleyLayouts,
  heroCm: [8, 14],
  moduleCm: 27,
  density: 0.72,
  hand: 0.9,
  cloth: 'cotton',
  palettes: paisleyPalettes,
};
