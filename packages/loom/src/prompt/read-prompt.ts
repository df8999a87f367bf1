import type { Family, Language } from '@naksha/contract';
import { bindColours } from './bind-colours.ts';
import { collectIntent } from './collect-intent.ts';
import { foldText } from './fold-text.ts';
import type { Intent } from './intent.ts';
import { joinPhrases } from './join-phrases.ts';
import { matchWords } from './match-words.ts';
import type { Phrase, Sense } from './phrase.ts';
import { readCompounds } from './read-compounds.ts';
import { asDye, readDyeThings } from './read-dye-things.ts';
import { readHomographs } from './read-homographs.ts';
import { readPlants } from './read-plants.ts';
import { readPoses } from './read-poses.ts';
import { readQualifiers } from './read-qualifiers.ts';
import { readUses } from './read-uses.ts';
import { readWays } from './read-ways.ts';
import { readYoung } from './read-young.ts';
import { refusePhrases } from './refuse-phrases.ts';
import { saidOfGoods } from './said-of-goods.ts';
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
    takeOnly(
      readHomographs(
        readYoung(
          readPlants(
            readUses(
              saidOfGoods(
                readPoses(
                  readWays(
                    readDyeThings(readQualifiers(readCompounds(joinPhrases(matchWords(splitWords(foldText(text))))))),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
    false,
    cloth !== undefined,
  );
  const fitted = setAside(taken);
  const { refused, unasked } = refusePhrases(fitted.map(asDye));
  const phrases = fitted.map(
    (phrase, index): Phrase =>
      unasked.has(index)
        ? { ...phrase, sense: { kind: 'stop', value: '' }, isUnasked: true }
        : refused.has(index)
          ? asDye(phrase)
          : phrase,
  );
  const parts = bindColours(phrases, refused);
  return collectIntent({ text, language, cloth, phrases, refused, few: fewPhrases(phrases, refused), parts, border });
}

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
