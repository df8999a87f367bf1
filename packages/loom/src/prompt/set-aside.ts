import type { Family } from '@naksha/contract';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { subjectNames } from '../vocabulary/subjects/shelf.ts';
import { isDrawn } from './is-drawn.ts';
import { isGrammar } from './is-grammar.ts';
import type { Phrase, Sense } from './phrase.ts';

/** What may stand between an adjective and its noun: "checked blue towels". */
const between: readonly Sense['kind'][] = ['ink', 'shade', 'size'];

/** Adjectives of what is in the picture: "striped cats", "spotted dogs". Of a noun, as in "gingham rabbits", the cloth may be meant. */
const adjective = /(?:ed|y)$/;
/** After what they have on in the picture, and before it. */
const worn = /^(?:worn|पहने|पहनि|पहना|पहनकर|pehne|pahne|pehni|પહેરેલ[ાિું]*|પહેરિને|paherela)$/;
const wearing = /^(?:wearing|dressed)$/;

/** A border by name, folded: "temple border" among other things is a border, and no temple tossed about. */
const borderWords = /\bborders?$|(?:^| )(?:किनारि|बोर्डर|बॉर्डर|કિનાર|કિનારિ|બોર્ડર)$/;

/**
 * Phrases in which an adjective of one thing among several names no cloth: in "kettles, lemons and checked tea towels" the cloth is not
 * checked, nor is it in "tractors with a gingham border". Such a word is known and not followed.
 */
export function setAside(phrases: readonly Phrase[]): Phrase[] {
  const [geometry, camouflage] = [isGeometry(phrases), isCamouflage(phrases)];
  return phrases.map((phrase, index) => {
    const { sense } = phrase;
    if (sense.kind === 'motif' && borderWords.test(phrase.text) && isBesides(phrases, index))
      return { ...phrase, sense: { kind: 'layout', value: 'borders' } };
    if (isTied(phrases, index)) return { ...phrase, sense: { kind: 'pattern', value: 'bandhani' } };
    const fitted = geometry ? geometryOf(phrase) : camouflage ? patchesOf(phrase) : undefined;
    if (fitted !== undefined) return { ...phrase, sense: fitted };
    if (isWithin(phrases, index)) return { ...phrase, sense: { kind: 'layout', value: 'grid' } };
    if (isTrellis(phrases, index)) return { ...phrase, sense: { kind: 'layout', value: 'lattice' } };
    if (isMiddle(phrases, index)) return { ...phrase, sense: { kind: 'aside', value: '' } };
    if (isBeast(phrases, index)) return { ...phrase, sense: { kind: 'subject', value: String(sense.value) } };
    const cloth = clothOf(sense);
    if (cloth === undefined) return phrase;
    const isOfBorder = isBorder(phrases, index) && isBesides(phrases, index);
    const isSaidOfOne =
      (isInList(phrases, index) && isOfThing(phrases, index)) ||
      (adjective.test(phrase.text) && isOfPictured(phrases, index)) ||
      isWorn(phrases, index);
    const isOfOne = vocabularies[cloth].printed === 'over' && isSaidOfOne;
    return isOfBorder || isOfOne ? { ...phrase, sense: { kind: 'aside', value: '' } } : phrase;
  });
}

const middle = /^(?:cent(?:er|re)|middle)$/u;

/** "A jaal in the centre": a middle in which nothing was found to stand is known and not followed. */
function isMiddle(phrases: readonly Phrase[], index: number): boolean {
  const phrase = phrases[index];
  if (phrase?.sense.kind !== 'stop' || !middle.test(phrase.text)) return false;
  const [before, at] = [phrases[index - 2], phrases[index - 1]];
  const isAt = at?.text === 'the' && at.gap === 'none' && /^(?:in|at)$/.test(before?.text ?? '');
  return isAt && phrase.gap === 'none' && phrases[index + 1]?.text !== 'of';
}

const triangles = /^(?:triangles?|त्रिकोण|ત્રિકોણ)$/u;

/** Of geometry triangles are what covers the cloth; of a border they are its teeth. */
function isGeometry(phrases: readonly Phrase[]): boolean {
  return phrases.some(
    ({ sense, text }) =>
      (sense.kind === 'pattern' && sense.value === 'geometric') ||
      (sense.kind === 'own-layout' && sense.family === 'geometric') ||
      /^tessellat/u.test(text),
  );
}

function geometryOf({ text, sense }: Phrase): Sense | undefined {
  const isOfTeeth = /temple|border|teeth|saw|gopuram|मंदिर|करवत|મંદિર|કરવત/u.test(text);
  return triangles.test(text) || (sense.kind === 'motif' && sense.value === 'gable' && !isOfTeeth)
    ? { kind: 'own-layout', family: 'geometric', value: 'triangles' }
    : undefined;
}

const scenery: readonly string[] = ['desert', 'desert-island', 'national-park', 'camping', 'snow-capped-mountain'];

function isCamouflage(phrases: readonly Phrase[]): boolean {
  return phrases.some(
    ({ sense }) =>
      (sense.kind === 'pattern' && sense.value === 'camouflage') ||
      (sense.kind === 'own-layout' && sense.family === 'camouflage'),
  );
}

/** "Desert camouflage", "jungle camouflage": where it is worn says which patches and dyes it has, and is no picture on it. */
function patchesOf({ sense, text }: Phrase): Sense | undefined {
  if (sense.kind === 'subject' && scenery.includes(String(sense.value))) return { kind: 'scheme', value: 'earthy' };
  const isWood =
    (sense.kind === 'own-layout' && sense.family === 'tropical') || /^(?:jungle|forest|woods)$/u.test(text);
  return isWood ? { kind: 'own-layout', family: 'camouflage', value: 'woodland' } : undefined;
}

/** "Lions and giraffes" are beasts, where "giraffe" alone is a skin. */
function isBeast(phrases: readonly Phrase[], index: number): boolean {
  const phrase = phrases[index];
  if (phrase?.sense.kind !== 'own-layout' || phrase.sense.family !== 'animal-skin') return false;
  const { value } = phrase.sense;
  const isAnimal = (text: string) => !/print|skin|stripe|patch|spot/.test(text) && text.split(' ').length === 1;
  const isAmongThings = phrases.some(
    ({ sense, text }, at) =>
      isDrawn(sense) ||
      // For the young it is a beast.
      sense.kind === 'gender' ||
      sense.kind === 'age' ||
      (at !== index && sense.kind === 'own-layout' && sense.family === 'animal-skin' && isAnimal(text)),
  );
  const isMany = /[a-z]s$/.test(phrase.text);
  return isAnimal(phrase.text) && (isAmongThings || isMany) && subjectNames()?.some(([id]) => id === value) === true;
}

const tied = /^(?:tie (?:and|&|\+|n) dye|टाइ एंड डाइ|ટાઇ એન્ડ ડાઇ)$/;
/** Of the trade in India, by the goods, the dots or the place. */
const indian =
  /^(?:dupatt[ao]|odhni|chunni|saree|sari|kurt[ai]|lehenga|ghagra|choli|chaniya choli|salwar|salwar suit|bind[iu]|tapka|rajasthani|jaipuri|gujarati|kutchi|kutch|indian|turban|safa|pagdi)$/;

/** "Tie and dye" of a dupatta is what the trade calls bandhani; a spiral on a shirt is not. */
function isTied(phrases: readonly Phrase[], index: number): boolean {
  const phrase = phrases[index];
  if (phrase?.sense.kind !== 'pattern' || phrase.sense.value !== 'tie-dye' || !tied.test(phrase.text)) return false;
  const isTwisted = phrases.some(({ sense }) => sense.kind === 'own-layout' && sense.family === 'tie-dye');
  return !isTwisted && phrases.some(({ text }) => indian.test(text) || /[\u0900-\u097f\u0a80-\u0aff]/.test(text));
}

/** "ચોકડીમાં હાથી": checks where nothing else is named, the trellis of a cloth or a thing that is. */
function isTrellis(phrases: readonly Phrase[], index: number): boolean {
  const phrase = phrases[index];
  if (phrase?.sense.kind !== 'pattern' || phrase.sense.value !== 'checks' || !/^ચોકડિ/.test(phrase.text)) return false;
  return isBesides(phrases, index) || phrases.some(({ sense }) => sense.kind === 'own-layout');
}

const within = /^(?:inside|within|in|between|andar|अंदर|અંદર)$/;
const behind = /^(?:में|માં|mein|ma|andar|अंदर|અંદર)$/;
const squares = /^(?:checks?|चेक|चौखाने|चौखानो|चारखाने|ખાનાં|ખાના)/;

/** "Elephants inside the checks", "चौखानों में": where things stand, on a cloth that is another's. */
function isWithin(phrases: readonly Phrase[], index: number): boolean {
  const phrase = phrases[index];
  if (phrase?.sense.kind !== 'pattern' || phrase.sense.value !== 'checks' || !squares.test(phrase.text)) return false;
  const stands = phrases[index - 1]?.sense.kind === 'stop' && phrase.gap === 'none' ? index - 2 : index - 1;
  // "Inside the checks" stands before, "चौखानों में" behind: in "checks in navy" nothing stands within them.
  const before = [phrases[stands]?.text ?? '', phrases[index - 1]?.text ?? ''];
  const isIn = before.some((text) => within.test(text)) || behind.test(phrases[index + 1]?.text ?? '');
  const isCraft = phrases.some(
    ({ sense }, at) =>
      at !== index &&
      ((sense.kind === 'pattern' && sense.value !== 'checks' && vocabularies[sense.value].isTechnique) ||
        (sense.kind === 'own-layout' && sense.family !== 'checks')),
  );
  return isIn && isCraft && phrases.some(({ sense }) => isDrawn(sense));
}

function clothOf(sense: Sense): Family | undefined {
  if (sense.kind === 'layout' && sense.value === 'stripe') return 'stripes';
  if (sense.kind === 'pattern') return sense.value;
  return sense.kind === 'own-layout' ? sense.family : undefined;
}

/** "Gingham border", "border of gingham", "border in gingham". */
function isBorder(phrases: readonly Phrase[], index: number): boolean {
  const after = phrases[index + 1];
  if (after?.gap === 'none' && isBorderWord(after)) return true;
  const [border, joint] = [phrases[index - 2], phrases[index - 1]];
  const isJoined = isGrammar(joint?.sense, 'in') && joint?.gap === 'none';
  return isJoined && phrases[index]?.gap === 'none' && border !== undefined && isBorderWord(border);
}

function isBorderWord({ sense }: Phrase): boolean {
  return sense.kind === 'layout' && sense.value === 'borders';
}

/** Something else is named that the cloth is about. */
function isBesides(phrases: readonly Phrase[], index: number): boolean {
  const own = phrases[index]?.sense.value;
  return phrases.some(
    ({ sense }, at) =>
      at !== index && (isDrawn(sense) || (sense.kind === 'pattern' && sense.value !== own)) && at !== index + 1,
  );
}

/** The end of a list of things: after a comma or an "and" that follows a thing. */
function isInList(phrases: readonly Phrase[], index: number): boolean {
  const before = phrases[index - 1];
  const isAnd = isGrammar(before?.sense, 'and');
  const last = phrases[isAnd ? index - 2 : index - 1];
  const isListed = isAnd || phrases[index]?.gap === 'comma';
  return isListed && isDrawn(last?.sense);
}

/** Straight before a thing or goods, with at most a colour or a size between. */
function isOfThing(phrases: readonly Phrase[], index: number): boolean {
  for (let at = index + 1; phrases[at]?.gap === 'none'; at++) {
    const kind = phrases[at]?.sense.kind;
    if (isDrawn(phrases[at]?.sense) || kind === 'usage') return true;
    if (kind === undefined || !between.includes(kind)) return false;
  }
  return false;
}

/** "Striped cats"; "checked picnic blankets" among things that are drawn. */
function isOfPictured(phrases: readonly Phrase[], index: number): boolean {
  const isThing = (at: number) => {
    const kind = phrases[at]?.sense.kind;
    return kind === 'subject' || kind === 'later-motif' || (kind === 'motif' && phrases[at]?.text !== 'dots');
  };
  for (let at = index + 1; phrases[at]?.gap === 'none'; at++) {
    const kind = phrases[at]?.sense.kind;
    if (isThing(at)) return true;
    if (kind === 'unknown') return phrases.some(({ sense }) => sense.kind === 'subject');
    if (kind === undefined || !between.includes(kind)) return false;
  }
  return false;
}

/** "Rabbits wearing checked shirts", "चेक वाले कपड़े पहने खरगोश": said of clothes in the picture. */
function isWorn(phrases: readonly Phrase[], index: number): boolean {
  if (!phrases.some(({ sense }) => isDrawn(sense))) return false;
  const isNear = (from: number, step: 1 | -1, word: RegExp) => {
    for (let at = from; at >= 0 && at < phrases.length && Math.abs(at - index) <= 4; at += step) {
      if (word.test(phrases[at]?.text ?? '')) return true;
      if (phrases[step === 1 ? at : at + 1]?.gap !== 'none') return false;
    }
    return false;
  };
  return isNear(index + 1, 1, worn) || isNear(index - 1, -1, wearing);
}
