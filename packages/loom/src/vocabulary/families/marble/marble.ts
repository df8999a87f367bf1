import { defineFamily, type FamilyPalette } from '../family.ts';
import { divided, plain } from '../judged.ts';
import { yarnDyes } from '../yarn-dyes.ts';
import { marbleWords } from './words.ts';

/** The size of the bath, then inks in the order in which they are thrown: the first are pushed into veins by those that follow. */
const marblePalettes: readonly FamilyPalette[] = [
  yarnDyes('bosphorus', ['#f1ead9', '#24406a', '#b4453a', '#d9a441', '#5f8f93'], { line: '#15213a', light: '#fbf6ea' }),
  yarnDyes('sumi', ['#f4f1ea', '#24262d', '#5c6b85', '#a9b3bf', '#8a3b34'], { line: '#131419', light: '#fdfbf6' }),
  yarnDyes('endpaper', ['#e9dcc0', '#6d1f2a', '#1f3b4d', '#c98b2f', '#3f5f48'], { line: '#23110f', light: '#f8f0dd' }),
  yarnDyes('lagoon', ['#eaf0ea', '#0f4f5c', '#3fa097', '#e2b7a0', '#123349'], { line: '#0a2430', light: '#fbfcf7' }),
  yarnDyes('rose water', ['#f6e8e2', '#a63a5a', '#e08a8a', '#7d8f6c', '#5d2746'], {
    line: '#3a1228',
    light: '#fffaf6',
  }),
  yarnDyes('malachite', ['#0f3d31', '#e3dcb9', '#2f8a66', '#8fc3a0', '#c39a44'], { line: '#06201a', light: '#f4f0dc' }),
  yarnDyes('peacock', ['#123049', '#e9d9b0', '#1f7f86', '#c9673a', '#7a4a86'], { line: '#071724', light: '#f6eed8' }),
  yarnDyes('apricot', ['#fbefdf', '#d9793f', '#f0b98a', '#4c6a78', '#8f3b2e'], { line: '#3b1c14', light: '#fffaf2' }),
];

/** Inks on water: thrown, drawn with combs, breathed upon. */
export const marble = defineFamily(marbleWords, {
  version: 5,
  heroCm: [3.5, 8],
  moduleCm: 30,
  density: 0.6,
  hand: 0,
  cloth: 'cotton',
  palettes: marblePalettes,
  border: { layout: 'nonpareil', as: 'field' },
  pallu: 'bouquet-marble',
  judged: { ...divided, ...plain },
});
