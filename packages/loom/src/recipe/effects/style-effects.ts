import type { Detail, Style } from '@naksha/contract';
import type { Intent } from '../../prompt/intent.ts';
import type { Effect } from './effect.ts';

export const styleEffects: Readonly<Record<Style, Effect>> = {
  vintage: { age: 0.3, mottle: 0.12, hand: 1.15, palette: { chroma: 0.9, paper: 0.05 } },
  modern: {
    hero: 1.25,
    detail: -1,
    density: -0.08,
    line: 0.9,
    hand: 0.35,
    mottle: -0.25,
    weave: -0.15,
    palette: { chroma: 1.04, colours: 6 },
  },
  traditional: {
    detail: 1,
    density: 0.12,
    hand: 1.2,
    weight: { palmette: 1.6, paisley: 1.4, lotus: 1.3 },
    layouts: ['jaal', 'buti', 'grid', 'borders'],
    palette: { chroma: 0.92, lightness: -0.04, ground: -0.7, usual: 1.6 },
  },
  folk: {
    line: 1.6,
    hand: 1.9,
    freedom: 0.12,
    detail: -1,
    cloth: 'khadi',
    weave: 0.2,
    suggests: ['parrot', 'tree'],
    weight: { leaf: 1.3, dot: 1.7, tree: 1.4 },
    palette: { chroma: 1.1, pull: { hue: 50, share: 0.12 } },
  },
  minimal: {
    density: -0.32,
    detail: -1,
    line: 0.8,
    hand: 0.6,
    mottle: -0.2,
    layouts: ['buti'],
    palette: { chroma: 0.82, ground: 0.9, colours: 5 },
  },
  royal: {
    detail: 1,
    density: 0.1,
    line: 0.9,
    cloth: 'silk',
    weight: { palmette: 1.5, medallion: 1.5, carnation: 1.3 },
    layouts: ['jaal', 'medallion'],
    palette: { lightness: -0.02, ground: -1.6 },
  },
  bohemian: {
    freedom: 0.2,
    density: 0.06,
    hand: 1.35,
    weight: { paisley: 1.6, medallion: 1.4, dot: 1.3 },
    layouts: ['toss'],
    palette: { chroma: 1.02, pull: { hue: 40, share: 0.14 } },
  },
  contemporary: {
    hero: 1.35,
    density: -0.2,
    freedom: 0.16,
    hand: 0.6,
    line: 0.8,
    mottle: -0.15,
    layouts: ['toss', 'two-scale'],
    palette: { chroma: 0.9, lightness: 0.06, ground: 1.2, colours: 7 },
  },
};

export const detailEffects: Readonly<Record<Detail, Effect>> = {
  // Finer is smaller too: that shows on cloths without contours.
  fine: { hero: 0.85, detail: 2, line: 0.72, density: 0.04 },
  bold: { detail: -1, line: 1.6, hero: 1.2, density: -0.04 },
  outlined: { line: 1.75, hand: 0.8, mottle: -0.15 },
  dotted: { include: ['dot'], weight: { dot: 3.5 }, detail: 1 },
  layered: { detail: 1, density: 0.2, weight: { leaf: 1.5, rosette: 1.4, palmette: 1.3 } },
  plain: { detail: -2, density: -0.2, line: 0.95, mottle: -0.1 },
};

/** Words of temper that share a scheme with others and still look otherwise: what they add to it. */
const tempers: readonly (readonly [word: RegExp, effect: Effect])[] = [
  // Greyed, and still dyes: as faded as an old print, no grey cloth.
  [
    /^(?:muted|dusty|faded|sun faded|dusky|washed out|greyed|dull|jhankh|dhundhl|मद्धम|मटियाल|धुंधल|मंद|ઝાંખ|મંદ)/iu,
    { palette: { chroma: 1.55, paper: 0.05 } },
  ],
  // As loud as dye on cotton can be.
  [
    /neon|fluorescent|day.?glo|नियॉन|નિયોન/iu,
    { palette: { chroma: 1.3, leastChroma: 0.175, lightness: 0.03, ground: 1 } },
  ],
];

/** What the words of temper do, beside the scheme that they ask for. */
export function temperEffects({ tokens, scheme }: Intent): Effect[] {
  if (scheme === undefined) return [];
  const words = tokens.filter(({ kind }) => kind === 'scheme').map(({ word }) => word);
  return tempers.flatMap(([pattern, effect]) => (words.some((word) => pattern.test(word)) ? [effect] : []));
}
