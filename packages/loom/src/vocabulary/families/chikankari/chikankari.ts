import { defineFamily, type FamilyPalette } from '../family.ts';
import { openGround } from '../judged.ts';
import { chikankariWords } from './words.ts';

/** White thread (`light`) on pale cotton; a1 and a2 are the thread seen through the cloth, a3 its shadow. */
const chikankariPalettes: readonly FamilyPalette[] = [
  {
    name: 'gulabi',
    roles: {
      ground: '#edd0d2',
      line: '#b98f93',
      light: '#fdf9f4',
      a1: '#f8eae8',
      a2: '#f0bcc2',
      a3: '#dd8f9c',
      a4: '#c9707f',
      leaf1: '#d3c2b4',
      leaf2: '#b9a898',
      leaf3: '#e0d2c6',
      dark: '#a37d82',
    },
  },
  {
    name: 'pista',
    roles: {
      ground: '#cfdecb',
      line: '#8fa48c',
      light: '#fbfbf4',
      a1: '#ebf2e6',
      a2: '#bfdcb4',
      a3: '#8fc08f',
      a4: '#6ba377',
      leaf1: '#c2cdb2',
      leaf2: '#a3b096',
      leaf3: '#d5dcc6',
      dark: '#7d917c',
    },
  },
  {
    name: 'aasmani',
    roles: {
      ground: '#c9d9e8',
      line: '#8499b0',
      light: '#fbfbf8',
      a1: '#e8f0f6',
      a2: '#b4d2ee',
      a3: '#7fb0de',
      a4: '#5b90c6',
      leaf1: '#bcc9c6',
      leaf2: '#9fb0ae',
      leaf3: '#d0dad6',
      dark: '#74889e',
    },
  },
  {
    name: 'safed',
    roles: {
      ground: '#efe9dd',
      line: '#b3a894',
      light: '#fffdf8',
      a1: '#f7f3ea',
      a2: '#f0d9b0',
      a3: '#dcb06e',
      a4: '#c08d4c',
      leaf1: '#d0c8b2',
      leaf2: '#b3aa92',
      leaf3: '#dfd8c6',
      dark: '#a2967f',
    },
  },
  {
    name: 'baingani',
    roles: {
      ground: '#d6cbe2',
      line: '#978aa8',
      light: '#fbf9fb',
      a1: '#eee8f4',
      a2: '#d3bdf0',
      a3: '#ac8ed6',
      a4: '#8e6dbd',
      leaf1: '#c4bfc2',
      leaf2: '#a8a2aa',
      leaf3: '#d6d0d6',
      dark: '#86799a',
    },
  },
  {
    name: 'neel',
    roles: {
      ground: '#33507f',
      line: '#1d3258',
      light: '#f6f4ec',
      a1: '#9fb2cc',
      a2: '#6f8ab2',
      a3: '#4b6a9a',
      a4: '#27416d',
      leaf1: '#7f94a2',
      leaf2: '#5f7888',
      leaf3: '#a8b6bd',
      dark: '#1f3560',
    },
  },
];

/** White work of Lucknow: shadow stitch, knots, grains and drawn nets on fine cotton, raised a little off the cloth. */
export const chikankari = defineFamily(chikankariWords, {
  version: 7,
  heroCm: [4, 9],
  moduleCm: 27,
  density: 0.55,
  hand: 0.5,
  cloth: 'cotton',
  palettes: chikankariPalettes,
  ink: 'light',
  border: { layout: 'rows', as: 'row' },
  pallu: 'jaal',
  pinDots: 'light',
  // White on a pale ground, most of it left bare; the cone stands round its own flower.
  judged: { ...openGround, ground: [0.5, 0.85], band: 0.5, finest: 4, overlap: 0.1 },
});
