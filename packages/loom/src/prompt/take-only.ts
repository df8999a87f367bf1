import { isDrawn } from './is-drawn.ts';
import { isGrammar } from './is-grammar.ts';
import { endOfNothingElse, isOnlyThing, isPartOf } from './only-things.ts';
import type { Phrase } from './phrase.ts';

/** Words that bind the palette where a colour or a number of colours stands beside them, folded. */
const onlyBefore =
  /^(?:only|just|solely|exclusively|purely|strictly|entirely|sirf|sirph|keval|kewal|fakt|fakat|faqat|matra|maatra|bas|सिर्फ|केवल|मात्र|बस|ફક્ત|માત્ર|કેવળ|બસ)$/u;
const onlyAfter = /^(?:only|alone|exclusively|solely|matra|j|hi|मात्र|हि|જ)$/u;
/** "Nothing but red": what is named after it is all there is. */
const nothingBut =
  /^(?:nothing|none|no colou?rs?|no other colou?rs?) (?:but|except|other than|than|apart from|besides)$/u;
/** "Wine, gold and green, only these". */
const these = /^(?:these|those)$/u;
/** "A touch of red only": little of it, and the others stay. */
const little =
  /^(?:touch|touches|hint|hints|bit|little|few|pop|dash|splash|accent|accents|highlights?|zara|thoda|जरा|થોડું|જરા)$/u;
/** What may stand between the word and what it binds. */
const between = ['stop', 'shade', 'size', 'number', 'detail', 'mood'];

/** "And no other colour", by the words as they are folded. */
const noOther = [
  /^(?:and |with |but |in )?(?:no|without|not|never)(?: any| a| single)* (?:other|more|further|extra|additional|third|second) (?:colou?rs?|hues?|inks?|shades?|tones?|dyes?)(?: at all| anywhere)?$/u,
  /^(?:and |with |but )?(?:nothing else|no colou?rs? else)$/u,
  /^(?:(?:और|दुसरा|दुसरे|दुसरि|अन्य|बाकि|कोइ|किसि|भि|इसके|इनके|के|अलावा|सिवा|सिवाय|छोड़कर|छोडकर) ?){1,6} (?:भि )?रंग (?:भि |बिल्कुल |कतइ )*(?:नहिं|नहिं चाहिए|नहिं हो|न हो|न हों|ना हो|ना हों|न चाहिए|न डालें|न डालो|मत|मत डालो|मत डालना)$/u,
  /^(?:(?:બિજો|બિજા|બિજું|બિજિ|અન્ય|બાકિનો|કોઇ|પણ|અને|એના|તેના|સિવાય|ના|સિવાયનો|સિવાયના) ?){1,6} (?:પણ )?રંગ (?:પણ |બિલકુલ |જરાય )*(?:નહિં|નહિ|ન હોય|ના હોય|ન જોઇએ|ના જોઇએ|ન નાખો|ન વાપરો|ના વાપરો|નથિ જોઇતો)$/u,
  /^(?:(?:aur|ane|or|bija|bijo|biju|bijao|dusra|doosra|dusre|anya|baki|baaki|koi|bhi|pan|iske|inke|ke|alava|siva|sivay) ?){1,6} (?:rang|color|colour) (?:bhi |pan |bilkul |jaray )*(?:nahi|nahin|nahi chahiye|nahin chahiye|na ho|na hoy|na hove|nathi|na joie|nathi joito|mat|mat dalna|mat dalo)$/u,
];
/** Without one of these the words refuse all colour, and not all other. */
const other =
  /(?:^| )(?:other|more|further|extra|additional|third|second|else|और|दुसरा|दुसरे|दुसरि|अन्य|बाकि|अलावा|सिवा|सिवाय|छोड़कर|छोडकर|બિજો|બિજા|બિજું|બિજિ|અન્ય|બાકિનો|સિવાય|સિવાયનો|સિવાયના|aur|or|ane|bija|bijo|biju|bijao|dusra|doosra|dusre|anya|baki|baaki|alava|siva|sivay)(?: |$)/u;
const longest = 9;

/**
 * Finds the words that bind the whole palette to what is named: "blue and yellow only", "sirf neela", "और कोई रंग नहीं". Each becomes a count of
 * colours with the value `only`; those that close the list of things, as "only lemons" does, refuse all others. "Red only in the border" and "only a
 * touch of red" bind nothing. Linear in the phrases.
 */
export function takeOnly(phrases: readonly Phrase[]): Phrase[] {
  const taken: Phrase[] = [];
  for (let i = 0; i < phrases.length; i++) {
    const phrase = leavesOf(phrases, i);
    if (phrase === undefined) break;
    const isOfColours = phrases.some(({ sense }) => sense.kind === 'ink');
    const [ofColours, ofThings] = [endOfOther(phrases, i), endOfNothingElse(phrases, i)];
    // "Nothing else" is said of colours where any is named.
    const isThings = ofThings !== undefined && (ofColours === undefined || !isOfColours);
    const end = isThings ? ofThings : ofColours;
    const last = end === undefined ? undefined : phrases[end];
    if (last !== undefined && end !== undefined) {
      const sense = isThings ? others : only;
      taken.push({ ...phrase, sense, text: textOf(phrases, i, end), end: last.end });
      i = end;
    } else if (isBinding(phrases, i)) taken.push({ ...phrase, sense: only });
    else taken.push(isOnlyThing(phrases, i) ? { ...phrase, sense: others } : phrase);
  }
  return taken;
}

const onlyWithin = /(?:^| )(?:only|just|alone|nothing but|sirf|keval|fakt|matra|सिर्फ|केवल|मात्र|ફક્ત|માત્ર|કેવળ)(?: |$)/u;

/** "Leaves only" is a cloth of foliage; of another cloth that is named they are its leaves, and all there is. */
function leavesOf(phrases: readonly Phrase[], index: number): Phrase | undefined {
  const phrase = phrases[index];
  if (phrase?.sense.kind !== 'own-layout' || phrase.sense.value !== 'foliage') return phrase;
  const isOfOther = phrases.some(
    ({ sense }) =>
      (sense.kind === 'pattern' && sense.value !== 'floral') ||
      (sense.kind === 'own-layout' && sense.family !== 'floral'),
  );
  if (!isOfOther) return phrase;
  const leaf: Phrase = { ...phrase, sense: { kind: 'motif', value: 'leaf' } };
  return onlyWithin.test(phrase.text) ? { ...leaf, isAll: true } : leaf;
}

const only = { kind: 'count', value: 'only' } as const;
/** What is not named is refused. */
const others = { kind: 'others', value: 'others' } as const;

/** Index of the last phrase of "and no other colour" that begins here: the longest. */
function endOfOther(phrases: readonly Phrase[], from: number): number | undefined {
  const first = phrases[from];
  if (first === undefined || !opening.test(first.text)) return undefined;
  let found: number | undefined;
  for (let to = from; to < phrases.length && to < from + longest; to++) {
    if (to > from && phrases[to]?.gap !== 'none') break;
    const text = textOf(phrases, from, to);
    if (other.test(text) && noOther.some((words) => words.test(text))) found = to;
  }
  return found;
}

const opening =
  /^(?:and|with|but|in|no|without|not|never|nothing|और|दुसर|अन्य|बाकि|कोइ|किसि|इसके|इनके|के |अलावा|सिवा|छोड|બિજ|અન્ય|બાકિ|કોઇ|અને|એના|તેના|સિવાય|aur|ane|or|bij|dusr|doosr|anya|baa?ki|koi|iske|inke|ke |alava|siva)/u;

function textOf(phrases: readonly Phrase[], from: number, to: number): string {
  return phrases
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ');
}

function isBinding(phrases: readonly Phrase[], index: number): boolean {
  const phrase = phrases[index];
  if (phrase === undefined) return false;
  const { sense, text } = phrase;
  if (isGrammar(sense, 'some')) return nothingBut.test(text) && isBeforeColour(phrases, index);
  if (sense.kind !== 'stop' && sense.kind !== 'unknown') return false;
  if (onlyAfter.test(text) && isAfterColour(phrases, index)) return true;
  const before = phrases[index - 1]?.sense;
  const isNegated = isGrammar(before, 'not') && phrase.gap === 'none';
  const next = phrases[index + 1];
  const isOfThese = text === 'only' && next?.gap === 'none' && these.test(next.text);
  if (isOfThese && !isNegated && phrases.slice(0, index).some((each) => each.sense.kind === 'ink')) return true;
  return onlyBefore.test(text) && !isNegated && isBeforeColour(phrases, index);
}

/** A colour or a number of colours comes next in the clause. */
function isBeforeColour(phrases: readonly Phrase[], index: number): boolean {
  for (let i = index + 1; i < phrases.length && i < index + 6; i++) {
    const phrase = phrases[i];
    if (phrase === undefined || phrase.gap !== 'none' || little.test(phrase.text)) return false;
    const { kind } = phrase.sense;
    // "Peacocks and lotus, only green leaves": the colour of one part.
    if (kind === 'ink')
      return !(isDrawn(phrases[i + 1]?.sense) && phrases[i + 1]?.gap === 'none' && isPartOf(phrases, i + 1));
    if (kind === 'count' || (kind === 'scheme' && phrase.sense.value === 'monochrome')) return true;
    const isJoint = isGrammar(phrase.sense, 'in', 'and', 'colours', 'with');
    if (!isJoint && !between.includes(kind)) return false;
  }
  return false;
}

/** A colour stands before, and no place is named for it after: "red only in the border" is no palette. */
function isAfterColour(phrases: readonly Phrase[], index: number): boolean {
  const next = phrases[index + 1];
  const isPlaced =
    next?.gap === 'none' &&
    (isGrammar(next.sense, 'in', 'on', 'for', 'on-after') || /^(?:at|around|inside|along|as)$/u.test(next.text));
  if (isPlaced) return false;
  for (let i = index; i > 0 && i > index - 4 && phrases[i]?.gap === 'none'; i--) {
    const sense = phrases[i - 1]?.sense;
    if (sense?.kind === 'ink' || sense?.kind === 'count') return true;
    if (sense?.kind === 'scheme' && sense.value === 'monochrome') return true;
    const isJoint = isGrammar(sense, 'colours', 'in');
    if (!isJoint && sense?.kind !== 'stop') return false;
  }
  return false;
}

/** "Navy on white, one colour only" is one ink at full strength, where "monochrome" may be in tints. */
export function isOfOneInk({ sense, text }: Phrase): boolean {
  return sense.kind === 'scheme' && /^(?:single colou?r|one colou?r|एक रंग|एक हि रंग|એક રંગ|એક જ રંગ)$/u.test(text);
}
