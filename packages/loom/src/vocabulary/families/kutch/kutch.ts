import { defineFamily, type FamilyPalette } from '../family.ts';
import { divided } from '../judged.ts';
import { kutchWords } from './words.ts';

/** Threads as bright as their dyers have them on black, red and indigo cotton, maroon satin and the brown wool of herders. */
const kutchPalettes: readonly FamilyPalette[] = [
  {
    name: 'bhuj',
    roles: {
      ground: '#17131a',
      line: '#0d0a0e',
      light: '#f7f0e0',
      a1: '#d0243a',
      a2: '#f0b429',
      a3: '#e0662a',
      a4: '#d6408a',
      leaf1: '#2f9a57',
      leaf2: '#1f6f4a',
      leaf3: '#a9c23f',
      dark: '#100c10',
    },
  },
  {
    name: 'ahir',
    roles: {
      ground: '#a81e2c',
      line: '#3a0a12',
      light: '#f8efdc',
      a1: '#f2c230',
      a2: '#f6e3b8',
      a3: '#1f3f7a',
      a4: '#e88aa5',
      leaf1: '#2f8a4e',
      leaf2: '#1f5f3e',
      leaf3: '#b6cf52',
      dark: '#2a0a12',
    },
  },
  {
    name: 'mandvi',
    roles: {
      ground: '#1f2f5e',
      line: '#0e1630',
      light: '#f6eedd',
      a1: '#d63a3f',
      a2: '#f1bd3a',
      a3: '#e8772e',
      a4: '#e05a9a',
      leaf1: '#3f9f62',
      leaf2: '#2a7a58',
      leaf3: '#b9cc4e',
      dark: '#0f1530',
    },
  },
  {
    name: 'mochi',
    roles: {
      ground: '#5c1428',
      line: '#24070f',
      light: '#f8efdf',
      a1: '#e8b23a',
      a2: '#f3d9a0',
      a3: '#d9572e',
      a4: '#5fa6c9',
      leaf1: '#4a9a5e',
      leaf2: '#2f6f4c',
      leaf3: '#b5c659',
      dark: '#22070f',
    },
  },
  {
    name: 'rabari',
    roles: {
      ground: '#33231c',
      line: '#170f0c',
      light: '#f5ead6',
      a1: '#c8342e',
      a2: '#f0c23c',
      a3: '#e88a2c',
      a4: '#c93f7e',
      leaf1: '#3f8f55',
      leaf2: '#2c6446',
      leaf3: '#a8bc49',
      dark: '#1a110d',
    },
  },
];

/** Kutch embroidery: figures in rows of chain stitch, glass held in buttonhole rings, thorns about it. */
export const kutch = defineFamily(kutchWords, {
  version: 7,
  undyed: ['light'],
  heroCm: [7, 15],
  moduleCm: 42,
  density: 0.7,
  hand: 0.6,
  cloth: 'cotton',
  palettes: kutchPalettes,
  border: { layout: 'patti', as: 'row' },
  pallu: 'chakla',
  judged: { ...divided, band: 0.2, overlap: 0.14 },
});
