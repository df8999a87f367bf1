import { defineFamily, type FamilyPalette } from '../family.ts';
import { openGround } from '../judged.ts';
import { shiboriWords } from './words.ts';

/** Dips in one vat: `ground` is the deepest, a1 … a4 the paler ones under the bindings, `light` the cloth itself. */
const shiboriPalettes: readonly FamilyPalette[] = [
  {
    name: 'indigo',
    roles: {
      ground: '#1c2f63',
      line: '#101c40',
      light: '#f2f1ea',
      a1: '#3b5a98',
      a2: '#7c9cc9',
      a3: '#b9cde2',
      a4: '#284680',
      leaf1: '#5b7cb4',
      leaf2: '#9ab4d4',
      leaf3: '#d6e0ea',
      dark: '#0f1a3c',
    },
  },
  {
    name: 'pale-vat',
    roles: {
      ground: '#3f6f9f',
      line: '#21425f',
      light: '#f5f4ee',
      a1: '#6391bb',
      a2: '#9bbcd6',
      a3: '#cbdde9',
      a4: '#4f7fae',
      leaf1: '#7fa6c8',
      leaf2: '#b4cde0',
      leaf3: '#e0eaf0',
      dark: '#1f3c58',
    },
  },
  {
    name: 'black-ink',
    roles: {
      ground: '#24252b',
      line: '#131418',
      light: '#f1eee6',
      a1: '#4c4e57',
      a2: '#8d8f97',
      a3: '#c6c5c4',
      a4: '#36373f',
      leaf1: '#6b6d75',
      leaf2: '#adaeb1',
      leaf3: '#dcdad5',
      dark: '#101115',
    },
  },
  {
    name: 'madder',
    roles: {
      ground: '#8f2a2c',
      line: '#4a1215',
      light: '#f6ecdf',
      a1: '#b5524b',
      a2: '#d6938a',
      a3: '#ecccc0',
      a4: '#a23c3a',
      leaf1: '#c6736a',
      leaf2: '#e1b0a5',
      leaf3: '#f1ddd2',
      dark: '#3f1013',
    },
  },
  {
    name: 'green-tea',
    roles: {
      ground: '#3d5a45',
      line: '#1f3226',
      light: '#f3f1e1',
      a1: '#678468',
      a2: '#9db294',
      a3: '#cfd9c2',
      a4: '#4f6e55',
      leaf1: '#829b7e',
      leaf2: '#b6c6ab',
      leaf3: '#e2e7d5',
      dark: '#1a2c20',
    },
  },
  {
    name: 'murasaki',
    roles: {
      ground: '#4a2a63',
      line: '#26143a',
      light: '#f4eff1',
      a1: '#73528d',
      a2: '#a78bbb',
      a3: '#d5c6dd',
      a4: '#5d3c78',
      leaf1: '#8d6ea5',
      leaf2: '#bfa9cc',
      leaf3: '#e6dde9',
      dark: '#221133',
    },
  },
];

/** Japan's bound, stitched and clamped resist, mostly in indigo. */
export const shibori = defineFamily(shiboriWords, {
  version: 4,
  heroCm: [2.5, 6],
  moduleCm: 28,
  density: 0.6,
  hand: 0.6,
  cloth: 'cotton',
  palettes: shiboriPalettes,
  isReserved: true,
  border: { layout: 'kumo', as: 'row' },
  pallu: 'nui',
  judged: { ...openGround, accent: 0.45, sizes: 2 },
});
