import { oneOf } from './fold-text.ts';
import { isDrawn } from './is-drawn.ts';
import type { Phrase, Sense } from './phrase.ts';

/** The young of more than one beast, and those that they are with. */
const young = oneOf(
  'calf|calves|cubs?|fawns?|foals?|pups?|baby|babies|mothers?|mums?|mamas?|fathers?|parents?|family|families|bachcha|bachche|bachchu|bachcho|मां|माँ|बच्चा|बच्चे|शावक|परिवार|મા|બચ્ચું|બચ્ચાં|બચ્ચા|મદનિયું|પરિવાર',
);
/** One child is a beast's own; children are whom a cloth is for. */
const one = oneOf('bachcha|bachchu|बच्चा|બચ્ચું');
const cattle = oneOf('cows?|cattle|bulls?|buffalo(?:e?s)?|ox|oxen|gaay|gai|गाय|गायें|ગાય|ગાયો');
const beasts =
  /elephant|horse|camel|lion|tiger|deer|giraffe|zebra|panda|monkey|bear|rabbit|hare|fox|goat|sheep|ewe|whale|dolphin|penguin|koala|kangaroo|leopard|rhinoceros|hippopotamus|duck|swan|bird|owl|cat$|dog|hedgehog|otter|seal|wolf|buffalo|squirrel|turtle/;

/** Of people too: a beast's own only where nothing else stands between them. */
const people = oneOf('mothers?|mums?|mamas?|fathers?|parents?|family|families|baby|babies|मां|माँ|परिवार|મા|પરિવાર');
const passed: readonly Sense['kind'][] = ['stop', 'grammar', 'ink', 'shade', 'size', 'gender', 'age', 'number'];

/** What may lie between one beast and its young: "an elephant with her small calf". */
const farthest = 5;

/**
 * Phrases in which the young of a beast, or its mother, is that beast, of which plain ones are drawn: the calf of an elephant is no cow. Beside cattle
 * a calf is theirs. Linear in the phrases.
 */
export function readYoung(phrases: readonly Phrase[]): Phrase[] {
  return phrases.map((phrase, at) => {
    if (!young.test(phrase.text) || phrases.some(({ text }) => cattle.test(text))) return phrase;
    const isKnown = phrase.sense.kind === 'gender' && !one.test(phrase.text);
    if (isKnown || !['motif', 'subject', 'unknown', 'gender'].includes(phrase.sense.kind)) return phrase;
    const beast = nearest(phrases, at);
    // Fawns have their deer's own drawing.
    if (beast === undefined || beast.sense.value === phrase.sense.value) return phrase;
    return { ...phrase, sense: { kind: 'unknown', value: '' }, plain: beast };
  });
}

function nearest(phrases: readonly Phrase[], at: number): Phrase | undefined {
  for (let away = 1; away <= farthest; away++) {
    const found = [phrases[at + away], phrases[at - away]].find(
      (each) =>
        each !== undefined && isDrawn(each.sense) && beasts.test(String(each.sense.value)) && !young.test(each.text),
    );
    if (found !== undefined)
      return !people.test(phrases[at]?.text ?? '') || isJoined(phrases, at, found) ? found : undefined;
  }
  return undefined;
}

/** "Mother and calf elephants"; of "mother's day elephants" and "birds, a family saree" the people are none of theirs. */
function isJoined(phrases: readonly Phrase[], at: number, beast: Phrase): boolean {
  const other = phrases.indexOf(beast);
  const [first, last] = [Math.min(at, other), Math.max(at, other)];
  return phrases
    .slice(first + 1, last + 1)
    .every(
      (each, i) =>
        each.gap === 'none' && (first + 1 + i === last || passed.includes(each.sense.kind) || young.test(each.text)),
    );
}
