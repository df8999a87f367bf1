import { defineFamily, type FamilyPalette } from '../family.ts';
import { divided, strict } from '../judged.ts';
import { phulkariWords } from './words.ts';

/** Silks of Amritsar on handspun cotton: gold above all, crimson, white and green; the cotton red, indigo, black or white. */
const phulkariPalettes: readonly FamilyPalette[] = [
  {
    name: 'bagh',
    roles: {
      ground: '#6e1a1e',
      line: '#3a0f13',
      light: '#f6ead2',
      a1: '#eda41f',
      a2: '#f6cd55',
      a3: '#cf2f48',
      a4: '#2f8a4f',
      leaf1: '#7d8a3c',
      leaf2: '#4d6f4a',
      leaf3: '#b7a45a',
      dark: '#2c0d10',
    },
  },
  {
    name: 'rani',
    roles: {
      ground: '#8a1f2b',
      line: '#43101a',
      light: '#fbf0de',
      a1: '#f0b429',
      a2: '#e0568a',
      a3: '#f7dd8a',
      a4: '#2b8a78',
      leaf1: '#5f8f52',
      leaf2: '#3f6f5a',
      leaf3: '#a9b070',
      dark: '#340c14',
    },
  },
  {
    name: 'thirma',
    roles: {
      ground: '#f1e8d8',
      line: '#4a1420',
      light: '#f3c65a',
      a1: '#b3202f',
      a2: '#e2852f',
      a3: '#7a2a5c',
      a4: '#2f6f5a',
      leaf1: '#6f8450',
      leaf2: '#476a55',
      leaf3: '#9d9a5c',
      dark: '#3a1018',
    },
  },
  {
    name: 'indigo',
    roles: {
      ground: '#1d2a4d',
      line: '#0f1730',
      light: '#f5ecd8',
      a1: '#eaa12c',
      a2: '#f3cf74',
      a3: '#d0405a',
      a4: '#4fa39a',
      leaf1: '#7f9a5a',
      leaf2: '#56806a',
      leaf3: '#b5ab6a',
      dark: '#0d1428',
    },
  },
  {
    name: 'kala',
    roles: {
      ground: '#231a1c',
      line: '#120c0e',
      light: '#f6ead6',
      a1: '#e39a1c',
      a2: '#d8344a',
      a3: '#f2c95a',
      a4: '#3d8f5c',
      leaf1: '#84904a',
      leaf2: '#5a7a50',
      leaf3: '#b3a562',
      dark: '#0f0a0b',
    },
  },
];

/** Darning in floss silk on coarse cotton, counted from the back: geometry that shines by the way its stitches lie. */
export const phulkari = defineFamily(phulkariWords, {
  version: 8,
  dips: 'floss',
  heroCm: [4, 9],
  moduleCm: 26,
  density: 0.75,
  hand: 0.4,
  cloth: 'khadi',
  palettes: phulkariPalettes,
  border: { layout: 'buti', as: 'row' },
  pallu: 'bagh',
  judged: { ...divided, ...strict, sizes: 2 },
});
