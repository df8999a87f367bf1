import { defineFamily, type FamilyPalette } from '../family.ts';
import { openGround } from '../judged.ts';
import { floralWords } from './words.ts';

/** Water colours and chintz dyes. The second accent is the tint of the first. */
const floralPalettes: readonly FamilyPalette[] = [
  {
    name: 'watercolour',
    roles: {
      ground: '#fbf6ec',
      line: '#3c2f38',
      light: '#fffaf1',
      a1: '#cf4a62',
      a2: '#ea927d',
      a3: '#f0b55c',
      a4: '#7d5196',
      leaf1: '#5b8a6b',
      leaf2: '#2f6690',
      leaf3: '#8fae6a',
      dark: '#3a2436',
    },
  },
  {
    name: 'midnight',
    roles: {
      ground: '#1d2740',
      line: '#0d1322',
      light: '#f8eee0',
      a1: '#d8607c',
      a2: '#f1ab98',
      a3: '#edc06a',
      a4: '#8ba6d6',
      leaf1: '#5f8f72',
      leaf2: '#3f7c84',
      leaf3: '#a2b36e',
      dark: '#141a30',
    },
  },
  {
    name: 'tea rose',
    roles: {
      ground: '#f3ddd4',
      line: '#4a2b33',
      light: '#fff6ee',
      a1: '#b2475b',
      a2: '#e08f8c',
      a3: '#d9a25c',
      a4: '#7a6a9c',
      leaf1: '#6c8a64',
      leaf2: '#46726c',
      leaf3: '#a3ab74',
      dark: '#42202c',
    },
  },
  {
    name: 'glazed chintz',
    roles: {
      ground: '#f4eddb',
      line: '#38261f',
      light: '#fdf8ea',
      a1: '#b8352f',
      a2: '#dd8a76',
      a3: '#d39a35',
      a4: '#3a5f8f',
      leaf1: '#5d7a45',
      leaf2: '#2f5f5a',
      leaf3: '#96984c',
      dark: '#31201b',
    },
  },
  {
    name: 'sage',
    roles: {
      ground: '#c9d2bd',
      line: '#2c3a33',
      light: '#fbf8ec',
      a1: '#a8485e',
      a2: '#e3a79a',
      a3: '#d8ac55',
      a4: '#59618f',
      leaf1: '#4f7358',
      leaf2: '#2f5a5c',
      leaf3: '#83915a',
      dark: '#2a3230',
    },
  },
];

/** Garden flowers as water colour and chintz paint them. */
export const floral = defineFamily(floralWords, {
  version: 13,
  isOnCloth: true,
  isGrowing: true,
  heroCm: [4, 9],
  moduleCm: 28,
  density: 0.6,
  hand: 0.8,
  cloth: 'cotton',
  palettes: floralPalettes,
  isBlooming: true,
  isLineless: true,
  border: { layout: 'botanical', as: 'row' },
  pallu: 'chintz',
  pinDots: 'a2',
  judged: openGround,
});
