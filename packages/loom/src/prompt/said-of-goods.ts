import { oneOf } from './fold-text.ts';
import type { Phrase, Sense } from './phrase.ts';

const square = oneOf('square|चौकोर|ચોરસ');
/** Goods that the table of usages does not have. */
const rugs = oneOf('rugs?|carpets?|dhurries?|durries?|dari|mats?|दरी|कालीन|શેતરંજી|ગાલીચો');

/** Where goods are used. */
const places = oneOf(
  'hotels?|hospitals?|schools?|caf[eé]s?|restaurants?|offices?|church|churches|lobby|lobbies|villas?|resorts?|होटल|अस्पताल|स्कूल|विद्यालय|कैफ़े|रेस्तरां|रेस्टोरेंट|दफ़्तर|कार्यालय|गिरजाघर|विला|(?:હોટલ|હોટેલ|હોસ્પિટલ|દવાખાના|સ્કૂલ|શાળા|નિશાળ|કાફે|રેસ્ટોરાં|રેસ્ટોરન્ટ|ઓફિસ|કાર્યાલય|વિલા)(?:ના|ની|નું|નાં|નો)?',
);
/** What a place has that is of cloth. */
const rooms = oneOf(
  'rooms?|bedrooms?|living rooms?|dining rooms?|lobby|lobbies|lounges?|suites?|wards?|linens?|furnishings?|upholstery|uniforms?|कमरा|कमरे|यूनिफ़ॉर्म|ઓરડો|ઓરડા|યુનિફોર્મ',
);
const genitives = oneOf('ka|ke|ki|na|ni|nu|का|के|की|ના|ની|નું|નાં');
const behind = oneOf('ke liye|liye|mate|maate|के लिए|लिए|માટે');
/** Between "for" and the place. */
const articles = oneOf('a|an|the|my|our|their|your');
const described: readonly Sense['kind'][] = ['cloth', 'ink', 'shade', 'size'];

/**
 * Phrases in which what is said of goods names neither a layout nor a thing to draw but says what they are: a square scarf has that shape, and
 * hotel curtains hang in a hotel. Where no goods are named it is known and not followed. Linear in the phrases.
 */
export function saidOfGoods(phrases: readonly Phrase[]): Phrase[] {
  const goods = phrases.find(({ sense }) => sense.kind === 'usage');
  return phrases.map((phrase, index) => {
    if (!isShape(phrases, index) && !isWhere(phrases, index)) return phrase;
    // Of a beach house no plain house is drawn.
    const { plain: _, ...place } = phrase;
    // Called as the goods are: both words say the same of the cloth.
    return goods === undefined
      ? { ...place, sense: { kind: 'aside', value: '' } }
      : { ...place, text: goods.text, sense: goods.sense };
  });
}

function isShape(phrases: readonly Phrase[], index: number): boolean {
  const phrase = phrases[index];
  return phrase?.sense.kind === 'layout' && square.test(phrase.text) && isGoodsNext(phrases, index);
}

/** "Hotel curtains", "beach house cushions", "होटल के पर्दे", "for a hotel", "હોટલ માટે". */
function isWhere(phrases: readonly Phrase[], index: number): boolean {
  const [phrase, next] = [phrases[index], phrases[index + 1]];
  if (phrase === undefined) return false;
  // Two words, of which each alone is a thing.
  if (phrase.text === 'beach' && next?.text === 'house' && next.gap === 'none') return isUse(phrases, index, index + 1);
  if (phrase.text === 'house' && phrase.gap === 'none' && phrases[index - 1]?.text === 'beach')
    return isUse(phrases, index - 1, index);
  return ['subject', 'unknown'].includes(phrase.sense.kind) && places.test(phrase.text) && isUse(phrases, index, index);
}

function isUse(phrases: readonly Phrase[], from: number, to: number): boolean {
  const isOf = phrases[to + 1]?.gap === 'none' && genitives.test(phrases[to + 1]?.text ?? '');
  const last = isOf ? to + 1 : to;
  const next = phrases[last + 1];
  if (isGoodsNext(phrases, last) || (next?.gap === 'none' && (rooms.test(next.text) || behind.test(next.text))))
    return true;
  const first = articles.test(phrases[from - 1]?.text ?? '') ? from - 1 : from;
  return phrases[first]?.gap === 'none' && phrases[from]?.gap === 'none' && phrases[first - 1]?.text === 'for';
}

/** Goods stand next, over what describes them. */
function isGoodsNext(phrases: readonly Phrase[], index: number): boolean {
  for (let at = index + 1; phrases[at]?.gap === 'none'; at++) {
    const { sense, text = '' } = phrases[at] ?? {};
    if (sense?.kind === 'usage' || rugs.test(text)) return true;
    if (sense === undefined || !described.includes(sense.kind)) return false;
  }
  return false;
}
