import type { Style } from '@naksha/contract';
import type { Effect } from './effect.ts';

export const styleEffects: Readonly<Record<Style, Effect>> = {
  vintage: { age: 0.3, mottle: 0.12, hand: 1.15, palette: { chroma: 0.84, paper: 0.06 } },
  modern: { hero: 1.25, detail: -1, density: -0.08, line: 0.9, hand: 0.35, mottle: -0.25, weave: -0.15, palette: { chroma: 1.04, colours: 6 } },
  traditional: { detail: 1, density: 0.06, hand: 1.1, weight: { palmette: 1.4, paisley: 1.3, lotus: 1.2 }, palette: { chroma: 0.94 } },
  folk: { line: 1.5, hand: 1.7, freedom: 0.1, detail: -1, cloth: 'khadi', weave: 0.15, weight: { leaf: 1.3, dot: 1.5, tree: 1.3 }, palette: { chroma: 1.08, pull: { hue: 50, share: 0.08 } } },
  minimal: { density: -0.32, detail: -1, line: 0.8, hand: 0.6, mottle: -0.2, layouts: ['buti'], palette: { chroma: 0.82, ground: 0.9, colours: 5 } },
  royal: { detail: 1, density: 0.1, line: 0.9, cloth: 'silk', weight: { palmette: 1.5, medallion: 1.5, carnation: 1.3 }, layouts: ['jaal', 'medallion'], palette: { chroma: 1.05, lightness: -0.02, ground: -1.6 } },
  bohemian: { freedom: 0.2, density: 0.06, hand: 1.35, weight: { paisley: 1.6, medallion: 1.4, dot: 1.3 }, layouts: ['toss'], palette: { chroma: 1.02, pull: { hue: 40, share: 0.14 } } },
  contemporary: { hero: 1.15, density: -0.14, freedom: 0.12, hand: 0.75, line: 0.85, palette: { chroma: 0.92, lightness: 0.05, ground: 0.5 } },
};
