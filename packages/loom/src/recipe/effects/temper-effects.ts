import type { Intent } from '../../prompt/intent.ts';
import type { Effect } from './effect.ts';

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
