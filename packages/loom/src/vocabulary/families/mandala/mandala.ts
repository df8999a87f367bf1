import { defineFamily, type FamilyPalette } from '../family.ts';
import { openGround, strict } from '../judged.ts';
import { yarnDyes } from '../yarn-dyes.ts';
import { mandalaWords } from './words.ts';

/** Four dyes that hold against each other in rings, on a ground that carries them. */
export const mandalaPalettes: readonly FamilyPalette[] = [
  yarnDyes('peacock', ['#163a4f', '#c8452f', '#e3a83c', '#2f8a84', '#7a2b4a'], { line: '#0d1c28', light: '#f6ead2' }),
  yarnDyes('ivory', ['#f3e8d2', '#a8342f', '#27496f', '#d69a35', '#5d7a52'], { line: '#2b1a18', light: '#fdf7e8' }),
  yarnDyes('rani', ['#7d1b4b', '#e9b23f', '#1f7a78', '#e06a3c', '#3a2a63'], { line: '#2c0a1b', light: '#fbecd6' }),
  yarnDyes('indigo', ['#1e2d57', '#6f9cc0', '#d8c08a', '#b5503c', '#3f5f94'], { line: '#0d1530', light: '#f2ead6' }),
  yarnDyes('marigold', ['#e2a234', '#a3262c', '#1f5e58', '#6b2440', '#f0d9a0'], { line: '#3a160d', light: '#fff4da' }),
  yarnDyes('forest', ['#1f4638', '#d9a13d', '#c1502f', '#7fa88a', '#6d2233'], { line: '#0c1f18', light: '#f4ead0' }),
  yarnDyes('rose', ['#f1dcd3', '#9c3f5c', '#3f6f7a', '#d18b4a', '#6a4a7c'], { line: '#3d1a2a', light: '#fff7f0' }),
];

/** Rings about a heart, eight to twenty-four fold. */
export const mandala = defineFamily(mandalaWords, {
  version: 3,
  heroCm: [9, 15],
  moduleCm: 27,
  density: 0.75,
  hand: 0.6,
  cloth: 'cotton',
  palettes: mandalaPalettes,
  border: { layout: 'roundel', as: 'row' },
  pallu: 'panels',
  judged: { ...openGround, ...strict },
});
