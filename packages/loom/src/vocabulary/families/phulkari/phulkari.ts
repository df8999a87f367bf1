import type { FamilyDefinition } from '../family.ts';
import { phulkariPalettes } from './palettes.ts';

const phulkariLayouts = ['bagh', 'panchranga', 'vari', 'chope', 'buti', 'sainchi'] as const;

/** Darning in floss silk on coarse cotton, counted from the back: geometry that shines by the way its stitches lie. */
export const phulkari: FamilyDefinition = {
  version: 1,
  layouts: phulkariLayouts,
  heroCm: [4, 9],
  moduleCm: 26,
  density: 0.75,
  hand: 0.4,
  cloth: 'khadi',
  palettes: phulkariPalettes,
};
