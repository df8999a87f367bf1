import { defineFamily, type FamilyPalette } from '../family.ts';
import { openGround } from '../judged.ts';
import { jamdaniWords } from './words.ts';

/** Figures in undyed white (`light`) and a gold that has dulled, jewels of green, red and blue, on muslin in white, smoke and the night blue of neelambari. */
const jamdaniPalettes: readonly FamilyPalette[] = [
  {
    name: 'shubhro',
    roles: {
      ground: '#ddd8cb',
      line: '#8e8676',
      light: '#fdfbf5',
      a1: '#b8934e',
      a2: '#4f8065',
      a3: '#a5474a',
      a4: '#4e688f',
      leaf1: '#7d9073',
      leaf2: '#5f7762',
      leaf3: '#a9aa80',
      dark: '#7d7566',
    },
  },
  {
    name: 'neelambari',
    roles: {
      ground: '#25335a',
      line: '#121a33',
      light: '#f4f0e4',
      a1: '#d3ab5e',
      a2: '#5fa287',
      a3: '#d3606a',
      a4: '#7fa3cf',
      leaf1: '#7ea584',
      leaf2: '#56866f',
      leaf3: '#b9b87c',
      dark: '#111930',
    },
  },
  {
    name: 'megh',
    roles: {
      ground: '#8f98a3',
      line: '#3f4650',
      light: '#f8f6f0',
      a1: '#dcc07c',
      a2: '#3f6f60',
      a3: '#93404c',
      a4: '#38507a',
      leaf1: '#5f7c68',
      leaf2: '#486557',
      leaf3: '#b5b68a',
      dark: '#434b57',
    },
  },
  {
    name: 'kajol',
    roles: {
      ground: '#24211f',
      line: '#0f0d0c',
      light: '#f3ede0',
      a1: '#cda350',
      a2: '#4f9a74',
      a3: '#c94a4c',
      a4: '#5d86b8',
      leaf1: '#7a9a70',
      leaf2: '#567a5e',
      leaf3: '#b2aa6a',
      dark: '#0e0c0b',
    },
  },
  {
    name: 'golapi',
    roles: {
      ground: '#dfb0b0',
      line: '#8a5560',
      light: '#fdf7f1',
      a1: '#b58a43',
      a2: '#4f7d68',
      a3: '#99304a',
      a4: '#5a5f92',
      leaf1: '#76906f',
      leaf2: '#587560',
      leaf3: '#a8a777',
      dark: '#85525c',
    },
  },
  {
    name: 'haldi',
    roles: {
      ground: '#d9ac4c',
      line: '#6a4520',
      light: '#fdf7e6',
      a1: '#a8322f',
      a2: '#3f7355',
      a3: '#7c2447',
      a4: '#34507c',
      leaf1: '#5c7c4c',
      leaf2: '#446447',
      leaf3: '#8f8a44',
      dark: '#6b4a22',
    },
  },
];

/** The finest muslin, its figures laid in by hand beside the ground's own weft: opaque on sheer, in steps of counted thread. */
export const jamdani = defineFamily(jamdaniWords, {
  version: 4,
  heroCm: [3.5, 8],
  moduleCm: 26,
  density: 0.55,
  hand: 0,
  cloth: 'cotton',
  palettes: jamdaniPalettes,
  ink: 'light',
  border: { layout: 'phulwar', as: 'field' },
  pallu: 'jaal',
  judged: { ...openGround, ground: [0.4, 0.9], band: 0.3, finest: 4, sizes: 2 },
});
