import type { FamilyDefinition } from '../family.ts';
import { tropicalPalettes } from './palettes.ts';

/** Leaves and flowers of the warm south, in gouache: flat halves, light veins, planes that fade into the ground. */
export const tropical: FamilyDefinition = {
  version: 1,
  layouts: ['jungle', 'toss', 'islands', 'palm-stripe', 'banana'],
  heroCm: [8, 16],
  isGrand: true,
  moduleCm: 38,
  density: 0.6,
  hand: 0.6,
  cloth: 'cotton',
  palettes: tropicalPalettes,
};
