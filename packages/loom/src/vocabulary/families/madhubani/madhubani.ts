import { defineFamily, type FamilyPalette } from '../family.ts';
import { madhubaniWords } from './words.ts';

/** Colours ground from soot, turmeric, palash, indigo, bilva leaf and rice on paper washed with cow dung, or on silk. */
const madhubaniPalettes: readonly FamilyPalette[] = [
  {
    name: 'bharni',
    roles: {
      ground: '#f4e6c4',
      line: '#1d1512',
      light: '#fbf4e0',
      a1: '#c22f2b',
      a2: '#e58a4e',
      a3: '#e3a824',
      a4: '#1f5c8c',
      leaf1: '#2f7a4c',
      leaf2: '#1f5a4a',
      leaf3: '#86963a',
      dark: '#1d1512',
    },
  },
  {
    name: 'kachni',
    roles: {
      ground: '#f5ead2',
      line: '#1b1614',
      light: '#fbf5e6',
      a1: '#a32a22',
      a2: '#c96b4e',
      a3: '#a32a22',
      a4: '#3a3230',
      leaf1: '#4a423e',
      leaf2: '#2c2624',
      leaf3: '#8a4a3c',
      dark: '#1b1614',
    },
  },
  {
    name: 'kohbar red',
    roles: {
      ground: '#9c2420',
      line: '#220a0a',
      light: '#f8ead0',
      a1: '#e8b032',
      a2: '#f0d08a',
      a3: '#f3e3bc',
      a4: '#1d3f66',
      leaf1: '#5a8a45',
      leaf2: '#2f5f4a',
      leaf3: '#b3b45c',
      dark: '#220a0a',
    },
  },
  {
    name: 'night pond',
    roles: {
      ground: '#173a52',
      line: '#081520',
      light: '#f4ead0',
      a1: '#e0543a',
      a2: '#f0a06a',
      a3: '#ecb93c',
      a4: '#68b0bc',
      leaf1: '#5ba06a',
      leaf2: '#2f7a68',
      leaf3: '#b0b858',
      dark: '#081520',
    },
  },
  {
    name: 'turmeric',
    roles: {
      ground: '#e8b23c',
      line: '#24140c',
      light: '#fbf0cc',
      a1: '#b0281f',
      a2: '#dc6a38',
      a3: '#f6e2a0',
      a4: '#1e4f7a',
      leaf1: '#2d6b3c',
      leaf2: '#1d4a3a',
      leaf3: '#6f7a2a',
      dark: '#24140c',
    },
  },
  {
    name: 'tussar',
    roles: {
      ground: '#d9c08f',
      line: '#22170f',
      light: '#f8edd0',
      a1: '#a6322a',
      a2: '#d07c4a',
      a3: '#dfa636',
      a4: '#2a5474',
      leaf1: '#3f6f45',
      leaf2: '#2a5044',
      leaf3: '#7f8238',
      dark: '#22170f',
    },
  },
];

/** Wall painting of Mithila on cloth: double contours hatched between, flat colour, nothing left empty. */
export const madhubani = defineFamily(madhubaniWords, {
  version: 7,
  undyed: ['line'],
  heroCm: [7, 13],
  moduleCm: 28,
  density: 0.85,
  hand: 1,
  cloth: 'cotton',
  palettes: madhubaniPalettes,
  border: { layout: 'fish-pond', as: 'row' },
  pallu: 'peacock-tree',
  pinDots: 'a1',
  // Birds stand within the circle of their tree.
  judged: { finest: 15, overlap: 0.18 },
});
