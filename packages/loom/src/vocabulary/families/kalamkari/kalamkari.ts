import { defineFamily, type FamilyPalette } from '../family.ts';
import { openGround } from '../judged.ts';
import { kalamkariWords } from './words.ts';

/**
 * Dyes of the Coromandel: iron and jaggery for the outline, alizarin red, myrobalan and pomegranate yellow, indigo,
 * green as yellow over blue. The second accent is the tint of the first.
 */
const kalamkariPalettes: readonly FamilyPalette[] = [
  {
    name: 'myrobalan',
    roles: {
      ground: '#f0e3c6',
      line: '#2a1613',
      light: '#faf1dc',
      a1: '#a8322a',
      a2: '#d98c7b',
      a3: '#c98d2b',
      a4: '#31507a',
      leaf1: '#66773a',
      leaf2: '#3f6659',
      leaf3: '#8b8a45',
      dark: '#2a1613',
    },
  },
  {
    name: 'indigo',
    roles: {
      ground: '#17233f',
      line: '#0b1122',
      light: '#f4e8cf',
      a1: '#c9543c',
      a2: '#e6a793',
      a3: '#dba544',
      a4: '#7fa6ba',
      leaf1: '#5d8250',
      leaf2: '#3d706e',
      leaf3: '#94a05c',
      dark: '#0d1428',
    },
  },
  {
    name: 'madder',
    roles: {
      ground: '#7a211f',
      line: '#240a0b',
      light: '#f3e2bd',
      a1: '#da8b52',
      a2: '#efc59a',
      a3: '#cf9f3c',
      a4: '#2c4870',
      leaf1: '#6f7a3c',
      leaf2: '#3c6664',
      leaf3: '#a09a52',
      dark: '#240a0b',
    },
  },
  {
    name: 'iron',
    roles: {
      ground: '#1f1a18',
      line: '#0e0a09',
      light: '#f1e4c8',
      a1: '#b5402f',
      a2: '#dd9883',
      a3: '#cc9a3c',
      a4: '#5e86a8',
      leaf1: '#6d8048',
      leaf2: '#44706a',
      leaf3: '#9a9a58',
      dark: '#120d0c',
    },
  },
  {
    name: 'pomegranate',
    roles: {
      ground: '#e2b866',
      line: '#33170f',
      light: '#fbeecb',
      a1: '#9c2b24',
      a2: '#d67a5f',
      a3: '#f0d58e',
      a4: '#2d4a6e',
      leaf1: '#5c6b33',
      leaf2: '#34594f',
      leaf3: '#7e7a38',
      dark: '#33170f',
    },
  },
];

/** Pen-drawn and block-printed cotton of the Coromandel coast: vines, great flowers, two-toned leaves, dark outlines. */
export const kalamkari = defineFamily(kalamkariWords, {
  version: 8,
  isVegetable: true,
  heroCm: [5, 10],
  moduleCm: 30,
  density: 0.7,
  hand: 1.1,
  cloth: 'cotton',
  palettes: kalamkariPalettes,
  isBlooming: true,
  border: { layout: 'jaal', as: 'row' },
  pallu: 'rinceau',
  pinDots: 'a1',
  judged: openGround,
});
