import { defineFamily, type FamilyPalette } from '../family.ts';
import { divided, plain, strict } from '../judged.ts';
import { mashruWords } from './words.ts';

/** The warps of Patan and Mandvi: crimson, bottle green, turmeric, indigo and plum, each edged with white and black. */
const mashruPalettes: readonly FamilyPalette[] = [
  {
    name: 'patan',
    roles: {
      ground: '#f0e4c8',
      line: '#241318',
      light: '#f8f0de',
      a1: '#a51f3a',
      a2: '#1f5a48',
      a3: '#e2a832',
      a4: '#4a2a66',
      leaf1: '#3f7a55',
      leaf2: '#2a5a4a',
      leaf3: '#a9a652',
      dark: '#21131a',
    },
  },
  {
    name: 'mandvi',
    roles: {
      ground: '#efe2c4',
      line: '#1b1726',
      light: '#f7eedb',
      a1: '#23396f',
      a2: '#b3283c',
      a3: '#dfae46',
      a4: '#2f7a72',
      leaf1: '#3f7d68',
      leaf2: '#2b5f58',
      leaf3: '#a6a860',
      dark: '#151426',
    },
  },
  {
    name: 'hyderabad',
    roles: {
      ground: '#f2e6cf',
      line: '#2a1030',
      light: '#faf2e2',
      a1: '#6a2454',
      a2: '#d9932f',
      a3: '#d9647c',
      a4: '#2c6657',
      leaf1: '#3d7560',
      leaf2: '#29584c',
      leaf3: '#a5a25a',
      dark: '#241026',
    },
  },
  {
    name: 'kutch',
    roles: {
      ground: '#f1e5c9',
      line: '#1d1513',
      light: '#f8f0dd',
      a1: '#1c1a22',
      a2: '#b32f2a',
      a3: '#e0a63a',
      a4: '#2f6f5c',
      leaf1: '#3d785c',
      leaf2: '#2a5b4c',
      leaf3: '#a5a453',
      dark: '#5a1820',
    },
  },
];

/** Silk on the face, cotton at the skin: satin in bright stripes, small figures tied into the warp and feathered along it. */
export const mashru = defineFamily(mashruWords, {
  version: 6,
  heroCm: [1.6, 3.6],
  moduleCm: 24,
  density: 0.7,
  hand: 0,
  cloth: 'silk',
  palettes: mashruPalettes,
  isBanded: true,
  border: { layout: 'danedar', as: 'field' },
  pallu: 'mohini',
  judged: { ...divided, ...strict, ...plain },
});
