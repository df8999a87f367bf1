import { defineFamily, type FamilyPalette } from '../family.ts';
import { divided, strict } from '../judged.ts';
import { yarnDyes } from '../yarn-dyes.ts';
import { geometricWords } from './words.ts';

/** Tile and paper colours: each works as areas side by side, with one pale and one deep to part them. */
const geometricPalettes: readonly FamilyPalette[] = [
  yarnDyes('fez', ['#1f5a63', '#c5643c', '#e0b45c', '#8fb3a6', '#7a2e2b'], { line: '#16252b', light: '#f4ead4' }),
  yarnDyes('ivory', ['#f1e8d5', '#27466b', '#c2553d', '#d9a441', '#5f8a80'], { line: '#1c2433', light: '#fdf8ec' }),
  yarnDyes('terracotta', ['#b4573a', '#22384e', '#eac79a', '#d99a3d', '#6f8f84'], {
    line: '#2a1712',
    light: '#f8ecd8',
  }),
  yarnDyes('deco', ['#16263a', '#b98d45', '#3f7f80', '#e3cda0', '#8c3b42'], { line: '#0b131f', light: '#f3e9d2' }),
  yarnDyes('saffron', ['#f0dfb9', '#d5782c', '#8a2c3c', '#2f6b5e', '#e3ac3e'], { line: '#3a1a1c', light: '#fcf4e0' }),
  yarnDyes('retro', ['#efe6d2', '#d1663f', '#2f7479', '#e2ab3c', '#6b4a3a'], { line: '#2b221e', light: '#fdf8ea' }),
  yarnDyes('plum', ['#3b2244', '#c98a5a', '#7f9c96', '#e6c9a0', '#a03f55'], { line: '#1a0f20', light: '#f4e8da' }),
  yarnDyes('sage', ['#dfe0cf', '#5d7a63', '#b86b4b', '#d8b46a', '#36506b'], { line: '#26302a', light: '#f8f6ea' }),
];

/** Drawn by symmetry: stars, screens, fans, interlaced bands, mosaics, pinwheels, cut shapes. */
export const geometric = defineFamily(geometricWords, {
  version: 11,
  isOnCloth: true,
  heroCm: [4, 7.5],
  moduleCm: 27,
  density: 0.7,
  hand: 0.35,
  cloth: 'cotton',
  palettes: geometricPalettes,
  border: { layout: 'jaali', as: 'field' },
  pallu: 'star',
  judged: { ...divided, ...strict, sizes: 2 },
});
