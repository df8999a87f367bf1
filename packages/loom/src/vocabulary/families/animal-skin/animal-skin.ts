import type { FamilyDefinition } from '../family.ts';
import { animalSkinPalettes } from './palettes.ts';

/** Coats and skins: marks as nature grows them, outlined so that they stay sharp at every size. */
export const animalSkin: FamilyDefinition = {
  version: 1,
  layouts: ['leopard', 'zebra', 'tiger', 'giraffe', 'snake', 'crocodile', 'cheetah'],
  heroCm: [3, 6],
  moduleCm: 26,
  density: 0.6,
  hand: 0.6,
  cloth: 'cotton',
  palettes: animalSkinPalettes,
};
