import { defineFamily, type FamilyPalette } from '../family.ts';
import { divided, plain } from '../judged.ts';
import { yarnDyes } from '../yarn-dyes.ts';
import { tieDyeWords } from './words.ts';

/** The undyed cloth, then the dyes in the order in which they are squeezed on round the bundle. */
const tieDyePalettes: readonly FamilyPalette[] = [
  yarnDyes('rainbow', ['#f8f3e8', '#d9433f', '#eeb43a', '#2f9a8f', '#5a4a9e'], { line: '#2c2350', light: '#fdfaf2' }),
  yarnDyes('indigo', ['#f4f1e8', '#24447f', '#5f86b8', '#152a57', '#a9c1d8'], { line: '#0f1c3c', light: '#fbf9f2' }),
  yarnDyes('sunset', ['#fbf0e0', '#e0603f', '#f0a24a', '#b83a68', '#6a2f6f'], { line: '#3a1638', light: '#fff9ee' }),
  yarnDyes('lagoon', ['#f2f5ee', '#1f8a99', '#56b5a6', '#27548f', '#a8d8c4'], { line: '#12304f', light: '#fbfdf8' }),
  yarnDyes('earth', ['#f4ead8', '#a5562f', '#c99248', '#5f5a38', '#7a3a2e'], { line: '#2f1d14', light: '#fbf5e6' }),
  yarnDyes('orchid', ['#f8f0f2', '#a8488f', '#e08ab0', '#5b4f9c', '#f0b8a0'], { line: '#371d4d', light: '#fffafb' }),
  yarnDyes('charcoal', ['#f0eee8', '#33363d', '#73777f', '#1c1e23', '#a9abb0'], { line: '#111216', light: '#faf9f4' }),
  yarnDyes('lime', ['#f6f6e4', '#6a9f3f', '#d9cf4a', '#2f7f6d', '#e8954a'], { line: '#1f3d2a', light: '#fdfdf2' }),
];

/** Cloth twisted, pleated or crumpled, bound, and dyed in many colours. */
export const tieDye = defineFamily(tieDyeWords, {
  version: 4,
  heroCm: [8, 18],
  isGrand: true,
  moduleCm: 32,
  density: 0.6,
  hand: 0.3,
  cloth: 'cotton',
  palettes: tieDyePalettes,
  border: { layout: 'accordion', as: 'field' },
  pallu: 'bullseye',
  judged: { ...divided, ...plain },
});
