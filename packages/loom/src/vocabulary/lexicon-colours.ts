import { blues, greens, violets } from './lexicon-cool-colours.ts';
import { dyes } from './lexicon-dyes.ts';
import { browns, neutrals } from './lexicon-muted-colours.ts';
import { pinks, reds, yellows } from './lexicon-warm-colours.ts';

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
