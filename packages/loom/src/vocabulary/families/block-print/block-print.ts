import { defineFamily, type FamilyPalette } from '../family.ts';
import { openGround, strict } from '../judged.ts';
import { blockPrintWords } from './words.ts';

/** Sanganer prints bright on washed cotton; Bagru prints madder and iron on yellow-dyed or mud-resisted cloth. */
const blockPrintPalettes: readonly FamilyPalette[] = [
  {
    name: 'sanganeri',
    roles: {
      ground: '#f4ecdb',
      line: '#3a1d1c',
      light: '#fbf6ea',
      a1: '#a2332c',
      a2: '#d9828a',
      a3: '#27405f',
      a4: '#d8a23a',
      leaf1: '#6f7f3f',
      leaf2: '#4c6a4e',
      leaf3: '#a3ad6b',
      dark: '#1d1a18',
    },
  },
  {
    name: 'bagru-syahi-begar',
    roles: {
      ground: '#e6d3a8',
      line: '#1d1a18',
      light: '#f6ead0',
      a1: '#9c2f24',
      a2: '#c4643a',
      a3: '#33302d',
      a4: '#b98a35',
      leaf1: '#6a6a3a',
      leaf2: '#54462f',
      leaf3: '#96894f',
      dark: '#161311',
    },
  },
  {
    name: 'dabu-indigo',
    roles: {
      ground: '#2b5183',
      line: '#0f1f38',
      light: '#ece6d3',
      a1: '#b9c8d4',
      a2: '#7fa0bd',
      a3: '#101f3a',
      a4: '#d3b36a',
      leaf1: '#5d87a6',
      leaf2: '#8fb0b8',
      leaf3: '#b5cac8',
      dark: '#0c1830',
    },
  },
  {
    name: 'dabu-kashish',
    roles: {
      ground: '#8d816d',
      line: '#2a251f',
      light: '#efe5d0',
      a1: '#a93f2a',
      a2: '#e6b28c',
      a3: '#352d26',
      a4: '#d6b35c',
      leaf1: '#c3c79c',
      leaf2: '#45523d',
      leaf3: '#dcdcb6',
      dark: '#211d18',
    },
  },
  {
    name: 'dabu-madder',
    roles: {
      ground: '#9b392d',
      line: '#34100d',
      light: '#f2e3c6',
      a1: '#e2b46a',
      a2: '#d98a62',
      a3: '#460f0a',
      a4: '#eccf93',
      leaf1: '#a9a05c',
      leaf2: '#c2b577',
      leaf3: '#d8cb98',
      dark: '#2b0d0a',
    },
  },
  {
    name: 'jaipur-pink',
    roles: {
      ground: '#fdf6ee',
      line: '#6f3046',
      light: '#ffffff',
      a1: '#cc5b7c',
      a2: '#eab3b8',
      a3: '#537f94',
      a4: '#e6be74',
      leaf1: '#6b957a',
      leaf2: '#4b7767',
      leaf3: '#adc4a0',
      dark: '#4a1228',
    },
  },
];

/** Hand block print of Sanganer and Bagru, with Bagru's mud resist. */
export const blockPrint = defineFamily(blockPrintWords, {
  version: 7,
  dips: 'apart',
  heroCm: [3, 6],
  moduleCm: 28,
  density: 0.6,
  hand: 0.5,
  cloth: 'cotton',
  palettes: blockPrintPalettes,
  border: { layout: 'sanganeri', as: 'row' },
  pallu: 'jaal',
  pinDots: 'a1',
  judged: { ...openGround, ...strict },
});
