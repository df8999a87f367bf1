import { blues } from './lexicon-blues.ts';
import { browns } from './lexicon-browns.ts';
import { dyes } from './lexicon-dyes.ts';
import { greens } from './lexicon-greens.ts';
import { neutrals } from './lexicon-neutrals.ts';
import { pinks } from './lexicon-pinks.ts';
import { reds } from './lexicon-reds.ts';
import { violets } from './lexicon-violets.ts';
import { yellows } from './lexicon-yellows.ts';

/** Every colour the loom knows by name. */
export const colourWords = {
  ...neutrals,
  ...reds,
  ...yellows,
  ...greens,
  ...blues,
  ...pinks,
  ...browns,
  ...violets,
  ...dyes,
} as const;
export type ColourName = keyof typeof colourWords;

export const colourNames = Object.keys(colourWords) as ColourName[];
