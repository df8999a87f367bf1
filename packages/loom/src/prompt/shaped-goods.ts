import type { Phrase } from './phrase.ts';

/** Crafts by whose name a saree is called that is woven to its shape. */
const wovenToShape =
  /patola|patolu|paithani|kanch?i|kanji|pochampally|sambalpuri|gadwal|पटोला|पैठणी|कांची|कांजी|પટોળ|પૈઠણી|કાંજી/u;

const dhoti = /^(?:dhotis?|mundus?|veshtis?|धोति|ધોતિયું|ધોતિ)$/u;

/** A dhoti of which nothing is said but its dye and its border is plain between its selvedges. */
export function isOfDhoti(phrases: readonly Phrase[], taken: ReadonlyMap<number, string>): boolean {
  const isBesides = ({ sense }: Phrase, at: number) =>
    !taken.has(at) && ['motif', 'subject', 'pattern', 'own-layout', 'layout', 'later-cloth'].includes(sense.kind);
  return phrases.some(({ text }) => dhoti.test(text)) && !phrases.some(isBesides);
}

const sareeWord = /sar+i|saree|sadi|साड|સાડ/u;

/** "Patola saree": with its borders and its pallu, which the loom makes with it. */
export function isWovenSaree(phrases: readonly Phrase[]): boolean {
  return phrases.some(({ sense, text }, at) => {
    const next = phrases[at + 1];
    const isSaree =
      sareeWord.test(text) || (next?.gap === 'none' && next.sense.kind === 'usage' && next.sense.value === 'sarees');
    return isSaree && (sense.kind === 'pattern' || sense.kind === 'own-layout') && wovenToShape.test(text);
  });
}
