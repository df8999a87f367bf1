import type { Setting } from '@naksha/contract';
import type { Effect } from './effect.ts';

/** Occasions and seasons: a leaning of the dyes and a prior on motifs. */
export const settingEffects: Readonly<Record<Setting, Effect>> = {
  wedding: {
    density: 0.1,
    detail: 1,
    weight: { paisley: 1.6, palmette: 1.5, lotus: 1.4 },
    palette: { chroma: 1.06, pull: { hue: 24, share: 0.18 }, ground: -1.4 },
  },
  festival: {
    density: 0.06,
    weight: { dot: 1.6, star: 1.6, medallion: 1.5 },
    palette: { chroma: 1.12, pull: { hue: 55, share: 0.14 } },
  },
  spring: {
    freedom: 0.06,
    include: ['blossom'],
    weight: { blossom: 2, bud: 2, leaf: 1.3 },
    palette: { chroma: 0.95, lightness: 0.07, pull: { hue: 125, share: 0.1 }, ground: 1.2 },
  },
  monsoon: {
    mottle: 0.2,
    weight: { leaf: 1.9, vine: 1.5, dot: 1.4, lotus: 1.3 },
    palette: { chroma: 0.9, lightness: -0.02, pull: { hue: 205, share: 0.28 }, ground: -0.6 },
  },
  garden: {
    density: 0.12,
    include: ['leaf', 'vine'],
    weight: { leaf: 1.6, rosette: 1.3, blossom: 1.4, carnation: 1.3, vine: 1.6 },
    layouts: ['vine', 'bouquet'],
    palette: { pull: { hue: 140, share: 0.1 } },
  },
  winter: {
    density: -0.08,
    weight: { star: 2, diamond: 1.4, bud: 1.2 },
    palette: { chroma: 0.8, pull: { hue: 255, share: 0.28 }, ground: -1 },
  },
};
