import { defineFamily, type FamilyPalette } from '../family.ts';
import { openGround } from '../judged.ts';
import { yarnDyes } from '../yarn-dyes.ts';
import { dotsWords } from './words.ts';

/** Grounds that pale dots stand out from, for all the dyes are dots. */
const dotsPalettes: readonly FamilyPalette[] = [
  yarnDyes('navy', ['#1d2b4f', '#f0dfc0', '#d0533f', '#e2ae4a', '#7fa8b5'], { line: '#0d1428', light: '#fbf5e8' }),
  yarnDyes('poppy', ['#b3272d', '#f7e6cf', '#2a3a63', '#efb552', '#6fa08c'], { line: '#2e0a0d', light: '#fffaf0' }),
  yarnDyes('ink', ['#201f22', '#e9dcc2', '#c9543f', '#d9a648', '#8aa0a0'], { line: '#100f11', light: '#f8f3e6' }),
  yarnDyes('mustard', ['#d59f35', '#2b3350', '#a93c2e', '#fbe8bd', '#2f6f69'], { line: '#2d200b', light: '#fff8e6' }),
  yarnDyes('teal', ['#1f6468', '#f2dfb8', '#e07b52', '#eab955', '#a8c9bb'], { line: '#0c2a2c', light: '#fbf4e4' }),
  yarnDyes('plum', ['#592347', '#f0cfc0', '#d9a04e', '#c9627f', '#8fae9e'], { line: '#260c1e', light: '#fbf0e6' }),
  yarnDyes('blush', ['#e9b8ae', '#7d2f3f', '#2f5a5c', '#fff1e2', '#b5643f'], { line: '#4a1c26', light: '#fffaf4' }),
  yarnDyes('cream', ['#f5ecd8', '#26406a', '#c24d39', '#dca43c', '#4f8378'], { line: '#1a2238', light: '#fffdf6' }),
];

/** Nothing but dots: polka, pin, coin, halftone, confetti, pearls. */
export const dots = defineFamily(dotsWords, {
  version: 5,
  isOnCloth: true,
  heroCm: [0.8, 2.6],
  smallestCm: 0.34,
  moduleCm: 20,
  density: 0.6,
  hand: 0.3,
  cloth: 'cotton',
  palettes: dotsPalettes,
  border: { layout: 'coins', as: 'row' },
  pallu: 'coins',
  // A plain dot has nothing within its edge.
  judged: { ...openGround, accent: 0.35, sizes: 1, band: 0.25 },
});
