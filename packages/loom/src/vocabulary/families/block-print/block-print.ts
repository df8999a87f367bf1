import type { FamilyDefinition } from '../family.ts';
import { blockPrintPalettes } from './palettes.ts';

const blockPrintLayouts = ['sanganeri', 'butidar', 'jaal', 'dabu', 'strips'] as const;

/** Hand block print of Sanganer and Bagru, with Bagru's mud resist. */
export const blockPrint: FamilyDefinition = {
  version: 1,
  layouts: blockPrintLayouts,
  heroCm: [3, 6],
  moduleCm: 28,
  density: 0.6,
  hand: 0.5,
  cloth: 'cotton',
  palettes: blockPrintPalettes,
};
