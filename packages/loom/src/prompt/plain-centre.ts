import type { Phrase } from './phrase.ts';

const emptyWord = /^(?:empty|plain|bare|blank|खालि|सादा|सादि|ખાલિ|સાદું|સાદિ)$/u;
const middleWord = /^(?:centre|center|middle)$/u;

/** "An empty pale blue centre": the word for the middle after a colour means the ground; its index. */
export function plainCentre(phrases: readonly Phrase[], taken: Map<number, string>): number[] {
  const found: number[] = [];
  for (const [index, { text }] of phrases.entries()) {
    if (!emptyWord.test(text)) continue;
    for (let at = index + 1; at < index + 5 && phrases[at]?.gap === 'none'; at++) {
      const kind = phrases[at]?.sense.kind;
      if (middleWord.test(phrases[at]?.text ?? '') && at > index + 1) {
        taken.set(index, 'plain');
        found.push(at);
      }
      if (kind !== 'ink' && kind !== 'shade') break;
    }
  }
  return found;
}
