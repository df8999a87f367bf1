import type { GrammarWord } from '../vocabulary/lexicon-grammar.ts';
import type { Sense } from './phrase.ts';

/** Whether a sense is one of these words of grammar, in whatever language it was said. */
export function isGrammar(sense: Sense | undefined, ...words: readonly GrammarWord[]): boolean {
  return sense?.kind === 'grammar' && words.includes(sense.value);
}
