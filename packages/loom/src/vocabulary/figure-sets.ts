import type { MotifId } from './motif-ids.ts';

const creatures = [
  'peacock',
  'parrot',
  'swan',
  'butterfly',
  'fish',
  'elephant',
  'horse',
  'camel',
  'cow',
  'lion',
  'tiger',
  'deer',
] as const satisfies readonly MotifId[];
const plants = [
  'pomegranate',
  'mango',
  'cypress',
  'palm',
  'hibiscus',
  'sunflower',
  'lotus-front',
] as const satisfies readonly MotifId[];
/** What is held in a hand, lit, flown or found: upright, of a size with a flower. */
const things = ['lamp', 'kite', 'heart', 'shell', 'feather', 'wave', 'cloud'] as const satisfies readonly MotifId[];
const signs = ['sun', 'moon', 'coin'] as const satisfies readonly MotifId[];

/** Figures of the library by kind, for the lists of cloths that draw a whole kind. */
export const figureSets = { creatures, plants, things, signs } as const;
