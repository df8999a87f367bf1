import { defineFamily, type FamilyPalette } from '../family.ts';
import { toileWords } from './words.ts';

/** One ink on cloth; the other roles are that ink thinned, so that a part can be distinguished where a design is recoloured. */
const plate = (
  name: string,
  ground: string,
  ink: string,
  thinned: string,
  pale: string,
  light: string,
): FamilyPalette => ({
  name,
  roles: {
    ground,
    line: ink,
    light,
    a1: ink,
    a2: thinned,
    a3: pale,
    a4: ink,
    leaf1: thinned,
    leaf2: ink,
    leaf3: pale,
    dark: ink,
  },
});

const toilePalettes: readonly FamilyPalette[] = [
  plate('china blue', '#f4efe1', '#27457c', '#5d77a3', '#a9b5c8', '#fbf8ee'),
  plate('madder', '#f5ecdb', '#9a2a2c', '#bb6560', '#dcb0a2', '#fbf6ea'),
  plate('sepia', '#f2e8d3', '#573a26', '#876a50', '#bfa88a', '#f9f2e2'),
  plate('bottle green', '#f1ecda', '#23503f', '#5b7d6b', '#a9baa4', '#f8f5e8'),
  plate('aubergine', '#f3ebe0', '#4e2a4c', '#7f6079', '#b8a4ae', '#faf5ec'),
  plate('indigo reserve', '#23365e', '#efe7d2', '#b9bccb', '#7885a4', '#172645'),
];

/** Copper-plate print in one ink: small scenes on islands, garlands between, all tone by hatching. */
export const toile = defineFamily(toileWords, {
  version: 6,
  heroCm: [6.5, 13],
  moduleCm: 32,
  density: 0.72,
  hand: 0.6,
  cloth: 'linen',
  palettes: toilePalettes,
  ink: 'line',
  border: { layout: 'medallions', as: 'row' },
  pallu: 'islands',
  pinDots: 'a1',
  // The parts of a scene stand before one another; fine lines leave half of the ground and more.
  judged: { ground: [0.15, 0.65], finest: 15, overlap: 0.3 },
});
