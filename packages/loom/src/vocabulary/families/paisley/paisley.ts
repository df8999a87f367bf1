import { defineFamily, type FamilyPalette } from '../family.ts';
import { openGround } from '../judged.ts';
import { paisleyWords } from './words.ts';

/** Grounds and dyes of shawls and prints: teal and maroon as in Kashmir work, the ivory of Jamawar, indigo, mustard, rose. */
const paisleyPalettes: readonly FamilyPalette[] = [
  {
    name: 'teal',
    roles: {
      ground: '#0f3d46',
      line: '#061c22',
      light: '#f4e4c1',
      a1: '#cf4257',
      a2: '#e0a83a',
      a3: '#2a8c82',
      a4: '#f0a58f',
      leaf1: '#7fa35c',
      leaf2: '#3f7f62',
      leaf3: '#b6a04c',
      dark: '#43193a',
    },
  },
  {
    name: 'maroon',
    roles: {
      ground: '#5b1422',
      line: '#22060d',
      light: '#f3dcae',
      a1: '#c9322f',
      a2: '#dba23a',
      a3: '#1f6f6e',
      a4: '#e58f7b',
      leaf1: '#7f9148',
      leaf2: '#3d7053',
      leaf3: '#b0903f',
      dark: '#173b52',
    },
  },
  {
    name: 'ivory',
    roles: {
      ground: '#f3e8d2',
      line: '#34202e',
      light: '#fdf6e6',
      a1: '#b2384f',
      a2: '#d99b3c',
      a3: '#3b7f8c',
      a4: '#e39c98',
      leaf1: '#7f9858',
      leaf2: '#4d8070',
      leaf3: '#a9a15a',
      dark: '#2c3d6b',
    },
  },
  {
    name: 'indigo',
    roles: {
      ground: '#17233f',
      line: '#0a1020',
      light: '#f2e4c6',
      a1: '#c8503d',
      a2: '#d9a441',
      a3: '#5c93ad',
      a4: '#e8ab92',
      leaf1: '#84995a',
      leaf2: '#4a7a6c',
      leaf3: '#b39b55',
      dark: '#5b1a2b',
    },
  },
  {
    name: 'mustard',
    roles: {
      ground: '#cf9730',
      line: '#381510',
      light: '#fcefcf',
      a1: '#a3222e',
      a2: '#f3d27c',
      a3: '#1d6264',
      a4: '#e2694c',
      leaf1: '#5d7a34',
      leaf2: '#2f6148',
      leaf3: '#8a7420',
      dark: '#4b1226',
    },
  },
  {
    name: 'rose',
    roles: {
      ground: '#f0d2c8',
      line: '#45202c',
      light: '#fff6ea',
      a1: '#b83a5b',
      a2: '#d9a05b',
      a3: '#6f7fae',
      a4: '#e88f86',
      leaf1: '#8a9f6a',
      leaf2: '#56806f',
      leaf3: '#b3a56a',
      dark: '#5a2a55',
    },
  },
];

/** Ambi, kairi, boteh: the hooked cone of Kashmir shawls with its bands and the garden inside. */
export const paisley = defineFamily(paisleyWords, {
  version: 4,
  heroCm: [8, 14],
  moduleCm: 27,
  density: 0.72,
  hand: 0.9,
  cloth: 'cotton',
  palettes: paisleyPalettes,
  border: { layout: 'rows', as: 'row' },
  pallu: 'mirrored-half-drop',
  pinDots: 'a2',
  judged: openGround,
});
