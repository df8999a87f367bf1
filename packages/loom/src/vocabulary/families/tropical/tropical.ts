import { defineFamily, type FamilyPalette } from '../family.ts';
import { tropicalWords } from './words.ts';

/** Greens from lime to bottle over sea, sand or night; flowers in coral, sun and orchid. */
const tropicalPalettes: readonly FamilyPalette[] = [
  {
    name: 'lagoon',
    roles: {
      ground: '#f6efe0',
      line: '#17302b',
      light: '#fffaf0',
      a1: '#e4573d',
      a2: '#2b5c9e',
      a3: '#f2b23a',
      a4: '#e58aa0',
      leaf1: '#2f7a4f',
      leaf2: '#1d5248',
      leaf3: '#86ad4f',
      dark: '#0f2f2c',
    },
  },
  {
    name: 'jungle night',
    roles: {
      ground: '#10242b',
      line: '#081418',
      light: '#f7efdc',
      a1: '#ee6a4d',
      a2: '#5a6fc0',
      a3: '#f3bb4c',
      a4: '#e487a6',
      leaf1: '#3b8a5c',
      leaf2: '#1f5d55',
      leaf3: '#9cc060',
      dark: '#0b1b20',
    },
  },
  {
    name: 'flamingo',
    roles: {
      ground: '#f4c9bf',
      line: '#2b3a35',
      light: '#fff6ec',
      a1: '#d8405c',
      a2: '#3f5f9a',
      a3: '#f0a83f',
      a4: '#9a5f9e',
      leaf1: '#3f8060',
      leaf2: '#235a52',
      leaf3: '#8fb06a',
      dark: '#1d3a38',
    },
  },
  {
    name: 'palm springs',
    roles: {
      ground: '#bfe0d6',
      line: '#173a3a',
      light: '#fdfaf0',
      a1: '#ea6a6a',
      a2: '#2f6f93',
      a3: '#f4c24f',
      a4: '#f2a6a0',
      leaf1: '#2d8068',
      leaf2: '#175650',
      leaf3: '#72b07c',
      dark: '#12403f',
    },
  },
  {
    name: 'plantation',
    roles: {
      ground: '#e9dcc0',
      line: '#2d2a1d',
      light: '#fbf4e2',
      a1: '#b8472f',
      a2: '#4b5a75',
      a3: '#d59a36',
      a4: '#cf8a78',
      leaf1: '#5a7344',
      leaf2: '#36503c',
      leaf3: '#9a9e58',
      dark: '#26301f',
    },
  },
  {
    name: 'black sand',
    roles: {
      ground: '#1b1b1f',
      line: '#0c0c0f',
      light: '#f4efe4',
      a1: '#d96a7c',
      a2: '#6c86a8',
      a3: '#d9b060',
      a4: '#c6a7c4',
      leaf1: '#5f7f6c',
      leaf2: '#3a564e',
      leaf3: '#9bb091',
      dark: '#121215',
    },
  },
];

/** Leaves and flowers of the warm south, in gouache: flat halves, light veins, planes that fade into the ground. */
export const tropical = defineFamily(tropicalWords, {
  version: 4,
  heroCm: [8, 16],
  isGrand: true,
  moduleCm: 38,
  density: 0.6,
  hand: 0.6,
  cloth: 'cotton',
  palettes: tropicalPalettes,
  border: { layout: 'islands', as: 'row' },
  pallu: 'jungle',
  pinDots: 'leaf3',
  // Leaf lies over leaf, plane behind plane, until no ground is left; leaves are broad and flat.
  judged: { ground: [0, 0.6], finest: 10, overlap: 0.7 },
});
