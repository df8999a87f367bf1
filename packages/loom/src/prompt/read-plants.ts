import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { oneOf } from './fold-text.ts';
import { isDrawn } from './is-drawn.ts';
import { isGrammar } from './is-grammar.ts';
import type { Phrase, Sense } from './phrase.ts';

const field = oneOf('fields?|meadows?|khet|kheton|khetar|खेत|खेतों|ખેતર|ખેતરો');
const genitive = oneOf('of|ka|ke|ki|na|nu|nun|का|के|की|ના|નું');
/** Crops by which a dye is called: in a field they are sown. */
const crops = oneOf(
  'mustard|sarson|sarso|saffron|lavender|wheat|flax|barley|canola|rapeseed|lilac|violet|poppy|सरसों|केसर|लैवेंडर|गेहूं|સરસવ|રાઈ|કેસર|લવંડર|ઘઉં',
);
/** Their names are dyes first: only "a field of" them is sown, or a field where nothing else is named. */
const dyesFirst = oneOf('saffron|lavender|lilac|violet|केसर|लैवेंडर|કેસર|લવંડર');
const poppy: Sense = { kind: 'motif', value: 'poppy' };
const wheat: Sense = { kind: 'subject', value: 'wheat' };
const lavender: Sense = { kind: 'motif', value: 'lavender-sprig' };
/** These have a drawing of their own. */
const drawnCrops: Readonly<Record<string, Sense>> = {
  poppy,
  wheat,
  गेहूं: wheat,
  ઘઉં: wheat,
  lavender,
  लैवेंडर: lavender,
  લવંડર: lavender,
};

const sprig = oneOf('sprigs?');
/** On these goods a sprig is a buti. */
const ofButis: readonly string[] = ['sarees', 'dupattas', 'kurtas'];

/**
 * Phrases in which a field that has a plant is where that grows, and no ground, and a sprig is of its plant: a tulip field is of tulips, a mustard field
 * of flowers in that yellow, and sprigs of olive are olives. "On a mustard field" is dyed; where a border is named the field is what lies within; and a
 * sprig alone is a buti on a saree and in a craft. Linear in the phrases.
 */
export function readPlants(phrases: readonly Phrase[]): Phrase[] {
  const isBordered = phrases.some(({ sense }) => sense.kind === 'layout' && sense.value === 'borders');
  const isOfButis = phrases.some(
    ({ sense }) =>
      (sense.kind === 'usage' && ofButis.includes(sense.value)) ||
      (sense.kind === 'pattern' && vocabularies[sense.value].isTechnique),
  );
  const senses = new Map<number, Phrase>();
  const setSprig = (at: number) => {
    const phrase = phrases[at];
    if (phrase !== undefined && !isOfButis) senses.set(at, { ...phrase, sense: { kind: 'motif', value: 'bud' } });
  };
  phrases.forEach((phrase, at) => {
    const isField = !isBordered && field.test(phrase.text) && phrase.sense.kind !== 'setting';
    const isSprig = sprig.test(phrase.text) && phrase.sense.kind === 'layout';
    if (!isField && !isSprig) return;
    const before = plantBefore(phrases, at);
    if (isField && before !== undefined && isDyed(phrases, before, at)) return;
    const plant = before ?? plantBehind(phrases, at);
    const grown = phrases[plant ?? -1];
    const isOfDye = isSprig && grown?.sense.kind === 'ink' && !crops.test(grown.text);
    if (!isOfDye && plant !== undefined && grown !== undefined) {
      senses.set(at, { ...phrase, sense: { kind: 'stop', value: '' } });
      if (isField) senses.set(plant, crop(grown));
    } else if (isSprig) setSprig(at);
  });
  return phrases.map((phrase, at) => senses.get(at) ?? phrase);
}

/** "Violet field with white stars" is a ground; a violet field alone, and "केसर का खेत", are sown. */
function isDyed(phrases: readonly Phrase[], plant: number, field: number): boolean {
  if (!dyesFirst.test(phrases[plant]?.text ?? '') || field - plant > 1) return false;
  return phrases.some(({ sense }, at) => at !== plant && at !== field && isOnGround(sense));
}

function isOnGround(sense: Sense): boolean {
  return isDrawn(sense) || ['pattern', 'layout', 'own-layout'].includes(sense.kind);
}

/** "Tulip field", "सरसों का खेत". */
function plantBefore(phrases: readonly Phrase[], at: number): number | undefined {
  if (phrases[at]?.gap !== 'none') return undefined;
  const isOf = genitive.test(phrases[at - 1]?.text ?? '') && phrases[at - 1]?.text !== 'of';
  const plant = isOf ? at - 2 : at - 1;
  const phrase = phrases[plant];
  if (phrase === undefined || (isOf && phrases[at - 1]?.gap !== 'none')) return undefined;
  if (isDrawn(phrase.sense)) return plant;
  const first = phrases[plant - 1]?.sense.kind === 'stop' ? plant - 2 : plant - 1;
  const isGround = phrase.gap === 'none' && isGrammar(phrases[first]?.sense, 'on');
  return phrase.sense.kind === 'ink' && crops.test(phrase.text) && !isGround ? plant : undefined;
}

/** "A field of sunflowers"; "a navy field of stars" is dyed. */
function plantBehind(phrases: readonly Phrase[], at: number): number | undefined {
  if (phrases[at + 1]?.text !== 'of' || phrases[at + 1]?.gap !== 'none') return undefined;
  if (phrases[at]?.gap === 'none' && phrases[at - 1]?.sense.kind === 'ink') return undefined;
  let plant = at + 2;
  while (phrases[plant]?.gap === 'none' && ['size', 'shade', 'stop'].includes(phrases[plant]?.sense.kind ?? ''))
    plant++;
  const phrase = phrases[plant];
  if (phrase?.gap !== 'none') return undefined;
  // "A field of blue lotuses".
  const next = phrases[plant + 1];
  if (phrase.sense.kind === 'ink' && next?.gap === 'none' && isDrawn(next.sense)) return plant + 1;
  const isSown = phrase.sense.kind === 'ink' && (crops.test(phrase.text) || sprig.test(phrases[at]?.text ?? ''));
  return isDrawn(phrase.sense) || phrase.sense.kind === 'unknown' || isSown ? plant : undefined;
}

function crop(phrase: Phrase): Phrase {
  if (phrase.sense.kind !== 'ink') return phrase;
  const drawn = drawnCrops[phrase.text];
  if (drawn !== undefined) return { ...phrase, sense: drawn };
  return { ...phrase, sense: { kind: 'unknown', value: '' }, flower: phrase.sense.value };
}
