import type { FamilyDefinition } from '../family.ts';
import { warliPalettes } from './palettes.ts';

/** Rice paste on a mud wall: triangles, circles and strokes that dance, sow and hunt. */
export const warli: FamilyDefinition = {
  version: 1,
  layouts: ['spiral', 'village', 'forest', 'chauk', 'border-field'],
  heroCm: [5, 9.5],
  moduleCm: 28,
  density: 0.75,
  hand: 1.4,
  cloth: 'khadi',
  palettes: warliPalettes,
  ink: 'light',
  isReserved: true,
};
