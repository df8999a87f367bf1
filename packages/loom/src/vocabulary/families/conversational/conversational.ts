import { defineFamily } from '../family.ts';
import { conversationalPalettes } from './palettes.ts';
import { conversationalWords } from './words.ts';

/** Novelty prints: things of every day in flat dyes and one line. */
export const conversational = defineFamily(conversationalWords, {
  version: 22,
  isOnCloth: true,
  heroCm: [4, 7.5],
  moduleCm: 26,
  density: 0.6,
  hand: 0.45,
  cloth: 'cotton',
  isNatural: true,
  palettes: conversationalPalettes,
  isLineless: true,
  border: { layout: 'rows', as: 'row' },
  pallu: 'tossed',
  // Things are fitted by their outlines: their circles overlap.
  judged: { ground: [0.15, 0.8], band: 0.3, sizes: 2, overlap: 0.25 },
});
