import type { Mood } from '@naksha/contract';
import type { Effect } from './effect.ts';

export const moodEffects: Readonly<Record<Mood, Effect>> = {
  vibrant: { palette: { chroma: 1.04 } },
  calm: { density: -0.1, freedom: -0.06, line: 0.9, palette: { chroma: 0.7, lightness: 0.05, ground: 0.5 } },
  romantic: {
    line: 0.82,
    freedom: 0.08,
    weight: { rosette: 1.6, blossom: 1.4, bud: 1.4 },
    palette: { chroma: 0.9, lightness: 0.05, pull: { hue: 8, share: 0.22 }, ground: 0.4 },
  },
  playful: {
    hero: 1.12,
    freedom: 0.16,
    line: 1.2,
    detail: -1,
    weight: { dot: 1.6, star: 1.3 },
    layouts: ['toss', 'two-scale'],
    palette: { chroma: 1.12, lightness: 0.06, ground: 0.7 },
  },
  elegant: {
    hero: 0.9,
    density: -0.18,
    line: 0.7,
    detail: 1,
    freedom: -0.08,
    palette: { chroma: 0.74, lightness: -0.03, ground: -0.5, colours: 7 },
  },
  mysterious: {
    density: 0.04,
    mottle: 0.12,
    palette: { chroma: 0.9, lightness: -0.05, pull: { hue: 285, share: 0.14 }, ground: -2.6 },
  },
  festive: {
    density: 0.1,
    detail: 1,
    weight: { dot: 1.4, medallion: 1.3, star: 1.2 },
    palette: { chroma: 1.2, pull: { hue: 20, share: 0.16 }, ground: -1.1 },
  },
  earthy: {
    hand: 1.3,
    mottle: 0.18,
    weave: 0.12,
    weight: { leaf: 1.4 },
    palette: { chroma: 0.76, pull: { hue: 60, share: 0.22 }, ground: 0.3 },
  },
};
