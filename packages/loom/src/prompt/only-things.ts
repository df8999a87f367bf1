import { oneOf } from './fold-text.ts';
import { isDrawn } from './is-drawn.ts';
import { isGrammar } from './is-grammar.ts';
import type { Phrase, Sense } from './phrase.ts';

/** Before the thing that is to be all there is, and after it. */
const before = oneOf(
  'only|just|solely|exclusively|purely|simply|sirf|sirph|keval|kewal|fakt|fakat|faqat|matra|maatra|bas|सिर्फ़|केवल|मात्र|बस|ફક્ત|માત્ર|કેવળ|બસ',
);
/** Before an adjective these are its adverbs, as in "simply drawn", "just bloomed", "purely decorative". */
const adverb = /^(?:just|simply|purely)$/u;
const after = oneOf('only|alone|exclusively|solely|matra|j|hi|मात्र|ही|જ');
/** "Nothing but lemons". */
const nothingBut = /^(?:nothing|none) (?:but|except|other than)$/u;
/** What may stand between the word and its thing: "only small ripe lemons". */
const between: readonly Sense['kind'][] = ['stop', 'size', 'shade', 'style', 'mood', 'detail', 'density', 'unknown'];
/** "Only the peacock's feathers", "just a touch of leaves". */
const little =
  /^(?:touch|touches|hint|hints|bit|little|few|pop|dash|splash|accents?|highlights?|zara|thoda|जरा|थोडा|થોડું|જરા|like|as|behind|above|below|over|under|around|enough|next|right)$/u;
/** "Only one peacock" counts it. */
const one = /^(?:one|single|ek|एक|એક|\d+)$/u;
/** Parts of the goods: what is only there is elsewhere free. */
const place =
  /^(?:borders?|corners?|cent(?:er|re)s?|middle|pallu|pallav|palav|hem|edges?|sides?|ends?|yoke|neck|sleeves?|kinar|kinari|kone|konon|khuna|khune|किनार[ािे]?|कोन[ाों]?|कोने|बिच|पल्लू|पल्लु|કિનાર|કિનારિ|કિનારે|ખૂણ[ાે]|ખુણ[ાે]|પાલવ|વચ્ચે)$/u;
/** "Roses only in two sizes", "cats only for kids": the word binds what comes after it; "ही" and "જ" bind what stands before. */
const forward = /^(?:only|exclusively|solely|matra|मात्र)$/u;
const preposition = /^(?:in|at|for|around|along|inside|within|as|to|by)$/u;
const boundAhead: readonly Sense['kind'][] = ['number', 'sizes', 'centimetres', 'gender', 'age'];
const article = /^(?:the|an?|my|our|some|these|those)$/u;
const farthest = 5;

/** "Only lemons", "elephants alone", "nothing but fish", "सिर्फ़ हाथी": whether the word at `index` closes the list of what is drawn. */
export function isOnlyThing(phrases: readonly Phrase[], index: number): boolean {
  const phrase = phrases[index];
  if (phrase === undefined) return false;
  const { sense, text } = phrase;
  if (isGrammar(sense, 'some')) return nothingBut.test(text) && isBeforeThing(phrases, index);
  if (sense.kind !== 'stop' && sense.kind !== 'unknown') return false;
  if (isGrammar(phrases[index - 1]?.sense, 'not') && phrase.gap === 'none') return false;
  return (after.test(text) && isAfterThing(phrases, index)) || (before.test(text) && isBeforeThing(phrases, index));
}

/** Paisleys are a thing and a cloth of them, and so are the great leaves of a thicket. */
function isThing(sense: Sense | undefined): boolean {
  const isCloth =
    (sense?.kind === 'pattern' && sense.value === 'paisley') ||
    (sense?.kind === 'own-layout' && sense.family === 'tropical');
  return isDrawn(sense) || isCloth;
}

function isBeforeThing(phrases: readonly Phrase[], index: number): boolean {
  const word = phrases[index]?.text ?? '';
  for (let at = index + 1; at < phrases.length && at <= index + farthest; at++) {
    const phrase = phrases[at];
    if (phrase === undefined || phrase.gap !== 'none' || little.test(phrase.text) || one.test(phrase.text))
      return false;
    if (isThing(phrase.sense)) return !isInPlace(phrases, at) && !isPartOf(phrases, at);
    if (!(adverb.test(word) ? mayFollowAdverb(phrase, word) : between.includes(phrase.sense.kind))) return false;
  }
  return false;
}

/** "Just the small fish"; behind "simply" and "purely" a size has its adverb too. */
function mayFollowAdverb({ sense, text }: Phrase, word: string): boolean {
  return article.test(text) || (word === 'just' && sense.kind === 'size');
}

function isAfterThing(phrases: readonly Phrase[], index: number): boolean {
  const [thing, phrase, next] = [phrases[index - 1], phrases[index], phrases[index + 1]];
  if (phrase?.gap !== 'none' || !isThing(thing?.sense)) return false;
  // "फूल ही फूल", "ફૂલ જ ફૂલ": full of them.
  const isFullOf =
    next?.gap === 'none' && next.sense.kind === thing?.sense.kind && next.sense.value === thing.sense.value;
  const isForward =
    next?.gap === 'none' &&
    forward.test(phrase.text) &&
    (preposition.test(next.text) || boundAhead.includes(next.sense.kind) || next.sense.value === 'two-scale');
  return !isFullOf && !isForward && !isInPlace(phrases, index) && !isPartOf(phrases, index - 1);
}

/**
 * "Peacocks and lotus, only the leaves green": what is said of a colour or a size of one thing, while others are named in another clause, closes no
 * list of things. A ground that things lie on is none of theirs.
 */
export function isPartOf(phrases: readonly Phrase[], thing: number): boolean {
  let [from, to] = [thing, thing];
  while (from > 0 && phrases[from]?.gap === 'none') from--;
  while (to + 1 < phrases.length && phrases[to + 1]?.gap === 'none') to++;
  const isOutside = phrases.some(
    ({ sense, gap }, at) =>
      (at < from || at > to) && isThing(sense) && !(gap === 'none' && isGrammar(phrases[at - 1]?.sense, 'not')),
  );
  if (!isOutside) return false;
  const ahead = phrases.slice(thing + 1, to + 1);
  const end = ahead.findIndex(({ sense }) => isThing(sense) || isGrammar(sense, 'on', 'ground'));
  const before = phrases[thing - 1];
  const isDyedBefore = phrases[thing]?.gap === 'none' && before?.sense.kind === 'ink';
  return (
    isDyedBefore ||
    ahead.slice(0, end < 0 ? undefined : end).some(({ sense }) => sense.kind === 'ink' || sense.kind === 'size')
  );
}

/** "Peacocks only in the border": said of one part of the goods, before the next comma. */
function isInPlace(phrases: readonly Phrase[], from: number): boolean {
  for (let at = from + 1; at < phrases.length && at <= from + farthest && phrases[at]?.gap === 'none'; at++) {
    const phrase = phrases[at];
    if (phrase === undefined || isDrawn(phrase.sense)) return false;
    if (place.test(phrase.text) || (phrase.sense.kind === 'layout' && phrase.sense.value === 'borders')) return true;
  }
  return false;
}

/** "Nothing else", "no other motifs", "और कुछ नहीं", by the words as they are folded. */
const nothingElse = [
  /^(?:and |with |but )?nothing else(?: at all| anywhere)?$/u,
  /^(?:and |with |but )?(?:no|without)(?: any)? (?:other|more|further|extra|additional) (?:motifs?|things?|elements?|figures?|objects?|subjects?|details?|decorations?|fillers?|patterns?|items?)$/u,
  /^(?:and |with |but )?(?:no|without)(?: any)? (?:fillers?|filler motifs?|filling|filler elements?|background motifs?)$/u,
  /^(?:और|बाकि|दूसरा|दुसरा|अन्य|इसके अलावा|इनके अलावा) (?:और )?(?:कुछ|कुछ भि|कोइ चिज|कोइ चीज|कोइ बूटा|कोइ बुटा|कोइ मोटिफ) (?:भि )?(?:नहिं|नहिं चाहिए|नहिं हो|न हो|ना हो|न चाहिए|मत डालो|मत डालना)$/u,
  /^(?:બિજું|બીજું|અને બિજું|અન્ય|બાકિનું) (?:કાંઇ|કંઇ|કશું|કોઇ મોટિફ|કોઇ ભાત)(?: જ| પણ)? (?:નહિં|નહિ|ન હોય|ના હોય|ન જોઇએ|ના જોઇએ|નથિ જોઇતું|ન નાખો)$/u,
  /^(?:aur|ane|or|biju|bijun|bijoo|dusra|doosra|baki|baaki) (?:kuch|kuchh|kai|kain|kaai|kashu|kuch bhi) (?:bhi |pan |j )?(?:nahi|nahin|nahi chahiye|nahin chahiye|na ho|na hoy|nathi|nathi joitu|na joie|mat|mat dalna|mat dalo)$/u,
];
const opening =
  /^(?:and|with|but|no|without|nothing|और|बाकि|दूसरा|दुसरा|अन्य|इसके|इनके|બિજું|બીજું|અને|અન્ય|બાકિનું|aur|ane|or|bij|dusr|doosr|baa?ki)/u;
const longest = 7;

/** Index of the last phrase of "and nothing else" that begins here, the longest; undefined where none does. */
export function endOfNothingElse(phrases: readonly Phrase[], from: number): number | undefined {
  const first = phrases[from];
  if (first === undefined || !opening.test(first.text)) return undefined;
  let found: number | undefined;
  let text = '';
  for (let to = from; to < phrases.length && to < from + longest; to++) {
    if (to > from && phrases[to]?.gap !== 'none') break;
    text = to === from ? first.text : `${text} ${phrases[to]?.text ?? ''}`;
    if (nothingElse.some((words) => words.test(text))) found = to;
  }
  return found;
}
