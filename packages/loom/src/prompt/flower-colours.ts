import { type ColourName, colourWords } from '../vocabulary/lexicon-colours.ts';
import type { WantedColour } from './intent.ts';

/** Flowers that everyone sees in one colour, by the beginning of their names. */
const own: readonly (readonly [name: RegExp, colour: ColourName])[] = [
  [/^(sunflower|suryamukhi|daffodil|सूरजमुखी|સૂરજમુખી)/i, 'yellow'],
  [/^(marigold|genda|गेंदा|ગલગોટ)/i, 'marigold'],
  [/^(rose(?!tte)|gulab|गुलाब|ગુલાબ)/i, 'rose'],
  [/^(peon|cherry blossom|apple blossom)/i, 'rose quartz'],
  [/^(popp|hibiscus|gudhal|jasud|गुड़हल|જાસૂદ)/i, 'red'],
];

/** The colours that flowers bring by their names where no other is named: sunflowers are yellow. */
export function flowerColours(words: readonly string[]): WantedColour[] {
  const names = own.filter(([name]) => words.some((word) => name.test(word))).map(([, colour]) => colour);
  return names.map((name) => ({ name, hex: colourWords[name][0] }));
}
