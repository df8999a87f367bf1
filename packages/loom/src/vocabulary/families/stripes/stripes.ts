import { defineFamily, type FamilyPalette } from '../family.ts';
import { divided, plain, strict } from '../judged.ts';
import { yarnDyes } from '../yarn-dyes.ts';
import { stripesWords } from './words.ts';

/** The ground and the leading dye must stand as two equal bands; the others are lines and guests. */
const stripesPalettes: readonly FamilyPalette[] = [
  yarnDyes('cabana', ['#f5efe0', '#24406f', '#c24a34', '#d9a441', '#7fa0ae'], { line: '#141d33', light: '#fffaf0' }),
  yarnDyes('ticking', ['#eee5d0', '#2f3f57', '#9d3b32', '#8a8a7c', '#6d86a0'], { line: '#1d2632', light: '#faf5e8' }),
  yarnDyes('seaside', ['#f6f2e6', '#3d8a8f', '#e07a5a', '#e6bd62', '#2f5876'], { line: '#173238', light: '#fffdf5' }),
  yarnDyes('club', ['#1e2b4b', '#e9dcc0', '#97283a', '#c9a24a', '#4f7d6c'], { line: '#0e1424', light: '#efe8d6' }),
  yarnDyes('temple', ['#7c1d2b', '#dfb35a', '#1f4d43', '#efe0b6', '#c25a34'], { line: '#2a0a10', light: '#f6ead0' }),
  yarnDyes('fiesta', ['#efe3c6', '#b3312f', '#1f6d6b', '#e29a2c', '#3b3f7a'], { line: '#2a1520', light: '#fcf5e4' }),
  yarnDyes('bottle', ['#234338', '#d9c48e', '#a8442f', '#6f9a86', '#e8b64c'], { line: '#0e1d17', light: '#f1ead4' }),
  yarnDyes('candy', ['#fbf1ea', '#d0607a', '#7a9e8c', '#f0b27a', '#8a5f8f'], { line: '#5a2236', light: '#fffaf6' }),
];

/** Stripes by the warp, bands by the weft, and stripes on the slant. */
export const stripes = defineFamily(stripesWords, {
  version: 9,
  isSett: true,
  heroCm: [1.4, 4],
  moduleCm: 27,
  density: 0.6,
  hand: 0,
  cloth: 'cotton',
  palettes: stripesPalettes,
  border: { layout: 'bayadere', as: 'field' },
  pallu: 'figured',
  judged: { ...divided, ...strict, ...plain },
});
