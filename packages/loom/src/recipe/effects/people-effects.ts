import type { AgeGroup, Gender } from '@naksha/contract';
import type { Effect } from './effect.ts';

export const genderEffects: Readonly<Record<Gender, Effect>> = {
  women: {
    line: 0.94,
    weight: { rosette: 1.35, blossom: 1.3, lotus: 1.2, paisley: 1.15 },
    palette: { chroma: 1.04, lightness: 0.01, pull: { hue: 8, share: 0.06 } },
  },
  men: {
    hero: 0.85,
    freedom: -0.1,
    weight: { star: 1.6, diamond: 1.6, medallion: 1.3, leaf: 1.2, rosette: 0.7, blossom: 0.6 },
    palette: { chroma: 0.82, pull: { hue: 245, share: 0.1 }, ground: -1.2, colours: 7 },
  },
  unisex: {},
  kids: {
    freedom: 0.1,
    line: 1.2,
    weight: { star: 1.6, dot: 1.7, bud: 1.4 },
    palette: { chroma: 1.06, lightness: 0.06, ground: 1.2 },
  },
};

export const ageEffects: Readonly<Record<AgeGroup, Effect>> = {
  infants: {
    hero: 0.65,
    detail: -1,
    density: -0.12,
    line: 0.9,
    palette: { chroma: 0.66, lightness: 0.1, ground: 2.6 },
  },
  kids: { hero: 0.8, detail: -1, line: 1.15, palette: { chroma: 1.08, lightness: 0.04, ground: 0.8 } },
  teens: { hero: 1.1, freedom: 0.12, line: 1.1, palette: { chroma: 1.1, lightness: 0.02 } },
  adults: {},
};
