import { defineFamily, type FamilyPalette } from '../family.ts';
import { openGround } from '../judged.ts';
import { bandhaniWords } from './words.ts';

/** Light to dark as the dyer works: white, yellow, then red, green, maroon or black over all that isn't tied. */
const bandhaniPalettes: readonly FamilyPalette[] = [
  {
    name: 'gharchola',
    roles: {
      ground: '#8e1022',
      line: '#3a0710',
      light: '#f6ecd4',
      a1: '#f2b632',
      a2: '#4fae6f',
      a3: '#f08a3c',
      a4: '#4f0b1d',
      leaf1: '#2f8f5b',
      leaf2: '#7fa34a',
      leaf3: '#c7a850',
      dark: '#2c0710',
    },
  },
  {
    name: 'bottle-green',
    roles: {
      ground: '#0f5a46',
      line: '#06251d',
      light: '#f4eed6',
      a1: '#f0c23f',
      a2: '#e0574f',
      a3: '#f19a48',
      a4: '#0a3430',
      leaf1: '#6fb07a',
      leaf2: '#a5c06a',
      leaf3: '#c9d08a',
      dark: '#062820',
    },
  },
  {
    name: 'rani',
    roles: {
      ground: '#b01662',
      line: '#4a0729',
      light: '#fbeedd',
      a1: '#f6c445',
      a2: '#59c0b0',
      a3: '#f99a5c',
      a4: '#5d0f4a',
      leaf1: '#3f9d7c',
      leaf2: '#8fb061',
      leaf3: '#d8b25c',
      dark: '#3d0626',
    },
  },
  {
    name: 'night',
    roles: {
      ground: '#1a1516',
      line: '#0b0909',
      light: '#f5ead3',
      a1: '#efb034',
      a2: '#d8373f',
      a3: '#5fa97d',
      a4: '#5d0f1c',
      leaf1: '#4f9a6c',
      leaf2: '#93a552',
      leaf3: '#c9a95a',
      dark: '#0a0808',
    },
  },
  {
    name: 'indigo',
    roles: {
      ground: '#1c2c5e',
      line: '#0b1230',
      light: '#f3efdf',
      a1: '#f1bb3f',
      a2: '#e8697a',
      a3: '#73b9d6',
      a4: '#0f1838',
      leaf1: '#5fa58c',
      leaf2: '#9db36a',
      leaf3: '#c8b878',
      dark: '#0a1029',
    },
  },
  {
    name: 'saffron',
    roles: {
      ground: '#c2441a',
      line: '#5a1a08',
      light: '#fdf3da',
      a1: '#fbd765',
      a2: '#f8c3ad',
      a3: '#b7d48c',
      a4: '#9c1d24',
      leaf1: '#3b7f58',
      leaf2: '#86913f',
      leaf3: '#e9c473',
      dark: '#5c1208',
    },
  },
];

/** Tie-dye of Kutch, Jamnagar and Rajasthan: every figure is tied in knots, nothing is drawn. */
export const bandhani = defineFamily(bandhaniWords, {
  version: 7,
  dips: 'apart',
  heroCm: [6, 14],
  moduleCm: 30,
  density: 0.6,
  hand: 0.4,
  cloth: 'silk',
  palettes: bandhaniPalettes,
  isReserved: true,
  border: { layout: 'shikari', as: 'row' },
  pallu: 'medallion',
  judged: openGround,
});
