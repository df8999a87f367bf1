import { defineFamily, type FamilyPalette } from '../family.ts';
import { divided, plain } from '../judged.ts';
import { yarnDyes } from '../yarn-dyes.ts';
import { camouflageWords } from './words.ts';

/** The ground's khaki, the two broad tones, the dark of the branches and a pale one: near to each other, as camouflage must be. */
const camouflagePalettes: readonly FamilyPalette[] = [
  yarnDyes('woodland', ['#a89b73', '#4f5a36', '#5d4430', '#23241d', '#c2b58c'], { line: '#181913', light: '#d6cba8' }),
  yarnDyes('olive', ['#7c7f58', '#434a2f', '#a3a27a', '#2a2e20', '#5f5236'], { line: '#191b13', light: '#c4c39c' }),
  yarnDyes('desert', ['#d6c09a', '#a98761', '#c9a87c', '#7a5a3e', '#ecdcbc'], { line: '#4a3525', light: '#f4e8cf' }),
  yarnDyes('jungle', ['#6f8a4d', '#2f5136', '#3f3526', '#151c14', '#a3b072'], { line: '#0f130d', light: '#c9cf9c' }),
  yarnDyes('autumn', ['#b79a63', '#6a5a34', '#8a5a34', '#2f261c', '#d3bf8d'], { line: '#1e1811', light: '#e2d3aa' }),
];

/** Patches that break up a shape. */
export const camouflage = defineFamily(camouflageWords, {
  version: 4,
  heroCm: [5, 12],
  moduleCm: 32,
  density: 0.6,
  hand: 0.3,
  cloth: 'cotton',
  palettes: camouflagePalettes,
  border: { layout: 'digital', as: 'field' },
  pallu: 'tiger-camo',
  judged: { ...divided, ...plain },
});
