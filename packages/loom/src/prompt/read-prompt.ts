import type { Family, Language } from '@naksha/contract';
import { bindColours } from './bind-colours.ts';
import { collectIntent } from './collect-intent.ts';
import { foldText } from './fold-text.ts';
import type { Intent } from './intent.ts';
import { joinPhrases } from './join-phrases.ts';
import { matchWords } from './match-words.ts';
import type { Phrase, Sense } from './phrase.ts';
import { readHomographs } from './read-homographs.ts';
import { refusePhrases } from './refuse-phrases.ts';
import { setAside } from './set-aside.ts';
import { splitWords } from './split-words.ts';
import { takeBorder } from './take-border.ts';
import { takeOnly } from './take-only.ts';

/**
 * Reads a prompt in English, Hindi, Gujarati or their romanised mixture: what it asks for, each understood word with its
 * span in `text` (UTF-16 units), and the words that are not known. Never throws; any text is a prompt, markup and control characters
 * included, and the time grows with its length alone. `language` is the reader's. `cloth` is the trained
 * pattern if one was chosen: not every cloth can draw every motif.
 */
export function readPrompt(text: string, language: Language, cloth?: Family): Intent {
  const { phrases: taken, border } = takeBorder(
    takeOnly(readHomographs(joinSizes(joinPhrases(matchWords(splitWords(foldText(text))))))),
  );
  const fitted = setAside(taken);
  const { refused, unasked } = refusePhrases(fitted);
  const phrases = fitted.map(
    (phrase, index): Phrase => (unasked.has(index) ? { ...phrase, sense: nothing, isUnasked: true } : phrase),
  );
  const parts = bindColours(phrases, refused);
  return collectIntent({ text, language, cloth, phrases, refused, few: fewPhrases(phrases, refused), parts, border });
}

const nothing = { kind: 'stop', value: '' } as const;

/** What may stand between "few" and the motif. */
const passedKinds: readonly Sense['kind'][] = ['stop', 'ink', 'shade', 'size', 'detail', 'style', 'mood', 'scheme'];

/** Which phrases are motifs of which there is to be little ("few flowers", "फूल कम"), by index. */
function fewPhrases(phrases: readonly Phrase[], refused: ReadonlySet<number>): Set<number> {
  const few = new Set<number>();
  phrases.forEach(({ sense }, index) => {
    if (sense.kind !== 'grammar' || (sense.value !== 'few' && sense.value !== 'few-after')) return;
    const behind = sense.value === 'few' ? undefined : motifFrom(phrases, index, -1);
    const motif = behind ?? motifFrom(phrases, index, 1);
    if (motif !== undefined && !refused.has(motif)) few.add(motif);
  });
  return few;
}

/** Index of the next motif of the clause, to the right or to the left. */
function motifFrom(phrases: readonly Phrase[], from: number, step: 1 | -1): number | undefined {
  for (let i = from + step; i >= 0 && i < phrases.length; i += step) {
    const joint = step === 1 ? phrases[i] : phrases[i + 1];
    const kind = phrases[i]?.sense.kind;
    if (joint?.gap !== 'none' || kind === undefined) return undefined;
    if (kind === 'motif') return i;
    if (!passedKinds.includes(kind)) return undefined;
  }
  return undefined;
}

/** "Small, medium and large stars" are three sizes of them: the listed sizes → one phrase that says how many. */
function joinSizes(phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = [];
  for (let at = 0; at < phrases.length; at++) {
    const first = phrases[at];
    if (first === undefined) break;
    const end = endOfList(phrases, at);
    const last = phrases[end];
    const sizes = new Set(
      phrases.slice(at, end + 1).flatMap(({ sense }) => (sense.kind === 'size' ? [sense.value] : [])),
    );
    if (end === at || last === undefined || sizes.size < 2) {
      joined.push(first);
      continue;
    }
    const text = phrases.slice(at, end + 1).map((phrase) => phrase.text);
    joined.push({ ...first, sense: { kind: 'sizes', value: sizes.size }, text: text.join(' '), end: last.end });
    at = end;
  }
  return joined;
}

/** Where a list of sizes ends that begins here: only commas and "and" stand between them. */
function endOfList(phrases: readonly Phrase[], from: number): number {
  if (phrases[from]?.sense.kind !== 'size') return from;
  let end = from;
  for (let at = from + 1; at < phrases.length; at++) {
    const { sense, gap } = phrases[at] ?? {};
    if (sense?.kind === 'size' && (gap !== 'none' || isAnd(phrases[at - 1]))) end = at;
    else if (!isAnd(phrases[at]) || phrases[at - 1]?.sense.kind !== 'size') break;
  }
  return end;
}

function isAnd(phrase: Phrase | undefined): boolean {
  return phrase?.sense.kind === 'grammar' && phrase.sense.value === 'and';
}
