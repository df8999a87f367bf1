import { defineFamily, type FamilyPalette } from '../family.ts';
import { divided } from '../judged.ts';
import { suzaniWords } from './words.ts';

/** Silks of the emirate on undyed karbos: cochineal and madder before all, indigo, weld, isparak green; later grounds of dyed silk. */
const suzaniPalettes: readonly FamilyPalette[] = [
  {
    name: 'bukhara',
    roles: {
      ground: '#efe5d0',
      line: '#3a1620',
      light: '#fbf4e2',
      a1: '#ae2336',
      a2: '#2c4a7c',
      a3: '#e0a63c',
      a4: '#d77a86',
      leaf1: '#4c7a52',
      leaf2: '#2f5a4c',
      leaf3: '#9da356',
      dark: '#2a1420',
    },
  },
  {
    name: 'nurata',
    roles: {
      ground: '#f4ecdc',
      line: '#43262c',
      light: '#fdf8ec',
      a1: '#c4503f',
      a2: '#4a6fa0',
      a3: '#e6b95e',
      a4: '#9c5578',
      leaf1: '#6a8a5a',
      leaf2: '#48705a',
      leaf3: '#b4b06c',
      dark: '#33202a',
    },
  },
  {
    name: 'samarqand',
    roles: {
      ground: '#f1e9da',
      line: '#241318',
      light: '#fbf6ea',
      a1: '#8e1f34',
      a2: '#5c1830',
      a3: '#dd9a35',
      a4: '#c65a4a',
      leaf1: '#37584a',
      leaf2: '#22423a',
      leaf3: '#7f8a4e',
      dark: '#1d1117',
    },
  },
  {
    name: 'shahrisabz',
    roles: {
      ground: '#7a1c2e',
      line: '#2c0d16',
      light: '#f7ead0',
      a1: '#e3a83e',
      a2: '#3f74a0',
      a3: '#f0d6a0',
      a4: '#e07f86',
      leaf1: '#6f9a68',
      leaf2: '#3f7060',
      leaf3: '#bdb264',
      dark: '#260c15',
    },
  },
  {
    name: 'zarif',
    roles: {
      ground: '#dfb058',
      line: '#3d1a16',
      light: '#fbf2dc',
      a1: '#a82233',
      a2: '#2f4f80',
      a3: '#f3dca4',
      a4: '#c9597a',
      leaf1: '#3f6f55',
      leaf2: '#2a5148',
      leaf3: '#7d8642',
      dark: '#2d1516',
    },
  },
];

/** Silk in chain stitch on cotton: great flowers drawn by the kalamkash, filled row within row. */
export const suzani = defineFamily(suzaniWords, {
  version: 4,
  heroCm: [10, 24],
  moduleCm: 46,
  density: 0.7,
  hand: 0.7,
  cloth: 'cotton',
  palettes: suzaniPalettes,
  isBlooming: true,
  border: { layout: 'meander', as: 'row' },
  pallu: 'medallions',
  judged: { ...divided, band: 0.2, overlap: 0.12 },
});
