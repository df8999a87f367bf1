import { figureSets } from '../figures/figure-sets.ts';

/** Figures of the library that are cut into one block. */
export const wholeFigures = [
  ...figureSets.creatures,
  ...figureSets.plants,
  ...figureSets.things,
  ...figureSets.signs,
  'dancer',
  'temple',
  'gable',
  'jaali',
] as const;
