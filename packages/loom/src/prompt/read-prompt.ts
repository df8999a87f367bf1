import type { Family, Language } from '@naksha/contract';
import { bindColours } from './bind-colours.ts';
import { collectIntent } from './collect-intent.ts';
import { fewPhrases } from './few-phrases.ts';
import { foldText } from './fold-text.ts';
import type { Intent } from './intent.ts';
import { joinPhrases } from './join-phrases.ts';
import { matchWords } from './match-words.ts';
import { refusePhrases } from './refuse-phrases.ts';
import { splitWords } from './split-words.ts';

/**
 * Reads a prompt in English, Hindi, Gujarati or their romanised mixture: what it asks for, each understood word with its
 * span in `text` (UTF-16 units), and the words that are not known. Never throws; any text is a prompt, markup and control characters
 * included, and the time grows with its length alone. `language` is the reader's. `cloth` is the trained
 * pattern if one was chosen: not every cloth can draw every motif.
 */
export function readPrompt(text: string, language: Language, cloth?: Family): Intent {
  const phrases = joinPhrases(matchWords(splitWords(foldText(text))));
  const refused = refusePhrases(phrases);
  const parts = bindColours(phrases, refused);
  return collectIntent({ text, language, cloth, phrases, refused, few: fewPhrases(phrases, refused), parts });
}
