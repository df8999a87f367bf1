import { isHexCalledLike } from '../vocabulary/colour-families.ts';
import { type ColourName, colourWords } from '../vocabulary/lexicon-colours.ts';
import type { Intent, WantedColour } from './intent.ts';

/** Flowers that everyone sees in one colour, by the beginning of their names. */
const own: readonly (readonly [name: RegExp, colour: ColourName])[] = [
  [/^(sunflower|suryamukhi|daffodil|सूरजमुखी|સૂરજમુખી)/i, 'yellow'],
  [/^(marigold|genda|गेंदा|ગલગોટ)/i, 'marigold'],
  [/^(rose(?!tte)|gulab|गुलाब|ગુલાબ)/i, 'rose'],
  [/^(peon|cherry blossom|apple blossom)/i, 'rose quartz'],
  [/^(popp|hibiscus|gudhal|jasud|गुड़हल|જાસૂદ)/i, 'red'],
];

/** The colours that flowers bring by their names where no other is named: sunflowers are yellow, unless that is refused. */
export function flowerColours({ tokens, refused }: Pick<Intent, 'tokens' | 'refused'>): WantedColour[] {
  const words = tokens.filter(({ kind }) => kind === 'motif').map(({ word }) => word);
  return own
    .filter(([name]) => words.some((word) => name.test(word)))
    .map(([, name]) => ({ name, hex: colourWords[name][0] }))
    .filter(({ hex }) => !refused.colours.some((colour) => colour === hex || isHexCalledLike(hex, colour) === true));
}
