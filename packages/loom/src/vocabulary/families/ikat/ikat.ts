import { defineFamily, type FamilyPalette } from '../family.ts';
import { divided, strict } from '../judged.ts';
import { ikatWords } from './words.ts';

/** Strong steps of lightness between neighbours: ivory and ochre against red, indigo, green and wine. */
const ikatPalettes: readonly FamilyPalette[] = [
  {
    name: 'bukhara',
    roles: {
      ground: '#f0e2c6',
      line: '#1d1a2b',
      light: '#f7efdd',
      a1: '#b3202c',
      a2: '#1d2f5f',
      a3: '#e0a12e',
      a4: '#1f6b63',
      leaf1: '#2c7a5b',
      leaf2: '#6f8f4a',
      leaf3: '#d9b765',
      dark: '#6d1533',
    },
  },
  {
    name: 'peacock',
    roles: {
      ground: '#efe4cf',
      line: '#151528',
      light: '#f8f1e2',
      a1: '#c23a63',
      a2: '#3a1a4f',
      a3: '#e3ab3c',
      a4: '#12747f',
      leaf1: '#1f7f6e',
      leaf2: '#7aa06a',
      leaf3: '#e0bd7a',
      dark: '#0f3340',
    },
  },
  {
    name: 'indigo',
    roles: {
      ground: '#e9e3d2',
      line: '#0f1830',
      light: '#f6f2e6',
      a1: '#3c6ea5',
      a2: '#16264f',
      a3: '#9fc0d8',
      a4: '#274b86',
      leaf1: '#3f6f7f',
      leaf2: '#7f9fa8',
      leaf3: '#c9d6d8',
      dark: '#0e1733',
    },
  },
  {
    name: 'telia',
    roles: {
      ground: '#ecdcc0',
      line: '#17110f',
      light: '#f5ead4',
      a1: '#9c2b1f',
      a2: '#231a18',
      a3: '#d79a4a',
      a4: '#6b1d17',
      leaf1: '#5d5a34',
      leaf2: '#8a7f4a',
      leaf3: '#d8b98a',
      dark: '#3a1411',
    },
  },
  {
    name: 'garden',
    roles: {
      ground: '#f3e8d4',
      line: '#1c2a22',
      light: '#faf4e6',
      a1: '#d5504a',
      a2: '#1f5a4a',
      a3: '#f0b95a',
      a4: '#7a2b5e',
      leaf1: '#2f7d5a',
      leaf2: '#86a65a',
      leaf3: '#e6c98c',
      dark: '#24324f',
    },
  },
];

/** Cloth whose warp was tied and dyed before weaving: bold bands, feathered along the warp and nowhere else. */
export const ikat = defineFamily(ikatWords, {
  version: 6,
  heroCm: [12, 26],
  moduleCm: 44,
  density: 0.7,
  hand: 0,
  cloth: 'cotton',
  palettes: ikatPalettes,
  border: { layout: 'bands', as: 'field' },
  pallu: 'ogee',
  judged: { ...divided, ...strict },
});
