import { oneOf } from './fold-text.ts';
import { isDrawn } from './is-drawn.ts';
import type { Phrase } from './phrase.ts';

const wreaths = oneOf('wreath|पुष्पचक्र|પુષ્પચક્ર');
const genitive = oneOf('का|की|के|નું|નો|ની|નાં');

const ofThing = /(?:નું|નો|નિ|નાં|ના)$/u;

/** Whether a phrase is the word for one wreath, which toiles have for a layout. */
export function isWreath(phrases: readonly Phrase[], index: number): boolean {
  const { sense, text = '' } = phrases[index] ?? {};
  return sense?.kind === 'own-layout' && sense.family === 'toile' && wreaths.test(text);
}

/** "A wreath of roses", "गुलाब का पुष्पचक्र": one wreath is the picture where no toile is named; where its word stands and what it is of. */
export function wreathOf(phrases: readonly Phrase[]): { readonly at: number; readonly thing: number } | undefined {
  if (phrases.some(({ sense }) => sense.kind === 'pattern' && sense.value === 'toile')) return undefined;
  const at = phrases.findIndex((_, index) => isWreath(phrases, index));
  if (at < 0) return undefined;
  const isJoined = (index: number) => phrases[index]?.gap === 'none';
  if (phrases[at + 1]?.text === 'of' && isJoined(at + 1)) {
    for (let thing = at + 2; isJoined(thing); thing++) if (isDrawn(phrases[thing]?.sense)) return { at, thing };
    return undefined;
  }
  // Gujarati writes it onto the word.
  const before = phrases[at - 1];
  if (isJoined(at) && isDrawn(before?.sense) && ofThing.test(before?.text ?? '')) return { at, thing: at - 1 };
  const isOf = isJoined(at) && isJoined(at - 1) && genitive.test(before?.text ?? '');
  return isOf && isDrawn(phrases[at - 2]?.sense) ? { at, thing: at - 2 } : undefined;
}
