import { defineFamily, type FamilyPalette } from '../family.ts';
import { divided } from '../judged.ts';
import { abstractWords } from './words.ts';

/** Studio colours: one ground, four paints, two greens or greys, a near black. */
const abstractPalettes: readonly FamilyPalette[] = [
  {
    name: 'atelier',
    roles: {
      ground: '#f4ead8',
      line: '#26231f',
      light: '#fdf8ee',
      a1: '#d2553a',
      a2: '#e6a93c',
      a3: '#2f5f8f',
      a4: '#e59c95',
      leaf1: '#4f7a5b',
      leaf2: '#8fae94',
      leaf3: '#c7c9a0',
      dark: '#23283a',
    },
  },
  {
    name: 'terracotta',
    roles: {
      ground: '#f0e3d2',
      line: '#3a2a22',
      light: '#fbf4e9',
      a1: '#b9583a',
      a2: '#d99a6c',
      a3: '#7a8466',
      a4: '#dcb8a0',
      leaf1: '#5d6a52',
      leaf2: '#a7a98a',
      leaf3: '#cfc7ab',
      dark: '#3f2d28',
    },
  },
  {
    name: 'night swim',
    roles: {
      ground: '#1c2a4a',
      line: '#0e1528',
      light: '#f3ecdc',
      a1: '#e2604f',
      a2: '#f0b457',
      a3: '#5f9bc4',
      a4: '#d98ba6',
      leaf1: '#3f8a80',
      leaf2: '#8ec0b0',
      leaf3: '#c5d1a4',
      dark: '#0f1830',
    },
  },
  {
    name: 'sorbet',
    roles: {
      ground: '#fbeee6',
      line: '#4a3a48',
      light: '#fffaf4',
      a1: '#ee7f74',
      a2: '#f6bf73',
      a3: '#7fb2bf',
      a4: '#c79bc9',
      leaf1: '#8dbb98',
      leaf2: '#bcd3a9',
      leaf3: '#dbe0b6',
      dark: '#54456b',
    },
  },
  {
    name: 'ink and indigo',
    roles: {
      ground: '#eeebe2',
      line: '#15182a',
      light: '#faf8f2',
      a1: '#26386b',
      a2: '#6f8fb4',
      a3: '#111a38',
      a4: '#a8bccf',
      leaf1: '#4a6580',
      leaf2: '#8ea3ae',
      leaf3: '#c9d1d2',
      dark: '#0d1226',
    },
  },
  {
    name: 'olive grove',
    roles: {
      ground: '#e7e0c8',
      line: '#2b2a1c',
      light: '#f8f3e0',
      a1: '#6b6f33',
      a2: '#c69a3a',
      a3: '#934a2e',
      a4: '#b6ad72',
      leaf1: '#45542f',
      leaf2: '#8c9358',
      leaf3: '#c2bd88',
      dark: '#2e2a1e',
    },
  },
];

/** Paint and paper without a subject: what a contemporary print studio shows. */
export const abstract = defineFamily(abstractWords, {
  version: 5,
  isOnCloth: true,
  heroCm: [5, 10],
  moduleCm: 30,
  density: 0.6,
  hand: 0.7,
  cloth: 'cotton',
  palettes: abstractPalettes,
  border: { layout: 'memphis', as: 'row' },
  pallu: 'cut-outs',
  judged: { ...divided, sizes: 2 },
});
