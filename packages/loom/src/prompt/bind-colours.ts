import { oneOf } from './fold-text.ts';
import { deeperOfTwo } from './ground-among-dyes.ts';
import { type Claim, groundOf, isDyed } from './ground-of.ts';
import { isGrammar } from './is-grammar.ts';
import type { Phrase, Sense } from './phrase.ts';

/** What a colour of the prompt is for. */
export type ColourPart = 'ground' | 'accent' | 'leaf' | 'line';

/** What may stand between a colour and the thing it colours. */
const passed: readonly Sense['kind'][] = [
  'stop',
  'unknown',
  'aside',
  'shade',
  'size',
  'density',
  'style',
  'mood',
  'scheme',
  'setting',
  'gender',
  'age',
  'cloth',
  'repeat',
  'count',
  'centimetres',
  'sizes',
];
const drawn: readonly Sense['kind'][] = ['motif', 'later-motif', 'subject', 'layout'];
const goods: readonly Sense['kind'][] = ['usage', 'pattern', 'own-layout', 'later-cloth'];
const growing: readonly string[] = ['leaf', 'vine', 'tree'];
/** Of these a colour is the leaves' only where flowers or things have another. */
const climbing: readonly string[] = ['vine', 'tree'];

/**
 * Says of each colour, by index, whether it is the ground, an accent, the leaves' or the outline's. At most one ground: one said outright
 * ("on cream", "navy background", "क्रीम पर") before one that a cloth is called by ("red saree", "indigo and white stripes"),
 * before a colour said alone ("elephants, yellow") or first for named goods, before a light neutral in a bare list of colours.
 */
export function bindColours(phrases: readonly Phrase[], refused: ReadonlySet<number>): Map<number, ColourPart> {
  const parts = new Map<number, ColourPart>();
  const claims: Claim[] = [];
  const free: number[] = [];
  const climbers: number[] = [];
  const ofThings = new Set<number>();
  for (const run of runsOf(phrases, refused)) {
    let inherited: number | undefined;
    for (const segment of [...run].reverse()) {
      const own = nounAhead(phrases, segment);
      // "Red and green, white dots" are two lists; "red, blue and white dots" is one, but for what is dyed red.
      const isOpen = segment.length === 1 && !isDyed(phrases) && !isOfThingBefore(phrases, segment, inherited);
      const noun = own ?? (isOpen ? inherited : undefined);
      const thing = noun === undefined ? undefined : phrases[noun]?.sense;
      if (thing?.kind === 'motif' && climbing.includes(thing.value)) climbers.push(...segment);
      bindSegment({ phrases, run, segment, own, noun, parts, claims, free });
      if (noun !== undefined && isNamedThing(phrases, segment, noun)) for (const index of segment) ofThings.add(index);
      inherited = own ?? inherited;
    }
  }
  const open = [...parts].filter(
    ([index, part]) => part === 'accent' && !ofThings.has(index) && thingOf(phrases, index) === undefined,
  );
  const isNone = isGroundRefused(phrases);
  const ground =
    isOneInk(phrases, claims, parts.size) || (isNone && claims.every(({ rank }) => rank > 1))
      ? undefined
      : groundOf(
          phrases,
          claims,
          free,
          [...parts.keys()],
          open.map(([index]) => index),
        );
  if (ground !== undefined) parts.set(ground, 'ground');
  // "A white and grey vine": nothing else is coloured, so they are the colours of the cloth.
  if (![...parts.values()].includes('accent'))
    for (const index of climbers) if (parts.get(index) === 'leaf') parts.set(index, 'accent');
  return parts;
}

/** "No ground colour", "ज़मीन का रंग नहीं": no dye is the ground's that is not said to be. */
function isGroundRefused(phrases: readonly Phrase[]): boolean {
  return phrases.some(({ sense, gap }, at) => {
    if (!isGrammar(sense, 'ground')) return false;
    let end = at + 1;
    while (
      phrases[end]?.gap === 'none' &&
      (isGrammar(phrases[end]?.sense, 'colours', 'in') || phrases[end]?.sense.kind === 'stop')
    )
      end++;
    const next = phrases[end]?.gap === 'none' ? phrases[end]?.sense : undefined;
    const isBefore = gap === 'none' && isGrammar(phrases[at - 1]?.sense, 'not');
    return isBefore ? next === undefined || isGrammar(next, 'and', 'with') : isGrammar(next, 'not-after');
  });
}

/** "Pink and yellow roses": a list directly before a thing with a name of its own is of its colours; before mere flowers it may be the cloth's, and so may one "in" which things are. */
function isNamedThing(phrases: readonly Phrase[], segment: readonly number[], noun: number): boolean {
  const { sense } = phrases[noun] ?? {};
  const isNamed = sense?.kind === 'subject' || (sense?.kind === 'motif' && sense.value !== 'flower');
  const between = phrases.slice((segment.at(-1) ?? 0) + 1, noun);
  return isNamed && !between.some((one) => isGrammar(one.sense, 'in', 'colours'));
}

/** "Marigolds, pale yellow, green leaves": what is said behind a thing is the thing's, and not the leaves' that come next. */
function isOfThingBefore(
  phrases: readonly Phrase[],
  [first = 0]: readonly number[],
  next: number | undefined,
): boolean {
  const sense = next === undefined ? undefined : phrases[next]?.sense;
  const shaded = phrases[first - 1]?.sense.kind === 'shade' ? first - 1 : first;
  const before = phrases[shaded - 1]?.sense;
  const isOfLeaves = sense?.kind === 'motif' && growing.includes(sense.value);
  const isThing = (before?.kind === 'motif' && !growing.includes(before.value)) || before?.kind === 'subject';
  return isOfLeaves && isThing && phrases[shaded]?.gap === 'comma' && thingBehindIsBare(phrases, shaded - 1);
}

/** "…, green leaves" behind a comma. */
function leavesAfter(phrases: readonly Phrase[], index: number): number | undefined {
  const [comma, dye] = [phrases[index + 1], phrases[index + 1]?.sense.kind === 'shade' ? index + 2 : index + 1];
  if (comma?.gap !== 'comma' || phrases[dye]?.sense.kind !== 'ink') return undefined;
  return nounAhead(phrases, [dye]);
}

/** No colour stands before the thing. */
function thingBehindIsBare(phrases: readonly Phrase[], thing: number): boolean {
  for (let at = thing - 1; at >= 0 && phrases[at + 1]?.gap === 'none'; at--)
    if (phrases[at]?.sense.kind === 'ink') return false;
  return true;
}

/** "Only blue", "a single ink, navy": what alone is named is the ink and not its cloth, unless a ground is said outright. */
function isOneInk(phrases: readonly Phrase[], claims: readonly Claim[], colours: number): boolean {
  const isOne = phrases.some(({ sense }) => sense.kind === 'count' && (sense.value === 'only' || sense.value === '1'));
  return isOne && colours === 1 && claims.every(({ rank }) => rank > 1);
}

/** The thing that a colour is said of and no other colour with it: "red roses", "roses in red"; its index. */
export function thingOf(phrases: readonly Phrase[], index: number): number | undefined {
  const isThing = (at: number | undefined) => {
    const kind = at === undefined ? undefined : phrases[at]?.sense.kind;
    return kind === 'motif' || kind === 'subject';
  };
  const isJoined = (at: number) => phrases[at]?.gap === 'none' && isGrammar(phrases[at]?.sense, 'and');
  const isOneOfTwo =
    (isJoined(index - 1) && phrases[index]?.gap === 'none' && phrases[index - 2]?.sense.kind === 'ink') ||
    (isJoined(index + 1) && phrases[index + 2]?.gap === 'none' && phrases[index + 2]?.sense.kind === 'ink');
  const ahead = nounAhead(phrases, [index]);
  if (isThing(ahead)) return isOneOfTwo ? undefined : ahead;
  const [shaded, leaves] = [
    phrases[index - 1]?.sense.kind === 'shade' ? index - 1 : index,
    leavesAfter(phrases, index),
  ];
  if (leaves !== undefined && isOfThingBefore(phrases, [index], leaves)) return shaded - 1;
  if (isOneOfTwo || isListed(phrases, index)) return undefined;
  // "Elephants grey, carrots orange".
  const isEnd = phrases[index + 1] === undefined || phrases[index + 1]?.gap !== 'none';
  if (isEnd && phrases[index]?.gap === 'none' && phrases[index - 1]?.gap !== 'none' && isThing(index - 1))
    return index - 1;
  // "Hedgehogs in grey and mushrooms in red tossed on sage": what follows is said of no colour.
  const next = ahead === undefined ? undefined : phrases[ahead]?.sense;
  if (!(next === undefined || isGrammar(next, 'and') || isSettingOut(next)) || !isAfter(phrases, index, 'in'))
    return undefined;
  const before = behind(phrases, behind(phrases, index));
  return isThing(before) ? before : undefined;
}

/** "Kites in red, yellow and blue": one of several that are said of one thing. */
function isListed(phrases: readonly Phrase[], index: number): boolean {
  let at = index;
  for (let next = phrases[at + 1]; next?.sense.kind === 'ink' && next.gap === 'comma'; next = phrases[at + 1]) at++;
  if (isGrammar(phrases[at + 1]?.sense, 'and') && phrases[at + 2]?.sense.kind === 'ink') at += 2;
  const ahead = nounAhead(phrases, [at]);
  return at > index && (ahead === undefined || !isDrawn(phrases[ahead]?.sense));
}

/** "Tossed", "in rows": how things lie, and no thing. */
function isSettingOut({ kind, value }: Sense): boolean {
  return kind === 'layout' && ['toss', 'rows', 'half-drop', 'one-way', 'two-way'].includes(value);
}

/** Things joined to one by "and", which have no colour of their own: "gold stars and moons"; their indices. */
export function joinedTo(phrases: readonly Phrase[], thing: number): number[] {
  const joined: number[] = [];
  for (let at = thing; isGrammar(phrases[at + 1]?.sense, 'and'); at += 2) {
    const next = phrases[at + 2];
    const isThing = next?.sense.kind === 'motif' || next?.sense.kind === 'subject';
    if (!isThing || next.gap !== 'none' || phrases[at + 1]?.gap !== 'none') break;
    // "Gold stars and moons blue" has two colours.
    if (phrases[at + 3]?.gap === 'none' && phrases[at + 3]?.sense.kind === 'ink') break;
    joined.push(at + 2);
  }
  return joined;
}

interface Binding {
  readonly phrases: readonly Phrase[];
  readonly run: readonly (readonly number[])[];
  /** Colours joined by "and". */
  readonly segment: readonly number[];
  readonly own: number | undefined;
  readonly noun: number | undefined;
  readonly parts: Map<number, ColourPart>;
  readonly claims: Claim[];
  readonly free: number[];
}

function bindSegment({ phrases, run, segment, own, noun, parts, claims, free }: Binding): void {
  const [first = 0] = segment;
  const last = segment.at(-1) ?? first;
  const sense = noun === undefined ? undefined : phrases[noun]?.sense;
  const paint = (part: ColourPart) => {
    for (const index of segment) parts.set(index, part);
  };
  const claim = (index: number, rank: number) => claims.push({ index, rank });
  paint('accent');
  if (isOfField(phrases, last) || (own !== undefined && isGrammar(sense, 'ground'))) claim(first, 1);
  else if (own !== undefined && (isGrammar(sense, 'on-after') || isLaidOn(phrases, own))) claim(last, 1);
  else if (isAfter(phrases, first, 'on') && !(own !== undefined && isDrawn(sense) && !isTossed(sense))) claim(first, 1);
  else if (isAfter(phrases, first, 'ground') && !(own !== undefined && isMadeOf(phrases, first, sense)))
    claim(first, 1);
  else if (own !== undefined && sense?.kind === 'layout' && segment.length > 1) claim(first, 3);
  else if (sense !== undefined && isDrawn(sense)) paint(growing.includes(String(sense.value)) ? 'leaf' : 'accent');
  // "Mandir kinari sunehri, lal sari": the colour is of the thing before it, not of what comes after the comma.
  else if (own === undefined && isGoods(sense) && isDrawn(thingBefore(phrases, first))) paint('accent');
  else if (own !== undefined && sense?.kind === 'detail') parts.set(first, 'line');
  else if (own === undefined && isAfterOutline(phrases, first)) parts.set(first, 'line');
  else if (sense?.kind === 'pattern') claim(deeperOfTwo(phrases, segment) ?? first, 2);
  else if (sense !== undefined && (goods.includes(sense.kind) || isGrammar(sense, 'with'))) claim(first, 2);
  else if (isAfter(phrases, first, 'in')) bindAfterIn(phrases, run, first, paint, claim, free, segment);
  else if (isGoods(phrases[behind(phrases, first)]?.sense) && run.flat().length <= 2) claim(first, 3);
  else free.push(...segment);
}

/** "काले कपड़े पर", "नीले स्कार्फ पर": goods that something lies on are of the colour before them. */
function isLaidOn(phrases: readonly Phrase[], goods: number): boolean {
  const { sense } = phrases[goods] ?? {};
  const isPanel = sense?.kind === 'border' && sense.value === 'panel';
  const next = phrases[goods + 1];
  return (sense?.kind === 'usage' || isPanel) && next?.gap === 'none' && isGrammar(next.sense, 'on-after');
}

/** "A field of tiny indigo dots": what is named is what fills the ground. */
function isMadeOf(phrases: readonly Phrase[], first: number, sense: Sense | undefined): boolean {
  return isDrawn(sense) && phrases[behind(phrases, first)]?.text === 'of';
}

/** "Flowers in red" colours the flowers; "a saree in maroon and gold" the cloth; three colours or more are a palette. */
function bindAfterIn(
  phrases: readonly Phrase[],
  run: readonly (readonly number[])[],
  first: number,
  paint: (part: ColourPart) => void,
  claim: (index: number, rank: number) => void,
  free: number[],
  segment: readonly number[],
): void {
  const before = thingBefore(phrases, behind(phrases, first));
  if (before?.kind === 'layout' && segment.length > 1) claim(first, 3);
  else if (before !== undefined && isDrawn(before)) {
    // "Strawberries and leaves in red and cream": a list behind several things is the cloth's, and not the leaves' alone.
    const isOfLeaves = growing.includes(String(before.value));
    if (isOfLeaves && segment.length > 1 && phrases.some(({ sense }) => isOtherThing(sense))) free.push(...segment);
    else paint(isOfLeaves ? 'leaf' : 'accent');
  } else if (isGoods(before) && run.flat().length <= 2) claim(first, 3);
  else free.push(...segment);
}

function isOtherThing({ kind, value }: Sense): boolean {
  return kind === 'subject' || (kind === 'motif' && !growing.includes(String(value)));
}

/** Lists of colours, parted by commas into those joined by "and". */
function runsOf(phrases: readonly Phrase[], refused: ReadonlySet<number>): number[][][] {
  const runs: number[][][] = [];
  let last = Number.NEGATIVE_INFINITY;
  phrases.forEach((phrase, index) => {
    if (phrase.sense.kind !== 'ink' || refused.has(index)) return;
    const between = phrases.slice(Math.max(0, last + 1), index);
    const isNear = between.every(
      (one) => one.gap === 'none' && (isGrammar(one.sense, 'and', 'or', 'colours') || one.sense.kind === 'shade'),
    );
    const run = runs.at(-1);
    if (run === undefined || !isNear || phrase.gap === 'stop') runs.push([[index]]);
    else if (phrase.gap === 'comma') run.push([index]);
    else run.at(-1)?.push(index);
    last = index;
  });
  return runs;
}

/** Index of what the colours before it describe. */
function nounAhead(phrases: readonly Phrase[], segment: readonly number[]): number | undefined {
  for (let i = (segment.at(-1) ?? 0) + 1; i < phrases.length; i++) {
    const phrase = phrases[i];
    if (phrase === undefined || phrase.gap !== 'none') return undefined;
    if (isPassed(phrase.sense)) continue;
    if (phrase.sense.kind === 'detail' && phrase.sense.value !== 'outlined') continue;
    return i;
  }
  return undefined;
}

/** Index of what stands before, over words that do not matter. */
function behind(phrases: readonly Phrase[], index: number): number {
  let i = index;
  while (i > 0 && phrases[i]?.gap === 'none') {
    i--;
    const sense = phrases[i]?.sense;
    if (sense === undefined) return -1;
    if (!isPassed(sense) && sense.kind !== 'detail') return i;
  }
  return -1;
}

function isAfter(phrases: readonly Phrase[], first: number, word: 'on' | 'ground' | 'in'): boolean {
  const before = behind(phrases, first);
  const sense = phrases[before]?.sense;
  if (sense === undefined) return false;
  if (isGrammar(sense, word)) return true;
  return word === 'ground' && isGrammar(sense, 'in') && isGrammar(phrases[behind(phrases, before)]?.sense, 'ground');
}

/** "Outline black", "outlined in antique gold". */
function isAfterOutline(phrases: readonly Phrase[], first: number): boolean {
  for (let i = first; i > 0 && phrases[i]?.gap === 'none'; i--) {
    const sense = phrases[i - 1]?.sense;
    if (sense?.kind === 'detail') return sense.value === 'outlined';
    if (sense?.kind !== 'stop' && sense?.kind !== 'shade' && !isGrammar(sense, 'in', 'with')) return false;
  }
  return false;
}

/** The thing named before "in". */
function thingBefore(phrases: readonly Phrase[], index: number): Sense | undefined {
  return phrases[behind(phrases, index)]?.sense;
}

/** "On mint tossed in every direction": said of what lies there. */
function isTossed(sense: Sense | undefined): boolean {
  return sense?.kind === 'layout' && sense.value === 'toss';
}

function isDrawn(sense: Sense | undefined): boolean {
  return sense !== undefined && drawn.includes(sense.kind);
}

function isGoods(sense: Sense | undefined): boolean {
  return sense !== undefined && goods.includes(sense.kind);
}

function isPassed(sense: Sense): boolean {
  return passed.includes(sense.kind) || isGrammar(sense, 'colours', 'few', 'some', 'few-after', 'like-after');
}

/** Names of the field within a border. */
const middle = oneOf('centre|center|middle|inside|beech|vachche|बीच|मध्य|વચ્ચે|મધ્ય');

/** "An empty pale blue centre" of a cloth with a border: the field within it. */
function isOfField(phrases: readonly Phrase[], index: number): boolean {
  const next = phrases[index + 1];
  if (next === undefined || next.gap !== 'none') return false;
  return (middle.test(next.text) || isField(next.sense)) && phrases.some(({ sense }) => sense.kind === 'border');
}

function isField(sense: Sense): boolean {
  return sense.kind === 'border' && (sense.value === 'centre' || sense.value === 'plain');
}
