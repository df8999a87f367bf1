import { defineFamily, type FamilyPalette } from '../family.ts';
import { openGround, strict } from '../judged.ts';
import { brocadeWords } from './words.ts';

/** Satin grounds under gold (a1, a2) or silver; a3 and a4 are the meena, coloured silk in small areas. */
const brocadePalettes: readonly FamilyPalette[] = [
  {
    name: 'jamuni',
    roles: {
      ground: '#5a0f3c',
      line: '#33081f',
      light: '#f8e7b8',
      a1: '#d6a441',
      a2: '#f0d58a',
      a3: '#d8527a',
      a4: '#1f7a6b',
      leaf1: '#b98f3a',
      leaf2: '#93803c',
      leaf3: '#c9b068',
      dark: '#380a26',
    },
  },
  {
    name: 'sindoori',
    roles: {
      ground: '#9c1424',
      line: '#560914',
      light: '#fbe9bd',
      a1: '#dca53a',
      a2: '#f2d78c',
      a3: '#1f6f52',
      a4: '#e9c9b0',
      leaf1: '#bb9138',
      leaf2: '#93803c',
      leaf3: '#cbb26a',
      dark: '#610c18',
    },
  },
  {
    name: 'firozi',
    roles: {
      ground: '#0f4f57',
      line: '#08292e',
      light: '#f7e8bf',
      a1: '#d5a545',
      a2: '#efd790',
      a3: '#c2375a',
      a4: '#6fb6a2',
      leaf1: '#b5903f',
      leaf2: '#8a8445',
      leaf3: '#c6b070',
      dark: '#093036',
    },
  },
  {
    name: 'neelambari',
    roles: {
      ground: '#182457',
      line: '#0b122f',
      light: '#f6ead0',
      a1: '#d3a64c',
      a2: '#eed997',
      a3: '#b8325f',
      a4: '#3f9a86',
      leaf1: '#b2934a',
      leaf2: '#8a8450',
      leaf3: '#c4b378',
      dark: '#0e1638',
    },
  },
  {
    name: 'chandi',
    roles: {
      ground: '#b9486f',
      line: '#5f1c38',
      light: '#fbf6ea',
      a1: '#e6dcc8',
      a2: '#f7f1e2',
      a3: '#2f7a6e',
      a4: '#f0c766',
      leaf1: '#c8bda4',
      leaf2: '#a9a58c',
      leaf3: '#ddd5bd',
      dark: '#74254a',
    },
  },
  {
    name: 'safed',
    roles: {
      ground: '#f3e9d6',
      line: '#6b4a1c',
      light: '#fffaf0',
      a1: '#b98a2e',
      a2: '#d9b662',
      a3: '#b02a4c',
      a4: '#2f7d62',
      leaf1: '#9a7a36',
      leaf2: '#8a8048',
      leaf3: '#c2aa66',
      dark: '#5a3d16',
    },
  },
];

/** Figured silk of Banaras: gilt twill on a satin ground, a little coloured silk as enamel, mirrored as the harness lifts it. */
export const brocade = defineFamily(brocadeWords, {
  version: 13,
  heroCm: [5, 11],
  moduleCm: 30,
  density: 0.7,
  hand: 0.25,
  cloth: 'silk',
  palettes: brocadePalettes,
  border: { layout: 'kadwa', as: 'row' },
  pallu: 'jangla',
  pinDots: 'a1',
  judged: { ...openGround, ...strict },
});
