import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { colourWords } from '../vocabulary/lexicon-colours.ts';
import { subjectNames } from '../vocabulary/subjects/shelf.ts';
import { oneOf } from './fold-text.ts';
import { isDrawn } from './is-drawn.ts';
import { isGrammar } from './is-grammar.ts';
import type { Phrase, Sense } from './phrase.ts';
import { readNeighbours } from './read-neighbours.ts';

/**
 * Phrases in which a word of two meanings has the one that the words beside it give: a firki beside kites is the spool of their thread,
 * "trasa patta" are slanting stripes and no leaves, koi without a noun of its own are fishes.
 */
export function readHomographs(phrases: readonly Phrase[]): Phrase[] {
  // Asked once: a prompt may have thousands of words.
  const isLeheriya = phrases.some(({ sense }) => sense.kind === 'pattern' && sense.value === 'leheriya');
  const isHindi = phrases.some(({ text }) => hindi.test(text) || ofIndia.test(text));
  return readNeighbours(phrases).map((phrase, index, all) => {
    const sense =
      thingOf(all, index) ??
      fruitOf(all, index) ??
      stripeOf(all, index, isLeheriya) ??
      carpOf(all, index) ??
      (isHindi ? undefined : hareOf(all, index)) ??
      woodOf(all, index) ??
      woodlandOf(all, index) ??
      royalOf(all, index) ??
      peopleOf(all, index) ??
      waterOf(all, index);
    return sense === undefined ? phrase : { ...phrase, sense };
  });
}

/** Things by whose name a layout is called too; the first drawing that a library has is meant. */
const things: readonly (readonly [words: RegExp, besides: RegExp, ids: readonly string[]])[] = [
  [oneOf('फिरकी|फिरकियां|ફિરકી|ફિરકીઓ|ચકરડી'), /^kite$/u, ['cutting-kite', 'paper-windmill']],
  [oneOf('pinwheels?|फिरकी|फिरकियां|ફિરકી|ફિરકીઓ|ચકરડી'), /./u, ['paper-windmill']],
  [oneOf('scallops?'), /^(?:shell|fish|coral|starfish|crab|octopus|wave|turtle)$/u, ['scallop']],
  [oneOf('honeycombs?|મધપૂડો|મધપૂડા|मधुछत्ता'), /^(?:bee|honeybee|bear|flower)/u, ['honeycomb', 'beehive']],
  [oneOf('bubbles?|बुलबुले|પરપોટા'), /fish|koi|whale|octopus|mermaid|turtle|bath|soap/u, ['bubbles']],
  [oneOf('wreaths'), /./, ['flower-wreath']],
  [oneOf('accordions?'), /./u, ['accordion']],
  [oneOf('khanjari|खंजरी|ખંજરી'), /drum|dhol|flute|dancer|music|sitar/u, ['tambourine']],
];

/** Names of the mango by which a paisley is called too. */
const mango = oneOf('mango|mangos|aam|kairi|keri|आम|कैरी|કેરી|કેરીઓ');
/** What is eaten or served, in whole words of a name: a unicorn is no corn, and a cherry in blossom no fruit. */
const fruits =
  /(?:^|-)(?:guava|banana|apple|orange|tangerine|lemon|lime|melon|watermelon|grapes|pomegranate|pineapple|papaya|coconut|cherry|cherries|strawberry|blueberries|raspberry|elderberry|berries|plum|pear|peach|fig|kiwi|jackfruit|lychee|avocado|fruit|chilli|pepper|tomato|carrot|cucumber|onion|pea-pod|corn|garlic|teacup|teapot|kettle|cream|glass|jar|juice|monkey|squirrel)(?!-(?:blossom|flower|book|bird))(?:-|$)/u;
const tables = ['kitchen linen', 'table linen'];

/** "कैरी और अमरूद", "mango print kitchen towel": beside other fruit, in the kitchen and for children it is eaten; in a craft and on a saree it is an ambi. */
function fruitOf(phrases: readonly Phrase[], index: number): Sense | undefined {
  const phrase = phrases[index];
  if (phrase?.sense.kind !== 'motif' || phrase.sense.value !== 'paisley' || !mango.test(phrase.text)) return undefined;
  const isBesides = (is: (other: Phrase) => boolean) => phrases.some((other, at) => at !== index && is(other));
  if (isBesides(({ sense, text }) => sense.kind === 'motif' && sense.value === 'paisley' && !mango.test(text)))
    return undefined;
  if (isBesides(({ sense }) => isCraft(sense) || (sense.kind === 'usage' && sense.value === 'sarees')))
    return undefined;
  const isEaten = isBesides(
    ({ sense }) =>
      (isDrawn(sense) && fruits.test(String(sense.value))) ||
      (sense.kind === 'usage' && tables.includes(sense.value)) ||
      ((sense.kind === 'gender' || sense.kind === 'age') && sense.value === 'kids'),
  );
  return isEaten && subjectNames()?.some(([id]) => id === 'mango') === true
    ? { kind: 'subject', value: 'mango' }
    : undefined;
}

function isCraft(sense: Sense): boolean {
  const family = sense.kind === 'pattern' ? sense.value : sense.kind === 'own-layout' ? sense.family : undefined;
  return family !== undefined && vocabularies[family].isTechnique;
}

/** A word for a layout beside things to draw, where it names such a thing too. */
function thingOf(phrases: readonly Phrase[], index: number): Sense | undefined {
  const phrase = phrases[index];
  if (phrase?.sense.kind !== 'own-layout') return undefined;
  const { family } = phrase.sense;
  if (phrases.some(({ sense }) => sense.kind === 'pattern' && sense.value === family)) return undefined;
  const others = phrases.flatMap(({ sense }, at) => (at !== index && isDrawn(sense) ? [String(sense.value)] : []));
  const found = things.find(([words, besides]) => words.test(phrase.text) && others.some((each) => besides.test(each)));
  const names = subjectNames();
  const id = found?.[2].find((each) => names?.some(([name]) => name === each));
  return id === undefined ? undefined : { kind: 'subject', value: id };
}

const leaf = oneOf('patt[aeio]|pattiyan|pattiyaan|पत्ती|पत्तियां');
const slant = oneOf(
  'tras[aiuo]|tirch[aie]|terch[aio]|aad[aiue]|khad[aie]|ubh[aiu]|तिरछा|तिरछी|तिरछे|आड़ी|आड़े|खड़ी|खड़े|ત્રાંસ[ાીુ]ં?|આડ[ાી]|ઊભ[ાી]|ઊભું',
);
const width = oneOf('chaud[aie]|mot[aie]|patl[aie]|zin[ai]|jhin[ai]|चौड़ी|पतली');
const plants: readonly string[] = [
  'vine',
  'tree',
  'bud',
  'bouquet',
  'flower',
  'lotus',
  'rose',
  'palm',
  'mango-cluster',
];

/** "Trasa patta", "patti" of a leheriya; and in a leheriya whatever else is said of stripes is itself. */
function stripeOf(phrases: readonly Phrase[], index: number, isLeheriya: boolean): Sense | undefined {
  const phrase = phrases[index];
  if (phrase === undefined) return undefined;
  const before = saidOf(phrases, index);
  const isSlanting = before !== undefined && slant.test(before.text);
  const isOfWidth = before !== undefined && width.test(before.text);
  const isLeaf = phrase.sense.kind === 'motif' && phrase.sense.value === 'leaf' && leaf.test(phrase.text);
  const isStripe =
    isStriped(phrase) ||
    (isLeaf &&
      (isSlanting ||
        isOfWidth ||
        isOfTwoDyes(phrases, index) ||
        (isStripedCloth(phrases, index) && !hasPlants(phrases))));
  const isDirection = slant.test(phrase.text) && ['unknown', 'own-layout'].includes(phrase.sense.kind);
  if (isLeheriya) return isStripe || isDirection ? { kind: 'pattern', value: 'leheriya' } : undefined;
  if (isDirection && isLeafStripe(phrases, index + 1)) return { kind: 'stop', value: '' };
  if (!isLeaf || !isStripe) return undefined;
  if (isSlanting && /^(?:tr|tir|ter|तिर|ત્રાં)/u.test(before?.text ?? ''))
    return { kind: 'own-layout', family: 'stripes', value: 'regimental' };
  if (isOfTwoDyes(phrases, index)) return { kind: 'layout', value: /[ae]$/u.test(phrase.text) ? 'bands' : 'stripe' };
  return { kind: 'layout', value: isSlanting && /^(?:aad|आड|આડ)/u.test(before.text) ? 'bands' : 'stripe' };
}

/** What stands before a word, over its colour: "zini marun patti". */
function saidOf(phrases: readonly Phrase[], index: number): Phrase | undefined {
  let at = index;
  while (phrases[at]?.gap === 'none' && ['ink', 'shade'].includes(phrases[at - 1]?.sense.kind ?? '')) at--;
  return phrases[at]?.gap === 'none' ? phrases[at - 1] : undefined;
}

/** "Kala safed patta": no leaf is of two colours, and a band is. */
function isOfTwoDyes(phrases: readonly Phrase[], index: number): boolean {
  const isDye = (at: number) => phrases[at]?.sense.kind === 'ink' && phrases[at + 1]?.gap === 'none';
  return isDye(index - 1) && isDye(index - 2) && /^patt|^पत्ति/u.test(phrases[index]?.text ?? '') && !hasPlants(phrases);
}

function isLeafStripe(phrases: readonly Phrase[], index: number): boolean {
  const phrase = phrases[index];
  return (
    phrase?.gap === 'none' && phrase.sense.kind === 'motif' && phrase.sense.value === 'leaf' && leaf.test(phrase.text)
  );
}

function isStriped({ sense }: Phrase): boolean {
  if (sense.kind === 'own-layout') return sense.family === 'stripes' && sense.value !== 'dhari';
  return sense.kind === 'layout' && (sense.value === 'stripe' || sense.value === 'bands');
}

/** Something else says that the cloth is striped, or it is for shirts. */
function isStripedCloth(phrases: readonly Phrase[], index: number): boolean {
  return phrases.some(
    (phrase, at) =>
      at !== index &&
      (isStriped(phrase) ||
        (phrase.sense.kind === 'pattern' && ['leheriya', 'mashru', 'stripes', 'checks'].includes(phrase.sense.value)) ||
        (phrase.sense.kind === 'usage' && phrase.sense.value === 'shirts')),
  );
}

function hasPlants(phrases: readonly Phrase[]): boolean {
  return phrases.some(({ sense }) => sense.kind === 'motif' && plants.includes(sense.value));
}

/** "Koi and herons": in Hindi the word is "any", and has a noun behind it. */
function carpOf(phrases: readonly Phrase[], index: number): Sense | undefined {
  const [phrase, next] = [phrases[index], phrases[index + 1]];
  if (phrase?.text !== 'koi' || phrase.sense.kind !== 'stop') return undefined;
  const isAlone = next === undefined || next.gap !== 'none' || next.sense.kind === 'grammar';
  const isPond = next !== undefined && /^(?:swimming|fishe?s?|carps?|ponds?|leaping|ma|mein)$/u.test(next.text);
  // "Koi rang nahi" is no colour at all.
  const isAny = next?.gap === 'none' && isGrammar(next.sense, 'colours');
  const isDenied = isAny || phrases.some(({ sense }) => isGrammar(sense, 'not-after'));
  if ((!isAlone && !isPond) || isDenied) return undefined;
  return subjectNames()?.some(([id]) => id === 'koi') === true ? { kind: 'subject', value: 'koi' } : undefined;
}

const ofIndia = /[\u0900-\u097f\u0a80-\u0aff]/u;
/** What is said beside a Hindi "hare" in Latin letters. */
const hindi =
  /(?:^| )(?:ka|k[eio]|par|p[ae]|mein|aur|ane|wal[aei]|val[aeiu]|rang|laal|lal|neel[aei]|nil[aei]|peel[aei]|pil[aei]|safed|kaal[aei]|gulabi|phool|phul|pattiyan|patt[aei]|patton|bel|but[aei]|boot[aei]|mor|tot[ae]|haathi|hathi|pakshi|ped|zameen|zamin|sapheda)(?: |$)/u;
const printOf = /^(?:prints?|printed|motifs?|pattern|patterned|fabric|cloth|running|leaping|sitting|sleeping|family)$/u;

/** "Hare on cream": in English it is no Hindi green, where no noun stands behind it that would be green. */
function hareOf(phrases: readonly Phrase[], index: number): Sense | undefined {
  const [phrase, next] = [phrases[index], phrases[index + 1]];
  if (phrase?.sense.kind !== 'ink' || phrase.text !== 'hare') return undefined;
  const isNoun = next === undefined || next.gap !== 'none' || next.sense.kind === 'grammar' || printOf.test(next.text);
  const isKnown = subjectNames()?.some(([id]) => id === 'hare') === true;
  return isNoun && isKnown ? { kind: 'subject', value: 'hare' } : undefined;
}

const wood = /^forests?$/u;

/** "A deer forest": behind beasts and trees it is where they are, and no green. */
function woodOf(phrases: readonly Phrase[], index: number): Sense | undefined {
  const [before, phrase, next] = [phrases[index - 1], phrases[index], phrases[index + 1]];
  if (phrase?.sense.kind !== 'ink' || phrase.gap !== 'none' || !wood.test(phrase.text)) return undefined;
  const isOfThings = before?.sense.kind === 'motif' || before?.sense.kind === 'subject';
  const isColour = next?.gap === 'none' && ['ink', 'motif', 'subject'].includes(next.sense.kind);
  return isOfThings && !isColour ? { kind: 'setting', value: 'garden' } : undefined;
}

const woodland = oneOf('woodlands?');

/** "Woodland print with hedgehogs": a wood that has beasts or plants, another cloth or children is no camouflage, and is not drawn. */
function woodlandOf(phrases: readonly Phrase[], index: number): Sense | undefined {
  const { sense, text = '' } = phrases[index] ?? {};
  if (sense?.kind !== 'own-layout' || sense.family !== 'camouflage' || !woodland.test(text)) return undefined;
  const others = phrases.filter((_, at) => at !== index).map((other) => other.sense);
  const ofCamouflage = (other: Sense) =>
    (other.kind === 'pattern' && other.value === 'camouflage') ||
    (other.kind === 'own-layout' && other.family === 'camouflage');
  if (others.some(ofCamouflage)) return undefined;
  const isBesides = others.some(
    (other) =>
      isDrawn(other) ||
      ['pattern', 'own-layout', 'age'].includes(other.kind) ||
      (other.kind === 'gender' && other.value === 'kids'),
  );
  return isBesides ? { kind: 'aside', value: '' } : undefined;
}

const royal: Sense = { kind: 'ink', value: { name: 'royal blue', hex: colourWords['royal blue'][0] } };

/** "Royal, gold and ivory", "royal ground", "in royal": among dyes and of a ground it is the blue; "royal gold" and "royal elephants" are grand. */
function royalOf(phrases: readonly Phrase[], index: number): Sense | undefined {
  const [before, phrase, next, second] = [phrases[index - 1], phrases[index], phrases[index + 1], phrases[index + 2]];
  if (phrase?.sense.kind !== 'style' || phrase.text !== 'royal') return undefined;
  const isNext = next?.gap === 'none';
  if (isNext && isGrammar(next.sense, 'ground', 'colours')) return royal;
  const isListed =
    (next?.gap === 'comma' && next.sense.kind === 'ink') || (isNext && isGrammar(next.sense, 'and') && isDye(second));
  const isEnd = next === undefined || next.gap !== 'none' || isGrammar(next.sense, 'and', 'with', 'on', 'for');
  const isIn = phrase.gap === 'none' && isGrammar(before?.sense, 'in', 'on');
  const isLast = phrase.gap === 'none' && isGrammar(before?.sense, 'and') && isDye(phrases[index - 2]);
  return isListed || (isEnd && (isIn || isLast)) ? royal : undefined;
}

function isDye(phrase: Phrase | undefined): boolean {
  return phrase?.sense.kind === 'ink';
}

/** Women are drawn dancing; men as people. Children are who a cloth is for. */
const drawnAs = { women: 'dancer', men: 'person' } as const;

/** What may stand between the "and" and its noun: "elephants and dancing ladies". */
const beforePeople: readonly Sense['kind'][] = ['ink', 'shade', 'size', 'stop', 'unknown', 'style', 'mood'];
/** Before or behind who a cloth is for. */
const forWhom = /^(?:for|ke liye|liye|mate|maate|के लिए|लिए|માટે|ની|wear|kapde)$/u;

/** "Elephants and ladies", "औरतें और हाथी": joined to a thing that is drawn, people are drawn too, and are not who the cloth is for. */
function peopleOf(phrases: readonly Phrase[], index: number): Sense | undefined {
  const { sense } = phrases[index] ?? {};
  if (sense?.kind !== 'gender' || (sense.value !== 'women' && sense.value !== 'men')) return undefined;
  const isFor = forWhom.test(phrases[index + 1]?.text ?? '');
  if (isFor || isWorn(phrases, index) || !(isJoinedTo(phrases, index, -1) || isJoinedTo(phrases, index, 1)))
    return undefined;
  return { kind: 'motif', value: drawnAs[sense.value] };
}

/** "For young women": who wears it, over what describes them. */
function isWorn(phrases: readonly Phrase[], index: number): boolean {
  for (let at = index - 1; at >= 0 && phrases[at + 1]?.gap === 'none'; at--) {
    const { text = '', sense } = phrases[at] ?? {};
    if (forWhom.test(text)) return true;
    if (sense === undefined || !beforePeople.includes(sense.kind)) return false;
  }
  return false;
}

/** Whether "and" and a thing stand next on one side, over what describes the one or the other. */
function isJoinedTo(phrases: readonly Phrase[], index: number, step: 1 | -1): boolean {
  let isAnd = false;
  for (let at = index + step; at >= 0 && at < phrases.length; at += step) {
    const phrase = phrases[at];
    const gap = (step === 1 ? phrase : phrases[at + 1])?.gap;
    if (phrase === undefined || gap !== 'none') return false;
    if (isGrammar(phrase.sense, 'and')) isAnd = true;
    else if (isDrawn(phrase.sense)) return isAnd;
    else if (!beforePeople.includes(phrase.sense.kind) || forWhom.test(phrase.text)) return false;
  }
  return false;
}

/** Water without waves. */
const still = oneOf('clear|still|calm|clean|pure|saaf|saf|shant|साफ़|स्वच्छ|शांत|निर्मल|સ્વચ્છ|ચોખ્ખું|ચોખ્ખા|શાંત|નિર્મળ');
/** Behind water these say that something is like it. */
const likeness = oneOf('palette|palettes|toned|coloured|colored|inspired|proof|repellent|sa|si|सा|सी|से|જેવા|જેવી');

/** "Muddy water tones", "पानी जैसा नीला", "clear water": a colour or a calm, and no waves, which are all that is drawn of water. */
function waterOf(phrases: readonly Phrase[], index: number): Sense | undefined {
  const [before, phrase, next] = [phrases[index - 1], phrases[index], phrases[index + 1]];
  if (phrase?.sense.kind !== 'motif' || phrase.sense.value !== 'wave') return undefined;
  const isLikeness =
    next?.gap === 'none' && (isGrammar(next.sense, 'colours', 'like-after') || likeness.test(next.text));
  const isStill = phrase.gap === 'none' && before !== undefined && still.test(before.text);
  return isLikeness || isStill ? { kind: 'aside', value: '' } : undefined;
}
