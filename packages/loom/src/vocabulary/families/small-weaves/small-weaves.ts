import { defineFamily, type FamilyPalette } from '../family.ts';
import { divided, plain, strict } from '../judged.ts';
import { yarnDyes } from '../yarn-dyes.ts';
import { smallWeavesWords } from './words.ts';

/** Tailors' colours: the pale yarn, the dark one, and a spice for overchecks. */
const smallWeavesPalettes: readonly FamilyPalette[] = [
  yarnDyes('ink', ['#f1ebde', '#1f1d1e', '#a33a2e', '#8a8578', '#4d5a6b'], { line: '#151314', light: '#fbf8f0' }),
  yarnDyes('navy', ['#ece6d8', '#22335a', '#b07a35', '#7d93b2', '#8e2f35'], { line: '#141b2e', light: '#faf6ea' }),
  yarnDyes('tobacco', ['#e6d6ba', '#5f3d25', '#9a4b24', '#3e4a3a', '#2d2320'], { line: '#241812', light: '#f6ecd6' }),
  yarnDyes('slate', ['#c9cbc8', '#3c434c', '#8d3b46', '#7a868c', '#a58a52'], { line: '#20242a', light: '#f1f1ec' }),
  yarnDyes('moss', ['#e2dcc2', '#3d4a2f', '#a4652a', '#7f8a5a', '#5a2d2a'], { line: '#1d2316', light: '#f5f0de' }),
  yarnDyes('wine', ['#eadccb', '#5d1d2c', '#b9853f', '#9a6270', '#34465a'], { line: '#260c13', light: '#f8efe2' }),
  yarnDyes('rose', ['#f3e7df', '#b0697a', '#5a6b62', '#d9a9a4', '#7d4560'], { line: '#4a2530', light: '#fdf7f1' }),
  yarnDyes('night', ['#1d2330', '#dfd0a6', '#a8483a', '#6c7f98', '#b8944e'], { line: '#0d1017', light: '#ece6d6' }),
];

/** Suitings and dobbies: a few yarns make the whole design. */
export const smallWeaves = defineFamily(smallWeavesWords, {
  version: 5,
  heroCm: [0.9, 2.2],
  moduleCm: 27,
  density: 0.7,
  hand: 0,
  cloth: 'cotton',
  palettes: smallWeavesPalettes,
  border: { layout: 'herringbone', as: 'field' },
  pallu: 'dobby',
  judged: { ...divided, ...strict, ...plain },
});
