import { defineFamily, type FamilyPalette } from '../family.ts';
import { openGround } from '../judged.ts';
import { kanthaWords } from './words.ts';

/** Washed-out cottons of the Bengal household: threads of red and blue-black sari borders on dhoti white; tussar and indigo of the shops today. */
const kanthaPalettes: readonly FamilyPalette[] = [
  {
    name: 'lalpar',
    roles: {
      ground: '#ece4d4',
      line: '#2f2a38',
      light: '#fbf7ee',
      a1: '#b03a3a',
      a2: '#35507e',
      a3: '#cf9a45',
      a4: '#5f7f5a',
      leaf1: '#6c8a5c',
      leaf2: '#4c6a55',
      leaf3: '#a9a468',
      dark: '#2a2530',
    },
  },
  {
    name: 'tussar',
    roles: {
      ground: '#d9bf8f',
      line: '#3c2a20',
      light: '#f6ecd6',
      a1: '#9a3328',
      a2: '#2f5560',
      a3: '#7a3f5c',
      a4: '#5a7040',
      leaf1: '#627a48',
      leaf2: '#465f48',
      leaf3: '#8f8a4c',
      dark: '#33241d',
    },
  },
  {
    name: 'nil',
    roles: {
      ground: '#2f4468',
      line: '#16203a',
      light: '#f3eddd',
      a1: '#e0876a',
      a2: '#d9c48a',
      a3: '#b9d0d6',
      a4: '#8fb08a',
      leaf1: '#86a880',
      leaf2: '#5f8a7c',
      leaf3: '#b7b97c',
      dark: '#141c33',
    },
  },
  {
    name: 'alta',
    roles: {
      ground: '#a3353a',
      line: '#3a1218',
      light: '#f8ecd8',
      a1: '#f0d9a4',
      a2: '#2c3f66',
      a3: '#e2a24a',
      a4: '#86a87a',
      leaf1: '#8aa874',
      leaf2: '#5c8368',
      leaf3: '#c3b878',
      dark: '#2d0f14',
    },
  },
  {
    name: 'dhuti',
    roles: {
      ground: '#f1ece1',
      line: '#3a3f55',
      light: '#fdfbf5',
      a1: '#4a648f',
      a2: '#8c4a58',
      a3: '#8ba3b5',
      a4: '#a9946a',
      leaf1: '#7f9180',
      leaf2: '#5f7670',
      leaf3: '#b3b193',
      dark: '#2c3144',
    },
  },
];

/** Old cotton in layers, held by running stitch that ripples it; what is drawn is filled in rows of the same stitch. */
export const kantha = defineFamily(kanthaWords, {
  version: 9,
  heroCm: [6, 13],
  moduleCm: 30,
  density: 0.6,
  hand: 0.7,
  cloth: 'cotton',
  palettes: kanthaPalettes,
  border: { layout: 'padma', as: 'row' },
  pallu: 'padma',
  // Half of the cloth shows between the stitches, quilted in its own colour.
  judged: { ...openGround, ground: [0.1, 0.85], finest: 4, overlap: 0.1 },
});
