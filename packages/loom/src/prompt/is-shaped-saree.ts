import { foldText } from './fold-text.ts';
import type { Phrase } from './phrase.ts';

/** Crafts by whose name a saree is called that is woven or tied to its shape. */
const madeToShape = new RegExp(
  foldText(
    'patol[au]|paithani|kanch?i|kanji|pochampally|sambalpuri|gadwal|bandhani|bandhej|पटोला|पैठणी|पैठनी|कांची|कांजी|बांधनी|बंधेज|પટોળ|પૈઠણી|કાંચી|કાંજી|બાંધણી|બંધેજ',
  ).text,
  'u',
);

const sareeWord = /sar+i|saree|sadi|साड|સાડ/u;

/** "Patola saree": with its borders and its pallu, which are made with it. */
export function isShapedSaree(phrases: readonly Phrase[]): boolean {
  return phrases.some(({ sense, text }, at) => {
    const next = phrases[at + 1];
    const isSaree =
      sareeWord.test(text) || (next?.gap === 'none' && next.sense.kind === 'usage' && next.sense.value === 'sarees');
    return isSaree && (sense.kind === 'pattern' || sense.kind === 'own-layout') && madeToShape.test(text);
  });
}
