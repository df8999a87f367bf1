import { isDrawn } from './is-drawn.ts';
import { isGrammar } from './is-grammar.ts';
import type { Phrase, Sense } from './phrase.ts';

/** Women are drawn dancing; men as people. Children are who a cloth is for. */
const drawnAs = { women: 'dancer', men: 'person' } as const;

/** What may stand between the "and" and its noun: "elephants and dancing ladies". */
const describing: readonly Sense['kind'][] = ['ink', 'shade', 'size', 'stop', 'unknown', 'style', 'mood'];
/** Before or behind who a cloth is for. */
const forWhom = /^(?:for|ke liye|liye|mate|maate|के लिए|लिए|માટે|ની|wear|kapde)$/u;

/** "Elephants and ladies", "औरतें और हाथी": joined to a thing that is drawn, people are drawn too, and are not who the cloth is for. */
export function peopleOf(phrases: readonly Phrase[], index: number): Sense | undefined {
  const { sense } = phrases[index] ?? {};
  if (sense?.kind !== 'gender' || (sense.value !== 'women' && sense.value !== 'men')) return undefined;
  const isFor = [index - 1, index + 1].some((at) => forWhom.test(phrases[at]?.text ?? ''));
  if (isFor || !(isJoined(phrases, index, -1) || isJoined(phrases, index, 1))) return undefined;
  return { kind: 'motif', value: drawnAs[sense.value] };
}

/** Whether "and" and a thing stand next on one side, over what describes the one or the other. */
function isJoined(phrases: readonly Phrase[], index: number, step: 1 | -1): boolean {
  let isAnd = false;
  for (let at = index + step; at >= 0 && at < phrases.length; at += step) {
    const phrase = phrases[at];
    const gap = (step === 1 ? phrase : phrases[at + 1])?.gap;
    if (phrase === undefined || gap !== 'none') return false;
    if (isGrammar(phrase.sense, 'and')) isAnd = true;
    else if (isDrawn(phrase.sense)) return isAnd;
    else if (!describing.includes(phrase.sense.kind) || forWhom.test(phrase.text)) return false;
  }
  return false;
}
