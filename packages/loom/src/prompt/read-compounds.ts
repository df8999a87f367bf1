import { oneOf } from './fold-text.ts';
import { isDrawn } from './is-drawn.ts';
import { isGrammar } from './is-grammar.ts';
import { lexicon } from './lexicon.ts';
import type { Phrase, Sense } from './phrase.ts';

const unknown: Sense = { kind: 'unknown', value: '' };

/**
 * Phrases in which a compound of nouns is read as one thing. What stands behind a name says what it is the name of: "whale fish", "गुलाब के फूल"
 * are what was named, once. The head of a compound is its last noun: where that is a part of a thing, or is not known, the whole is not known,
 * for "deer antlers" are no deer and "pineapple crowns" neither pineapples nor crowns. Linear in the phrases.
 */
export function readCompounds(phrases: readonly Phrase[]): Phrase[] {
  const isIndian = phrases.some(({ text }) => romanised.test(text));
  const read: Phrase[] = [];
  for (let at = 0; at < phrases.length; ) {
    const phrase = phrases[at];
    if (phrase === undefined) break;
    const compound =
      kindAt(phrases, at) ??
      partAt(phrases, at) ??
      ownedAt(phrases, at) ??
      (isIndian ? undefined : headAt(phrases, at));
    const last = phrases[compound?.end ?? at];
    if (compound === undefined || last === undefined) read.push(withoutKind(phrases, at, isIndian) ?? phrase);
    else {
      const text = phrases.slice(at, compound.end + 1).map((each) => each.text);
      read.push({ ...phrase, sense: compound.sense, text: text.join(' '), end: last.end });
    }
    at = (compound?.end ?? at) + 1;
  }
  return read;
}

/** Phrases from here to `end`, as one. */
interface Compound {
  readonly end: number;
  readonly sense: Sense;
}

/** Small words of Hindi and Gujarati in Latin letters, in which what stands behind a noun is mostly a verb. */
const romanised = oneOf(
  'ka|ke|ki|ko|par|pe|me|mein|aur|ane|na|ni|nu|nun|wala|wale|wali|vala|vali|valu|hue|hua|hui|hai|chhe|che|saath|sathe|wadi|wado|mate|liye|karta|karti|karte',
);
const genitive = oneOf('ka|ke|ki|na|ni|nu|nun|no|का|के|की|નાં|ના|ની|નું|નો');

/** The noun that a name qualifies: straight behind it, or behind a genitive. */
function headOf(phrases: readonly Phrase[], at: number): number | undefined {
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
function kindAt(phrases: readonly Phrase[], at: number): Compound | undefined {
  const [name, end] = [phrases[at], headOf(phrases, at)];
  const kind = end === undefined ? undefined : phrases[end]?.sense;
  if (name === undefined || end === undefined || kind?.kind !== 'motif') return undefined;
  const sense = flowerOfDye(phrases, at) ?? name.sense;
  if ((sense.kind !== 'motif' && sense.kind !== 'subject') || sense.value === kind.value) return undefined;
  if (kinds[kind.value]?.test(sense.value) === true) return { end, sense };
  // "Phool patti" are flowers and leaves.
  const isNamedBy = end === at + 2 || /^lea/.test(phrases[end]?.text ?? '');
  const isOfPlant = kind.value === 'leaf' && isNamedBy && plants.test(sense.value) && !ofLeaves.test(name.text);
  const isOfBird = kind.value === 'feather' && sense.value === 'peacock';
  return isOfPlant || isOfBird ? { end, sense: kind } : undefined;
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

/** Parts of beasts, of plants and of what rolls, by whatever their words mean elsewhere. */
const partsOfBeasts = oneOf(
  'heads?|faces?|eyes?|tails?|tusks?|trunks?|horns?|antlers?|hoof|hoofs|hooves|claws?|wings?|beaks?|fins?|manes?|skins?|hides?|bones?|skeletons?|skulls?|tooth|teeth|foot|feet|legs?|necks?|feathers?|bridles?|collars?|sir|poonchh|dum|aankh|aankhein|dant|daant|sing|khur|chonch|गाड़ी|सिर|पंख|पूंछ|दुम|आंख|आंखें|दांत|सींग|खुर|चोंच|माथुं|માથું|માથાં|પીંછું|પીંછાં|પૂંછડી|આંખ|આંખો|દાંત|શિંગડાં|ખરી|ચાંચ|સૂંઢ|सूंड|हौदा|અંબાડી|ગાડી|ગાડું',
);
const partsOfPlants = oneOf(
  'crowns?|petals?|barks?|roots?|seeds?|peels?|rinds?|pips?|stones?|skins?|thorns?|bulbs?|pollen|stamens?|pistils?|husks?|shells?|मुकुट|ताज|पंखुड़ी|पंखुड़ियां|जड़|जड़ें|बीज|छिलका|छिलके|कांटा|कांटे|મુગટ|તાજ|પાંખડી|પાંખડીઓ|મૂળ|બીજ|છાલ|કાંટા',
);
const partsOfVehicles = oneOf(
  'wheels?|tracks?|tyres?|tires?|stops?|stations?|seats?|windows?|doors?|oars?|sails?|masts?|engines?|पहिया|पहिये|पहिए|પૈડું|પૈડાં',
);
const beasts =
  /elephant|horse|camel|cow|lion|tiger|deer|peacock|parrot|swan|bird|fish|butterfly|cat$|dog|owl|whale|giraffe|zebra|panda|monkey|bear|rabbit|fox|goat|sheep|ewe|snake|turtle|crocodile|bee|rooster|duck|crane|flamingo|animal|buffalo|ox$|bat$|wolf|shark/;
const plants =
  /pineapple|coconut|palm|watermelon|melon|pomegranate|mango|apple|orange|tangerine|lemon|banana|lotus|rose|marigold|jasmine|lily|tulip|flower|tree|bamboo|cactus|pumpkin|paisley|blossom|hibiscus|papaya|guava|corn|rice|pine/;
const vehicles =
  /automobile|bus$|bicycle|cycle|truck|lorry|locomotive|train|tram|scooter|rickshaw|boat|ship|cart|carriage|tractor/;

/** "Pineapple crowns", "elephant heads", "घोड़े की दुम": a part of which there is no drawing is neither the whole nor what the part's word means elsewhere. */
function partAt(phrases: readonly Phrase[], at: number): Compound | undefined {
  const [whole, end] = [phrases[at], headOf(phrases, at)];
  const part = end === undefined ? undefined : phrases[end];
  if (whole === undefined || end === undefined || part === undefined) return undefined;
  const { sense, text } = whole;
  if (!isDrawn(sense) || isMany(text)) return undefined;
  const value = String(sense.value);
  const isPart =
    (beasts.test(value) && partsOfBeasts.test(part.text)) ||
    (plants.test(value) && partsOfPlants.test(part.text)) ||
    (vehicles.test(value) && partsOfVehicles.test(part.text));
  return isPart ? { end, sense: unknown } : undefined;
}

/** English modifiers have no plural, and of what is many in Hindi the genitive is a multitude: "फूलों की बौछार". */
function isMany(text: string): boolean {
  return /[a-z]s$/.test(text) ? !/[isu]s$/.test(text) : /(?:ों|ाओं|ियों)$/u.test(text);
}

/** Genitives behind which no postposition stands, apart or written onto the word. */
const owning = oneOf('ka|ki|nu|nun|का|की|નું|નો|ની');
const ownsIn = /(?:નો|નિ|નું)$/u;
/** Postpositions that take one. */
const wards = oneOf('or|taraf|tarah|bhanti|jagah|ओर|तरफ़|तरफ|तरह|भांति|जगह|જેમ|બાજુ|તરફ|જગ્યાએ');

/** "ઘોડાની જીન", "केरी की गुठली": what one thing has, and of which there is no drawing, is not that thing. */
function ownedAt(phrases: readonly Phrase[], at: number): Compound | undefined {
  const [owner, next] = [phrases[at], phrases[at + 1]];
  if (owner === undefined || !isDrawn(owner.sense) || isMany(owner.text) || next?.gap !== 'none') return undefined;
  const end = owning.test(next.text) ? at + 2 : ownsIn.test(owner.text) ? at + 1 : undefined;
  const head = end === undefined ? undefined : phrases[end];
  if (end === undefined || head?.gap !== 'none' || head.sense.kind !== 'unknown' || wards.test(head.text))
    return undefined;
  const after = phrases[end + 1];
  const isOver = after === undefined || after.gap !== 'none' || isEnding(after);
  return isOver && !/ઓ(?:નો|નિ|નું)$/u.test(owner.text) ? { end, sense: unknown } : undefined;
}

/** What is made of a thing, or shows it: "elephant silhouettes", "horse herd" are those. */
const showing = oneOf(
  'silhouettes?|outlines?|sketch|sketches|doodles?|icons?|shapes?|emblems?|badges?|vignettes?|repeats?|placements?|stories|world|kingdom|land|life|lovers?|fantasy|magic|paradise|dreams?|festival|fair|mela|party|carnival|frieze|herds?|flocks?|swarms?|shoals?|schools?|packs?|prides?|family|families|pairs?|trios?|couples?|groups?|clusters?|bunch|bunches|clumps?|sprigs?|sprays?|stems?|branch|branches|heaps?|piles?|rows?|columns?|trails?|troupe|gang|army|crowd|parades?|march|race|hunt|chase|dance|jungle|meadows?|fields?|field|patch|patches|farms?|yards?|bouquets?|swags?|drops?|yardage|handloom|cotton|silk|linen|muslin|khadi|voile|georgette|crepe|satin|rayon|viscose|jersey|knit|denim|canvas|velvet|border|pallu|allover|jaal|jaali|buti|buta|booti|boota|butta|butti|kathas?|tales?|song|toile',
);
/** Verbs, adverbs and adjectives that follow their noun. */
const following = /(?:ing|[a-z]{2}[^e]ed|ly|ish|like|esque|wards?|wise|t[aeiou]|ela|eli|elu|ne|kar|ful|ous|ic|y)$/;
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

/** "Deer antlers", "chilli powder": a thing in the singular straight before a noun that is not known, which ends what is said of both. */
function headAt(phrases: readonly Phrase[], at: number): Compound | undefined {
  const phrase = phrases[at];
  if (phrase === undefined || !isModifier(phrase)) return undefined;
  let end = at;
  while (isHead(phrases[end + 1])) end++;
  const after = phrases[end + 1];
  const isOver = after === undefined || after.gap !== 'none' || isEnding(after);
  return end > at && isOver ? { end, sense: unknown } : undefined;
}

function isModifier({ sense, text }: Phrase): boolean {
  const isOrnament = holding.includes(String(sense.value)) && !/^mango$/.test(text);
  return isDrawn(sense) && /[a-z]$/.test(text) && !isMany(text) && !isOrnament;
}

function isHead(phrase: Phrase | undefined): boolean {
  if (phrase?.gap !== 'none' || !/^[a-z]{3,}$/.test(phrase.text)) return false;
  const isFace = phrase.sense.kind === 'later-motif';
  return (isFace || phrase.sense.kind === 'unknown') && !following.test(phrase.text) && !showing.test(phrase.text);
}

/** What cannot stand between an adjective and its noun. */
function isEnding({ sense }: Phrase): boolean {
  return sense.kind === 'stop' || (sense.kind === 'grammar' && !isGrammar(sense, 'colours'));
}

/** Vessels and ornament that hold what they are called by: in "mango baskets" there are mangoes. */
const vessels = oneOf(
  'baskets?|bowls?|vases?|pots?|crates?|plates?|trays?|jars?|urns?|wreaths?|garlands?|bouquets?|trees?|gardens?|ponds?|houses?|kites?|balloons?',
);

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
