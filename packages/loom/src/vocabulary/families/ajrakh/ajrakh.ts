import { defineFamily, type FamilyPalette } from '../family.ts';
import { divided, strict } from '../judged.ts';
import { ajrakhWords } from './words.ts';

/** Indigo, madder, iron and the white of the resist, as Kutch printers combine them. */
const ajrakhPalettes: readonly FamilyPalette[] = [
  {
    name: 'indigo',
    roles: {
      ground: '#1b2a4a',
      line: '#12100e',
      light: '#ece0c8',
      a1: '#8f2420',
      a2: '#6d1c1b',
      a3: '#2f5487',
      a4: '#5e1a1a',
      leaf1: '#2d4f6e',
      leaf2: '#4d6a5c',
      leaf3: '#71849a',
      dark: '#15120f',
    },
  },
  {
    name: 'madder',
    roles: {
      ground: '#8a221e',
      line: '#15100e',
      light: '#f0e2c8',
      a1: '#1d2d52',
      a2: '#15110f',
      a3: '#2f5487',
      a4: '#38557f',
      leaf1: '#2d4f6e',
      leaf2: '#5f6a4a',
      leaf3: '#8a6a4a',
      dark: '#17120f',
    },
  },
  {
    name: 'iron',
    roles: {
      ground: '#1c1917',
      line: '#0f0d0c',
      light: '#eadfca',
      a1: '#972a22',
      a2: '#2b4a80',
      a3: '#6b1f1c',
      a4: '#6b1f1c',
      leaf1: '#2d4f6e',
      leaf2: '#5f6a4a',
      leaf3: '#8d7a5c',
      dark: '#223358',
    },
  },
  {
    name: 'sky',
    roles: {
      ground: '#2f5a86',
      line: '#10141c',
      light: '#f2e9d6',
      a1: '#9b2d24',
      a2: '#16264a',
      a3: '#141416',
      a4: '#1d2f52',
      leaf1: '#3d6c7c',
      leaf2: '#5f7a66',
      leaf3: '#9ab0b4',
      dark: '#141d33',
    },
  },
  {
    name: 'lac',
    roles: {
      ground: '#5a1524',
      line: '#160c0e',
      light: '#f0dfc6',
      a1: '#2b4470',
      a2: '#15101c',
      a3: '#8f2b3a',
      a4: '#8f2b3a',
      leaf1: '#4d5d4a',
      leaf2: '#6c6a46',
      leaf3: '#9a7d56',
      dark: '#190f12',
    },
  },
];

/** Resist- and mordant-printed cloth of Kutch, Sindh and Barmer: strict geometry from a central point, white lines and dots. */
export const ajrakh = defineFamily(ajrakhWords, {
  version: 4,
  isVegetable: true,
  dips: 'grounded',
  heroCm: [5, 8],
  moduleCm: 27,
  density: 0.7,
  hand: 0.9,
  cloth: 'cotton',
  palettes: ajrakhPalettes,
  border: { layout: 'roundel', as: 'row' },
  pallu: 'borders',
  judged: { ...divided, ...strict, sizes: 2 },
});
