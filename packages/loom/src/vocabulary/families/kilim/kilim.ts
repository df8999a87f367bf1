import { defineFamily, type FamilyPalette } from '../family.ts';
import { divided, strict } from '../judged.ts';
import { yarnDyes } from '../yarn-dyes.ts';
import { kilimWords } from './words.ts';

/** The ground, then the wools of the figures by their weight, the darkest for outlines and the undyed for lights. */
const kilimPalettes: readonly FamilyPalette[] = [
  yarnDyes('anatolia', ['#9c2f27', '#1f3a57', '#e3cfa3', '#d08a2e', '#3f5f49'], { line: '#2a1512', light: '#f3e8cf' }),
  yarnDyes('mesa', ['#e6d3b1', '#a8432d', '#2f6d73', '#d99a3c', '#5a3a2c'], { line: '#2c1a14', light: '#f7eeda' }),
  yarnDyes('night', ['#22242c', '#c23b30', '#e4d2ac', '#3f7f83', '#d69a3a'], { line: '#101116', light: '#f2e9d4' }),
  yarnDyes('indigo', ['#26416b', '#e9dfc6', '#b1432f', '#8fa9bd', '#d3a24b'], { line: '#111c30', light: '#f6f0df' }),
  yarnDyes('panja', ['#efe6d2', '#b8352e', '#274a7a', '#e0a63c', '#4d7a58'], { line: '#2a1a16', light: '#fbf6e8' }),
  yarnDyes('undyed', ['#e9dfcb', '#5a4334', '#a98f70', '#2f2824', '#c9b290'], { line: '#1c1512', light: '#f8f2e4' }),
  yarnDyes('adobe', ['#c9714a', '#f0dfc0', '#5b2a2a', '#2f7f86', '#e6b35c'], { line: '#2d1412', light: '#f8eeda' }),
  yarnDyes('desert rose', ['#e7c9bb', '#8c3b48', '#f4eadb', '#5f7f78', '#c98a4f'], {
    line: '#35181c',
    light: '#fbf4ea',
  }),
];

/** Flat weaves of coloured wefts that turn back at every edge: all figures go up in steps. */
export const kilim = defineFamily(kilimWords, {
  version: 7,
  heroCm: [4, 11],
  moduleCm: 30,
  density: 0.6,
  hand: 0.3,
  cloth: 'khadi',
  palettes: kilimPalettes,
  border: { layout: 'kilim-bands', as: 'field' },
  pallu: 'kilim-bands',
  judged: { ...divided, ...strict },
});
