import { oneOf } from './fold-text.ts';
import { isDrawn } from './is-drawn.ts';
import { isGrammar } from './is-grammar.ts';
import { lexicon } from './lexicon.ts';
import type { Phrase, Sense } from './phrase.ts';

const unknown: Sense = { kind: 'unknown', value: '' };

/**
 * Phrases in which a compound of nouns is read as one thing. What stands behind a name says what it is the name of: "whale fish", "गुलाब के फूल"
 * are what was named, once. Of a part that its whole shows the whole is drawn, and the part is said to be none of its own: tusks have their elephant.
 * Where the head of a compound, its last noun, is a thing apart, as chilli powder is, the whole is not known. A word that is not known takes nothing with it.
 * Linear in the phrases.
 */
export function readCompounds(phrases: readonly Phrase[]): Phrase[] {
  const isIndian = isRomanised(phrases);
  const genitive = phrases.some(({ text }) => gujarati.test(text)) ? genitiveOrNo : genitives;
  const read: Phrase[] = [];
  for (let at = 0; at < phrases.length; ) {
    const phrase = phrases[at];
    if (phrase === undefined) break;
    const compound = kindAt(phrases, at, genitive) ?? partAt(phrases, at, genitive);
    const living =
      compound === undefined ? (livingAt(phrases, at, genitive) ?? leavesAt(phrases, at, genitive)) : undefined;
    const last = phrases[compound?.end ?? at];
    if (living !== undefined) read.push(...living);
    else if (compound === undefined || last === undefined) read.push(withoutKind(phrases, at, isIndian) ?? phrase);
    else {
      const text = phrases.slice(at, compound.end + 1).map((each) => each.text);
      read.push({ ...phrase, sense: compound.sense, text: text.join(' '), end: last.end });
    }
    at = living === undefined ? (compound?.end ?? at) + 1 : at + living.length;
  }
  return read;
}

/** Phrases from here to `end`, as one. */
interface Compound {
  readonly end: number;
  readonly sense: Sense;
}

/** Small words of Hindi and Gujarati in Latin letters. */
const romanised = oneOf(
  'ka|ke|ki|ko|pe|mein|aur|ane|na|ni|nu|nun|wala|wale|wali|vala|vali|valu|hua|hui|hai|chhe|che|saath|sathe|wadi|wado|liye|karta|karti|karte|karo|karjo|banao|banavo|banavjo|bana|dikhao|dorjo',
);
/** English words too: one of them says nothing of the language. */
const shared = oneOf('me|par|hue|mate');
/** Of Gujarati alone. */
const gujarati = oneOf('ane|ni|nu|nun|vala|vali|valu|chhe|che|sathe|karjo|banavo|banavjo|dorjo|joie|mate');

function isRomanised(phrases: readonly Phrase[]): boolean {
  const words = phrases.flatMap(({ text }) => text.split(' '));
  return words.some((word) => romanised.test(word)) || words.filter((word) => shared.test(word)).length > 1;
}

const genitives = oneOf('ka|ke|ki|na|ni|nu|nun|का|के|की|નાં|ના|ની|નું|નો');
/** In Gujarati "no" is one too; elsewhere it is the English word that refuses: "lotus no leaves". */
const genitiveOrNo = oneOf('ka|ke|ki|na|ni|nu|nun|no|નાં|ના|ની|નું|નો');

/** The noun that a name qualifies: straight behind it, or behind a genitive. */
function headOf(phrases: readonly Phrase[], at: number, genitive: RegExp): number | undefined {
  const next = phrases[at + 1];
  if (next?.gap !== 'none') return undefined;
  if (!genitive.test(next.text)) return at + 1;
  return phrases[at + 2]?.gap === 'none' ? at + 2 : undefined;
}

/** Kinds by the motif of their words, and what may be called so. */
const kinds: Readonly<Record<string, RegExp>> = {
  bird: /toucan|parrot|macaw|peacock|owl|crane|flamingo|hummingbird|kingfisher|robin|rooster|duck|swan|eagle|pelican|gull|dove|penguin|hornbill|thrush|wren|hoopoe|sparrow|heron|egret|stork|bulbul|myna|partridge|quail|pigeon/,
  fish: /whale|shark|dolphin|koi|tropical-fish|blowfish|goldfish|jellyfish|sea-star|octopus|squid|eel|^ray$/,
  flower:
    /lotus|rose$|peony|marigold|dahlia|chrysanthemum|poppy|daisy|anemone|jasmine|mogra|champa|sweet-pea|tuberose|wisteria|dandelion|blossom|orchid|bougainvillea|magnolia|tulip|^lily|iris|hibiscus|sunflower|lavender|carnation|palash|honeysuckle|zinnia|hyacinth|pansy|violet|crocus/,
  tree: /^(?:palm|cypress|banyan|fruit-tree|evergreen-tree|willow|baobab|birch|oak|cactus)$/,
  animal: /elephant|horse|camel|cow|lion|tiger|deer|giraffe|zebra|panda|monkey|bear|leopard|rhinoceros/,
};

/** "Toucan birds", "વહેલ માછલી", "गुलाब के फूल": a kind behind a name of that kind brings no others. */
function kindAt(phrases: readonly Phrase[], at: number, genitive: RegExp): Compound | undefined {
  const [name, end] = [phrases[at], headOf(phrases, at, genitive)];
  const kind = end === undefined ? undefined : phrases[end]?.sense;
  if (name === undefined || end === undefined || kind?.kind !== 'motif') return undefined;
  const sense = flowerOfDye(phrases, at) ?? name.sense;
  if ((sense.kind !== 'motif' && sense.kind !== 'subject') || sense.value === kind.value) return undefined;
  if (kinds[kind.value]?.test(sense.value) === true) return { end, sense };
  // "Phool patti" are flowers and leaves.
  const isNamedBy = end === at + 2 || /^lea/.test(phrases[end]?.text ?? '');
  const isOfPlant =
    kind.value === 'leaf' && isNamedBy && plants.test(sense.value) && !ofLeaves.test(name.text) && !isTree(sense);
  const isOfBird = kind.value === 'feather' && (sense.value === 'peacock' || sense.value === 'bird');
  return isOfPlant || isOfBird ? { end, sense: kind } : undefined;
}

/** By its name, and no fruit of one. */
function isTree({ value }: Sense): boolean {
  return kinds.tree?.test(String(value)) === true || /^(?:willow|birch|banyan|oak|maple)-tree$/.test(String(value));
}

/** "Willow leaves": where a tree's own have no drawing, leaves are drawn, and it is said that they are plain. */
function leavesAt(phrases: readonly Phrase[], at: number, genitive: RegExp): Phrase[] | undefined {
  const [tree, end] = [phrases[at], headOf(phrases, at, genitive)];
  const leaves = end === undefined ? undefined : phrases[end];
  if (tree === undefined || end === undefined || leaves === undefined || !isTree(tree.sense)) return undefined;
  if (leaves.sense.kind !== 'motif' || leaves.sense.value !== 'leaf' || isMany(tree.text)) return undefined;
  return [{ ...tree, sense: unknown, plain: leaves }, ...phrases.slice(at + 1, end + 1)];
}

/** Beside their leaves these are drawn themselves; a mango, by which a paisley is called too, is not. */
const ofLeaves = oneOf('paisleys?|buta|boteh|kalka|carry|flowers?|trees?|phool|phul|ful|फूल|फूलों|पेड़|ફૂલ|ઝાડ');

/** "Marigold flowers" are marigolds, and "gold and rose flowers" of those colours. */
function flowerOfDye(phrases: readonly Phrase[], at: number): Sense | undefined {
  const [before, name] = [phrases[at - 1], phrases[at]];
  if (name?.sense.kind !== 'ink' || (name.gap === 'none' && isGrammar(before?.sense, 'and'))) return undefined;
  const meanings = lexicon().next?.get(name.text)?.meanings ?? [];
  return meanings.find((meaning) => meaning.kind === 'motif' && kinds.flower?.test(meaning.value));
}

/** Parts of beasts, of plants and of what rolls, by whatever their words mean elsewhere: seen on the whole, which is drawn for them. */
const partsOfBeasts = oneOf(
  'heads?|faces?|eyes?|ears?|tails?|tusks?|trunks?|horns?|antlers?|hoof|hoofs|hooves|claws?|beaks?|fins?|manes?|humps?|foot|feet|legs?|necks?|sir|poonchh|dum|aankh|aankhein|dant|daant|sing|khur|chonch|सिर|पूंछ|दुम|आंख|आंखें|दांत|सींग|खुर|चोंच|सूंड|माथुं|માથું|માથાં|પૂંછડી|આંખ|આંખો|દાંત|શિંગડાં|ખરી|ચાંચ|સૂંઢ',
);
/** What is left of beasts, put on them or drawn by them: no beast is meant. */
const ofBeasts = oneOf(
  'plants?|skins?|hides?|bones?|skeletons?|skulls?|tooth|teeth|bridles?|collars?|गाड़ी|हौदा|અંબાડી|ગાડી|ગાડું',
);
const partsOfPlants = oneOf('crowns?|seeds?|thorns?|stamens?|pistils?|मुकुट|ताज|बीज|कांटा|कांटे|મુગટ|તાજ|બીજ|કાંટા');
/** What is left of plants, or lies in the earth. */
const ofPlants = oneOf(
  'barks?|roots?|peels?|rinds?|pips?|stones?|skins?|bulbs?|pollen|husks?|shells?|जड़|जड़ें|छिलका|छिलके|મૂળ|છાલ',
);
const ofVehicles = oneOf('tracks?|tyres?|tires?|stops?|stations?|engines?');
const partsOfVehicles = oneOf('wheels?|seats?|windows?|doors?|oars?|sails?|masts?|पहिया|पहिये|पहिए|પૈડું|પૈડાં');
const beasts =
  /elephant|horse|camel|cow|lion|tiger|deer|peacock|parrot|swan|bird|fish|butterfly|cat$|dog|owl|whale|giraffe|zebra|panda|monkey|bear|rabbit|fox|goat|sheep|ewe|snake|turtle|crocodile|bee|rooster|duck|crane|flamingo|animal|buffalo|ox$|bat$|wolf|shark/;
const plants =
  /pineapple|coconut|palm|watermelon|melon|pomegranate|mango|apple|orange|tangerine|lemon|banana|lotus|rose|marigold|jasmine|lily|tulip|flower|tree|bamboo|cactus|pumpkin|paisley|blossom|hibiscus|papaya|guava|corn|rice|pine/;
const vehicles =
  /automobile|bus$|bicycle|cycle|truck|lorry|locomotive|train|tram|scooter|rickshaw|boat|ship|cart|carriage|tractor/;

/** What is put on a thing, made of it or kept for it, and has no drawing. */
const apart = oneOf(
  'box|boxes|stands?|brush|brushes|gloves?|cases?|holders?|racks?|shops?|stores?|stalls?|nets?|gates?|windows?|bits?|saddles?|stirrups?|reins?|harness|harnesses|howdahs?|whips?|ivory|dung|powder|juice|pulp|jam|pickles?|chutney|syrup|naal|jeen|kathi|lagaam|lagam|hauda|guthli|gutli|gotlo|gotli|gotla|achaar|achar|गुठली|गुठलियां|जीन|काठी|नाल|लगाम|रकाब|अचार|पाउडर|ગોટલો|ગોટલી|ગોટલા|જીન|નાળ|લગામ|પેંગડું|અથાણું|પાવડર',
);

/** Squares of a grid, where nothing is kept in them. */
const boxes = /^boxes$/;

/**
 * "Elephant howdah", "कमल की गुठली", "ઘોડાની જીન": what is left of a thing or put on it and has no drawing is neither the thing nor what its word
 * means elsewhere.
 */
function partAt(phrases: readonly Phrase[], at: number, genitive: RegExp): Compound | undefined {
  const [whole, end] = [phrases[at], headOf(phrases, at, genitive)];
  const part = end === undefined ? undefined : phrases[end];
  if (whole === undefined || end === undefined || part === undefined || !isThing(whole) || isMany(whole.text))
    return undefined;
  const value = String(whole.sense.value);
  const isPart =
    (beasts.test(value) && ofBeasts.test(part.text)) ||
    (plants.test(value) && ofPlants.test(part.text)) ||
    (vehicles.test(value) && ofVehicles.test(part.text)) ||
    ((part.sense.kind === 'unknown' || boxes.test(part.text)) && apart.test(part.text) && isEnd(phrases, end));
  return isPart ? { end, sense: unknown } : undefined;
}

/** What is drawn; of what is not drawn yet no part is asked for. */
function isThing({ sense }: Phrase): boolean {
  return isDrawn(sense) && sense.kind !== 'later-motif';
}

/** English modifiers have no plural, and of what is many in Hindi the genitive is a multitude: "फूलों की बौछार". */
function isMany(text: string): boolean {
  return /[a-z]s$/.test(text) ? !/[isu]s$/.test(text) : /(?:ों|ाओं|ियों)$/u.test(text);
}

/** Nothing more is said of the noun at `end`: it is no adjective of what follows. */
function isEnd(phrases: readonly Phrase[], end: number): boolean {
  const after = phrases[end + 1];
  if (after === undefined || after.gap !== 'none') return true;
  return after.sense.kind === 'stop' || (after.sense.kind === 'grammar' && !isGrammar(after.sense, 'colours'));
}

/** Parts of what lives, its young, who rides it, and how it is shown: where these have no drawing, what they are of is drawn and they are said to be missing. */
const living = oneOf(
  'petals?|wings?|feathers?|cubs?|riders?|herds?|jodi|joda|naach|nach|savari|sawari|jhund|zund|daud|dod|pankh|pankhudi|pankhdi|पंख|पंखुड़ी|पंखुड़ियां|पंखुड़ियों|नाच|सवारी|झुंड|दौड़|जोड़ी|जोड़ा|પીંછું|પીંછાં|પાંખ|પાંખો|પાંખડી|પાંખડીઓ|નાચ|સવારી|ઝુંડ|દોડ|જોડી',
);

/** The young of beasts, and children, whom a cloth is for: only a genitive says whose they are. */
const young = oneOf('bachcha|bachche|baccha|bacche|bachchu|बच्चा|बच्चे|शावक|બચ્ચું|બચ્ચાં');
const owned = /(?:નું|નાં|ના|નો|નિ)$/u;

/** "Rose petals", "मोर का नाच" → the rose, the peacock; "parrot feathers" → feathers, which have a drawing, without their parrot. */
function livingAt(phrases: readonly Phrase[], at: number, genitive: RegExp): Phrase[] | undefined {
  const [whole, end] = [phrases[at], headOf(phrases, at, genitive)];
  const part = end === undefined ? undefined : phrases[end];
  if (whole === undefined || end === undefined || part === undefined || !isThing(whole)) return undefined;
  const isOwned = end === at + 2 || owned.test(whole.text);
  const value = String(whole.sense.value);
  if (!isShownOn(value, part.text) && !living.test(part.text) && !(isOwned && young.test(part.text))) return undefined;
  // "Roses petals": a plural straight before is a list.
  if (end === at + 1 && isMany(whole.text)) return undefined;
  if (!beasts.test(value) && !plants.test(value) && !vehicles.test(value)) return undefined;
  const isFeather = part.sense.value === 'feather' && kinds.bird?.test(value) === true;
  const struck = isFeather ? at : end;
  return phrases
    .slice(at, end + 1)
    .map((phrase, index) => (at + index === struck ? { ...phrase, sense: unknown } : phrase));
}

/** Whether a part is seen where the whole is drawn: tusks on an elephant, wheels on a bicycle. */
function isShownOn(value: string, part: string): boolean {
  return (
    (beasts.test(value) && partsOfBeasts.test(part)) ||
    (plants.test(value) && partsOfPlants.test(part)) ||
    (vehicles.test(value) && partsOfVehicles.test(part))
  );
}

/** Vessels and ornament that hold what they are called by: in "mango baskets" there are mangoes. */
const vessels = oneOf(
  'baskets?|bowls?|vases?|pots?|crates?|plates?|trays?|jars?|urns?|wreaths?|garlands?|bouquets?|trees?|gardens?|ponds?|houses?|kites?|balloons?',
);

/** Ornament that holds things, and adjectives among nouns: they are no names of a kind of what stands behind. */
const holding: readonly string[] = [
  'vine',
  'medallion',
  'bouquet',
  'dot',
  'paisley',
  'animal',
  'person',
  'dancer',
  'jaali',
  'gable',
];

function isModifier(phrase: Phrase): boolean {
  const { sense, text } = phrase;
  const isOrnament = holding.includes(String(sense.value)) && !/^mango$/.test(text);
  return isThing(phrase) && /[a-z]$/.test(text) && !isMany(text) && !isOrnament;
}

/** "Cow bells": what a thing in the plural is called by is not drawn beside it, and is said to be none. */
function withoutKind(phrases: readonly Phrase[], at: number, isIndian: boolean): Phrase | undefined {
  const [before, phrase, next, after] = [phrases[at - 1], phrases[at], phrases[at + 1], phrases[at + 2]];
  if (isIndian || phrase === undefined || next?.gap !== 'none' || next.sense.kind !== 'subject') return undefined;
  if (!isModifier(phrase) || !/[a-z]s$/.test(next.text) || vessels.test(next.text)) return undefined;
  // Keywords one after another are no compound: "elephant lotus birds".
  const isList = (isDrawn(before?.sense) && phrase.gap === 'none') || (after?.gap === 'none' && isDrawn(after.sense));
  const isGeneric = ['flower', 'leaf', 'bird', 'fish', 'star', 'heart', 'deer', 'tree'].includes(
    String(phrase.sense.value),
  );
  return isList || isGeneric ? undefined : { ...phrase, sense: unknown };
}
