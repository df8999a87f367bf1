import type { FamilyDefinition } from '../family.ts';
import { chikankariPalettes } from './palettes.ts';

const chikankariLayouts = ['buti', 'jaal', 'rows', 'kairi'] as const;

/** White work of Lucknow: shadow stitch, knots, grains and drawn nets on fine cotton, raised a little off the cloth. */
export const chikankari: FamilyDefinition = {
  version: 1,
  layouts: chikankariLayouts,
  heroCm: [4, 9],
  moduleCm: 27,
  density: 0.55,
  hand: 0.5,
  cloth: 'cotton',
  palettes: chikankariPalettes,
  ink: 'light',
};
