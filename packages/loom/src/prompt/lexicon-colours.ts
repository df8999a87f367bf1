import { blues } from './lexicon-blues.ts';
import { greens } from './lexicon-greens.ts';
import { neutrals } from './lexicon-neutrals.ts';
import { reds } from './lexicon-reds.ts';
import { yellows } from './lexicon-yellows.ts';

/** Every colour the loom knows by name. */
export const colourWords = { ...neutrals, ...reds, ...yellows, ...greens, ...blues } as const;
export type ColourName = keyof typeof colourWords;

export const colourNames = Object.keys(colourWords) as ColourName[];
