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
    density: 0.12,
    detail: 1,
    suggests: ['lamp', 'medallion', 'star'],
    weight: { dot: 1.8, star: 1.7, medallion: 1.6 },
    palette: { chroma: 1.14, pull: { hue: 58, share: 0.26 }, ground: -0.7 },
  },
  spring: {
    density: -0.04,
    freedom: 0.08,
    suggests: ['blossom', 'bud'],
    weight: { blossom: 2, bud: 2, leaf: 1.3 },
    palette: { chroma: 0.96, lightness: 0.08, pull: { hue: 132, share: 0.14 }, ground: 2 },
  },
  summer: {
    density: -0.06,
    suggests: ['leaf', 'blossom'],
    weight: { leaf: 1.5, blossom: 1.5, palm: 1.4 },
    palette: { lightness: 0.04, ground: 2 },
  },
  monsoon: {
    mottle: 0.2,
    suggests: ['peacock', 'cloud', 'leaf'],
    weight: { leaf: 1.9, vine: 1.5, dot: 1.4, lotus: 1.3, peacock: 1.5 },
    palette: { chroma: 0.94, lightness: -0.02, pull: { hue: 212, share: 0.42 }, ground: -0.5 },
  },
  garden: {
    density: 0.12,
    suggests: ['leaf', 'vine', 'blossom'],
    weight: { leaf: 1.6, rosette: 1.3, blossom: 1.4, carnation: 1.3, vine: 1.6 },
    layouts: ['vine', 'bouquet'],
    palette: { pull: { hue: 140, share: 0.14 } },
  },
  winter: {
    density: -0.08,
    suggests: ['star'],
    weight: { star: 2, diamond: 1.4, bud: 1.2 },
    palette: { chroma: 0.84, pull: { hue: 258, share: 0.42 }, ground: -0.8 },
  },
};
