import { defineFamily, type FamilyPalette } from '../family.ts';
import { divided, strict } from '../judged.ts';
import { patolaWords } from './words.ts';

/** Reds of lac and madder, indigo greens, turmeric and pomegranate yellows; one dark for the outlines of figures. */
const patolaPalettes: readonly FamilyPalette[] = [
  {
    name: 'patan',
    roles: {
      ground: '#8c1420',
      line: '#1d1b3a',
      light: '#f3e6c8',
      a1: '#1c5a3c',
      a2: '#e2a42a',
      a3: '#cf5a30',
      a4: '#27407a',
      leaf1: '#3a6b46',
      leaf2: '#6f7f3f',
      leaf3: '#b59a4e',
      dark: '#1d1b3a',
    },
  },
  {
    name: 'vohra',
    roles: {
      ground: '#5a1030',
      line: '#160f22',
      light: '#f5e9cf',
      a1: '#b3272c',
      a2: '#e6ae3c',
      a3: '#2b6a5a',
      a4: '#d98a5a',
      leaf1: '#3c6f58',
      leaf2: '#758a4a',
      leaf3: '#b8a25a',
      dark: '#20102a',
    },
  },
  {
    name: 'leelo',
    roles: {
      ground: '#17513f',
      line: '#0f1f1c',
      light: '#f4e8cc',
      a1: '#b0202a',
      a2: '#e7ad35',
      a3: '#d8743c',
      a4: '#f0c9a0',
      leaf1: '#7d9a4e',
      leaf2: '#52805a',
      leaf3: '#b9b06a',
      dark: '#10221f',
    },
  },
  {
    name: 'gali',
    roles: {
      ground: '#1e2c5c',
      line: '#0f142c',
      light: '#f4ead2',
      a1: '#b82a36',
      a2: '#e5ad3e',
      a3: '#2f7a6a',
      a4: '#d77a4a',
      leaf1: '#4a8063',
      leaf2: '#7a9158',
      leaf3: '#bda765',
      dark: '#11152e',
    },
  },
  {
    name: 'safed',
    roles: {
      ground: '#f1e6cf',
      line: '#2a1420',
      light: '#d9a02e',
      a1: '#a31d28',
      a2: '#23604a',
      a3: '#c9592f',
      a4: '#2c3f74',
      leaf1: '#4f7a55',
      leaf2: '#7b8a4c',
      leaf3: '#a8955a',
      dark: '#2a1420',
    },
  },
];

/** Double ikat of Patan: warp and weft tied and dyed to one design on point paper, so that every edge is stepped and a little soft. */
export const patola = defineFamily(patolaWords, {
  version: 11,
  dips: 'apart',
  heroCm: [5, 11],
  moduleCm: 27,
  density: 0.7,
  hand: 0,
  cloth: 'silk',
  palettes: patolaPalettes,
  border: { layout: 'narikunjar', as: 'row' },
  pallu: 'ratan-chowk',
  judged: { ...divided, ...strict, sizes: 2 },
});
