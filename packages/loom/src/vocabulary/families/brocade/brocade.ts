import type { FamilyDefinition } from '../family.ts';
import { brocadePalettes } from './palettes.ts';

const brocadeLayouts = ['jangla', 'butidar', 'kadwa', 'stripe', 'lattice'] as const;

/** Figured silk of Banaras: gilt twill on a satin ground, a little coloured silk as enamel, mirrored as the harness lifts it. */
export const brocade: FamilyDefinition = {
  version: 1,
  layouts: brocadeLayouts,
  heroCm: [5, 11],
  moduleCm: 30,
  density: 0.7,
  hand: 0.25,
  cloth: 'silk',
  palettes: brocadePalettes,
};
