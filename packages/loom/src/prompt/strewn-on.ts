import { isButi } from './border-head.ts';
import { isBorderWord } from './is-border-word.ts';
import { isGrammar } from './is-grammar.ts';
import { describing, isOfHead, isSetElsewhere } from './is-set-elsewhere.ts';
import type { Phrase } from './phrase.ts';
import { thingOf } from './take-places.ts';

/** "A plain field with gold butis", "सादी ज़मीन पर बूटियाँ": the first thing that is said to lie on the field, whose last word is at `last`. */
export function strewnOn(phrases: readonly Phrase[], last: number): number | undefined {
  const isInk = (at: number) => phrases[at]?.sense.kind === 'ink' || phrases[at]?.sense.kind === 'shade';
  let joint = last + 1;
  // "A plain body in sage with butis".
  if (isGrammar(phrases[joint]?.sense, 'in') && isInk(joint + 1)) for (joint++; isInk(joint); ) joint++;
  if (!isGrammar(phrases[joint]?.sense, 'with', 'on-after')) return undefined;
  // "Paisley butis" and "bandhani dots" are of a cloth.
  const isPassed = ({ sense }: Phrase) =>
    describing.includes(sense.kind) || sense.kind === 'pattern' || isGrammar(sense, 'few', 'some');
  const at = phrases.findIndex(
    (phrase, index) => index > joint && (isStrewable(phrase) || isBorderWord(phrase) || !isPassed(phrase)),
  );
  const thing = phrases[at];
  const isJoined = phrases.slice(last + 1, at + 1).every(({ gap }) => gap === 'none');
  return thing !== undefined && isJoined && isStrewable(thing) && !isBorderWord(thing) ? at : undefined;
}

/** "A plain field, a gold border and silver butis": butis of a list lie on the field. */
export function butisBeside(
  phrases: readonly Phrase[],
  plain: readonly number[],
  heads: readonly number[],
  places: ReadonlyMap<number, string>,
): number | undefined {
  const at = phrases.findIndex(
    (phrase, index) =>
      isButi(phrase) &&
      index > Math.min(...plain) &&
      !isOfHead(phrases, index, heads) &&
      !isSetElsewhere(phrases, index, heads, places),
  );
  return at < 0 ? undefined : at;
}

function isStrewable(phrase: Phrase): boolean {
  const { sense } = phrase;
  if (sense.kind === 'layout') return sense.value === 'buti' || sense.value === 'toss';
  return (
    sense.kind === 'motif' || sense.kind === 'subject' || (sense.kind === 'pattern' && thingOf(phrase) !== undefined)
  );
}
