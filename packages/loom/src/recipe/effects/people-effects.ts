import type { AgeGroup, Gender, Usage } from '@naksha/contract';
import type { Effect } from './effect.ts';

export const genderEffects: Readonly<Record<Gender, Effect>> = {
  women: {
    detail: 1,
    line: 0.84,
    freedom: 0.06,
    weight: { rosette: 1.5, blossom: 1.4, lotus: 1.3, paisley: 1.2 },
    layouts: ['vine', 'jaal', 'bouquet', 'half-drop'],
    palette: { chroma: 1.06, lightness: 0.03, pull: { hue: 5, share: 0.14 } },
  },
  men: {
    hero: 0.85,
    freedom: -0.1,
    weight: { star: 1.6, diamond: 1.8, medallion: 1.3, leaf: 1.2, rosette: 0.7, blossom: 0.6 },
    layouts: ['lattice', 'star-grid', 'grid', 'stripe'],
    // No pinks: what would be one is brick.
    palette: {
      chroma: 0.76,
      lightness: -0.02,
      pull: { hue: 250, share: 0.12 },
      leave: { from: 310, until: 16, to: 33 },
      ground: -1.6,
      colours: 6,
    },
  },
  unisex: {},
  kids: {
    freedom: 0.14,
    line: 1.25,
    detail: -1,
    suggests: ['elephant', 'parrot', 'fish', 'butterfly', 'star', 'bud'],
    weight: { star: 1.6, dot: 1.8, bud: 1.5 },
    palette: { chroma: 1.06, lightness: 0.07, ground: 1.5 },
  },
};

export const ageEffects: Readonly<Record<AgeGroup, Effect>> = {
  infants: {
    hero: 0.65,
    detail: -1,
    density: -0.14,
    line: 0.85,
    suggests: ['elephant', 'butterfly', 'moon', 'star', 'bud'],
    palette: { chroma: 0.78, lightness: 0.15, ground: 3 },
  },
  kids: {
    hero: 0.8,
    detail: -1,
    line: 1.15,
    suggests: ['parrot', 'elephant', 'fish', 'butterfly', 'star', 'bud'],
    palette: { chroma: 1.1, lightness: 0.05, ground: 1.2 },
  },
  teens: {
    hero: 1.2,
    freedom: 0.14,
    line: 1.15,
    density: -0.06,
    suggests: ['star', 'butterfly', 'heart'],
    palette: { chroma: 1.14, lightness: 0.04, ground: 0.6, colours: 7 },
  },
  adults: {},
};

export const usageEffects: Readonly<Record<Usage, Effect>> = {
  'general textile': {},
  sarees: { detail: 1, layouts: ['vine', 'mirror', 'buti', 'grid'] },
  dupattas: { density: -0.06, layouts: ['buti', 'medallion', 'jaal'] },
  kurtas: { density: -0.02, layouts: ['jaal', 'buti', 'star-grid'] },
  bedsheets: { density: 0.04, layouts: ['tree-of-life', 'medallion', 'bouquet', 'mirror'] },
  shirts: { detail: -1, freedom: 0.05, layouts: ['toss', 'two-scale', 'buti', 'lattice'] },
  fabrics: { weave: 0.08 },
};
