import { defineFamily, type FamilyPalette } from '../family.ts';
import { strict } from '../judged.ts';
import { damaskWords } from './words.ts';

/** Tone on tone: `a1`, the figure, is a step lighter than the ground; the others are kept for whoever asks for more colours. */
const damaskPalettes: readonly FamilyPalette[] = [
  {
    name: 'champagne',
    roles: {
      ground: '#c9aa72',
      line: '#8f7750',
      light: '#f8ecd0',
      a1: '#ebd3a0',
      a2: '#dcbb78',
      a3: '#b08a48',
      a4: '#96703a',
      leaf1: '#a5a27a',
      leaf2: '#8c8a66',
      leaf3: '#c4bb97',
      dark: '#7c5f2f',
    },
  },
  {
    name: 'burgundy',
    roles: {
      ground: '#5e1226',
      line: '#34081a',
      light: '#b9657a',
      a1: '#8a2a42',
      a2: '#7a2038',
      a3: '#6d1a30',
      a4: '#a0475c',
      leaf1: '#6a5a42',
      leaf2: '#5a4a3c',
      leaf3: '#8a7860',
      dark: '#3a0a1a',
    },
  },
  {
    name: 'sapphire',
    roles: {
      ground: '#1c2c5e',
      line: '#0e1736',
      light: '#7f95c8',
      a1: '#3a5294',
      a2: '#2f4580',
      a3: '#263a70',
      a4: '#5670ae',
      leaf1: '#48607a',
      leaf2: '#3a506a',
      leaf3: '#74889a',
      dark: '#101a3c',
    },
  },
  {
    name: 'sage',
    roles: {
      ground: '#7fa283',
      line: '#5a6f5a',
      light: '#dfe6d6',
      a1: '#aecdab',
      a2: '#93bd94',
      a3: '#5c9068',
      a4: '#477a58',
      leaf1: '#94a286',
      leaf2: '#7e8f74',
      leaf3: '#b8c2a8',
      dark: '#556953',
    },
  },
  {
    name: 'noir',
    roles: {
      ground: '#211f24',
      line: '#0f0e11',
      light: '#75707a',
      a1: '#433f48',
      a2: '#8a6f3a',
      a3: '#a5854a',
      a4: '#6f5730',
      leaf1: '#4a4a46',
      leaf2: '#3d3d3a',
      leaf3: '#65635e',
      dark: '#121114',
    },
  },
  {
    name: 'blush',
    roles: {
      ground: '#d9a09c',
      line: '#a97872',
      light: '#f8ebe6',
      a1: '#f2cdc6',
      a2: '#e9b3ab',
      a3: '#c97f7c',
      a4: '#b56a6c',
      leaf1: '#b8ab94',
      leaf2: '#a0947e',
      leaf3: '#d0c6b2',
      dark: '#9a6a64',
    },
  },
];

/** One colour in two lustres: figures of weft sateen on warp satin, grand and mirrored, as woven since Damascus and Lucca. */
export const damask = defineFamily(damaskWords, {
  version: 3,
  heroCm: [9, 20],
  moduleCm: 40,
  density: 0.6,
  hand: 0.2,
  cloth: 'silk',
  palettes: damaskPalettes,
  border: { layout: 'acanthus', as: 'row' },
  pallu: 'ogee',
  pinDots: 'a1',
  // Figure and ground are two faces of one weave, of half the cloth each and near in tone; a diaper is a lozenge and its flower.
  judged: { ...strict, ground: [0.4, 0.65], accent: 0.57, finest: 4.5, sizes: 2 },
});
