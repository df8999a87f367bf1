import { figureSets } from '../figures/figure-sets.ts';

/** What the draw-loom of Banaras and Kanchipuram sets as butas beside its plants. */
export const brocadeFigures = [
  ...figureSets.creatures,
  ...figureSets.plants,
  ...figureSets.things,
  ...figureSets.signs,
  'temple',
  'gable',
  'jaali',
] as const;
