import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { isThing, type Own, readThing, thingOf } from './border-thing.ts';
import { oneOf } from './fold-text.ts';
import { isDrawn } from './is-drawn.ts';
import { isGrammar } from './is-grammar.ts';
import type { Phrase, Sense } from './phrase.ts';

const rich = oneOf('rich|ornate|elaborate|bharavdar|bharchak|भरावदार|भरा हुआ|भरा|समृद्ध|ભરાવદાર|ભરચક');
const describing: readonly Sense['kind'][] = [
  'ink',
  'shade',
  'size',
  'centimetres',
  'stop',
  'density',
  'style',
  'mood',
];
/** So many centimetres are a broad border, and so few a narrow one. */
const breadths = { wide: 7, narrow: 3 } as const;
/** "A plain maroon border": of nothing but its dye. */
const solid = /^(?:plain|solid|unpatterned|saad[aei]|sad[aiu]|सादा|सादि|सादे|સાદ[ાિોું]+)$/u;
/** "Wide red elephant border", "border of gingham", "border in gold", "बॉर्डर लाल". */
export function readHead(
  phrases: readonly Phrase[],
  head: number,
  own: Own,
  taken: Map<number, string>,
  isOfGoods: boolean,
): void {
  if (phrases[head]?.sense.kind === 'motif') readThing(phrases, head, own);
  let at = head;
  const before = phrases[head - 1];
  // "Toile border in blue" is a toile with one.
  // "Navy ground with a mustard paisley border" has them on it.
  const isOnGround =
    isOfRow(before) &&
    phrases[head - 2]?.sense.kind === 'ink' &&
    phrases.some(({ sense }) => isGrammar(sense, 'ground', 'on'));
  const isNamed = before !== undefined && (before.sense.kind === 'pattern' || isManner(before.sense));
  const isCloth = !isOfGoods && isNamed && !hasOtherNoun(phrases, head - 1) && !isOnGround;
  // A stop word may stand between ("हाथी की किनारी").
  const noun =
    before !== undefined && before.sense.kind === 'stop' && phrases[head - 1]?.gap === 'none' ? head - 2 : head - 1;
  const isJoined = phrases[head]?.gap === 'none' && (noun === head - 1 || phrases[head - 1]?.gap === 'none');
  if (isJoined && !isCloth && isThing(phrases[noun]) && readThing(phrases, noun, own)) {
    taken.set(noun, nameOf(phrases[noun]));
    at = noun;
    dyeThing(phrases, noun, own, taken);
    at = addFurther(phrases, noun, own, taken);
  }
  // "Lemons on a border", "gold peacocks on a maroon border", "सुनहरे हाथियों वाली मैरून किनारी", "मोर की लाल किनारी".
  const on = phrases.findLastIndex(
    (phrase, i) => i < head && (!describing.includes(phrase.sense.kind) || isHaving(phrase) || isGenitive(phrase)),
  );
  const isOwner = isGenitive(phrases[on]) && isOfList(phrases[on - 1]);
  const isOn = isGrammar(phrases[on]?.sense, 'in', 'on') || isHaving(phrases[on]) || isOwner;
  const set = isOn ? on - 1 : genitive.test(phrases[on]?.text ?? '') && isOfList(phrases[on]) ? on : -1;
  if (
    own.thing === undefined &&
    phrases.slice(set + 1, head + 1).every(({ gap }) => gap === 'none') &&
    isThing(phrases[set]) &&
    readThing(phrases, set, own)
  ) {
    taken.set(set, nameOf(phrases[set]));
    dyeThing(phrases, set, own, taken);
    if (!isOn || isOwner) addFurther(phrases, set, own, taken);
  }
  for (let i = at - 1; i >= 0 && phrases[i + 1]?.gap === 'none' && i > head - 7; i--) {
    const phrase = phrases[i];
    if (phrase === undefined || (taken.has(i) && own.thingInk === undefined)) break;
    if (taken.has(i)) continue;
    // "A rich pallu" is a broad one.
    if (rich.test(phrase.text)) {
      own.breadth ??= 'wide';
      taken.set(i, own.breadth);
      continue;
    }
    // "A narrow chain-link border" is narrow, whatever stands between.
    const isSolid = own.thing === undefined && solid.test(phrase.text);
    if (phrase.sense.kind === 'unknown' && i >= at - 2 && !isSolid) continue;
    const isDyed = own.inks.length > 0 || own.thingInk !== undefined;
    // "On white and a teal border": the article begins what is said of the border.
    const isApart = /^an?$/u.test(phrases[i + 1]?.text ?? '');
    // "लाल रंग की किनारी".
    if (isGrammar(phrase.sense, 'colours') && phrases[i - 1]?.sense.kind === 'ink') continue;
    if (isGrammar(phrase.sense, 'and') && phrases[i - 1]?.sense.kind === 'ink' && isDyed && !isApart) continue;
    // "Deep borders" are broad; "deep red borders" are of that red.
    if (phrase.text === 'deep' && phrase.sense.kind === 'shade' && own.inks.length === 0) {
      own.breadth ??= 'wide';
      taken.set(i, own.breadth);
      continue;
    }
    if (isSolid) {
      own.thing = { figure: 'solid' };
      taken.set(i, 'solid');
      continue;
    }
    if (!describing.includes(phrase.sense.kind)) break;
    describe(phrase, i, own, taken);
  }
  readBehind(phrases, head, own, taken, isCloth);
}

/** "अंगूर की बेल की किनारी" says of what the vine is, "आम और पत्तों की किनारी" and "mango and leaf border" have both; the first phrase of the two. */
function addFurther(phrases: readonly Phrase[], noun: number, own: Own, taken: Map<number, string>): number {
  const isAnd = isGrammar(phrases[noun - 1]?.sense, 'and') && phrases[noun - 1]?.gap === 'none';
  const isListed = isAnd && isOfList(phrases[noun - 2]);
  const of = isListed || phrases[noun - 1]?.sense.kind === 'stop' ? noun - 2 : noun - 1;
  const further = phrases[of];
  const isOf = isListed || own.thing?.figure === 'vine';
  if (!isOf || phrases[noun]?.gap !== 'none' || further === undefined || !isThing(further) || !addThing(further, own))
    return noun;
  taken.set(of, nameOf(further));
  return of;
}

function readBehind(
  phrases: readonly Phrase[],
  head: number,
  own: Own,
  taken: Map<number, string>,
  isCloth: boolean,
): void {
  let i = head + 1;
  for (; i < phrases.length && i < head + 8 && phrases[i]?.gap === 'none'; i++) {
    const phrase = phrases[i];
    if (phrase === undefined) return;
    const { sense } = phrase;
    if (taken.get(i) === 'plain') return;
    if (taken.has(i)) continue;
    const isOf = isJoining(phrase) || (i === head + 1 && isGrammar(sense, 'on-after'));
    if (isOf && isCloth) return;
    if (isOf) {
      const next = phrases.slice(i + 1, i + 5).findIndex((each) => isThing(each) || each.sense.kind === 'ink');
      if (next < 0) return;
      // "Border with elephants on cream" is of elephants; "border with pallu" of nothing.
      continue;
    }
    if (isGrammar(phrase.sense, 'and') && phrases[i + 1]?.sense.kind === 'ink' && own.inks.length > 0) {
      // "A madder border and black pallu", "a gold border and silver butis": the second colour is of what comes.
      const next = phrases.find(({ sense: each }, k) => k > i && !['ink', 'shade', 'stop'].includes(each.kind));
      if (isEdge(next) || (next?.gap === 'none' && (isButi(next) || (i === head + 1 && isThing(next))))) return;
      continue;
    }
    if (own.thing !== undefined && (isGrammar(phrase.sense, 'and') || isButi(phrase))) {
      const next = phrases.findIndex(
        (each, k) => k > i && !isGrammar(each.sense, 'and') && !isButi(each) && each.sense.kind !== 'stop',
      );
      const other = phrases[next];
      const isElsewhere = isPlacedElsewhere(phrases, next);
      if (other === undefined || isElsewhere || phrases[i + 1]?.gap !== 'none' || !addThing(other, own)) return;
      taken.set(next, nameOf(other));
      i = next;
      continue;
    }
    // "In Kutch embroidery with mirrors" says one thing twice.
    if (sense.kind === 'pattern' && [...taken.values()].includes(nameOf(phrase))) {
      taken.set(i, nameOf(phrase));
      continue;
    }
    if (isThing(phrase) && own.thing === undefined && isOfBefore(phrases, i) && readThing(phrases, i, own)) {
      taken.set(i, nameOf(phrase));
      continue;
    }
    if (sense.kind === 'ink' && own.thing === undefined && own.thingInk === undefined && isOfItsThing(phrases, i)) {
      own.thingInk = sense.value;
      taken.set(i, sense.value.name);
      continue;
    }
    if (sense.kind === 'ink' && own.inks.length === 0 && isFollowedByNoun(phrases, i)) return;
    if (!describing.includes(sense.kind)) return;
    describe(phrase, i, own, taken);
  }
  readList(phrases, head, i, own, taken);
}

/** "…, border in Kutch work, red, orange and green": where the field has dyes of its own, a list behind the border is the border's. */
function readList(phrases: readonly Phrase[], head: number, from: number, own: Own, taken: Map<number, string>): void {
  const isDyed = phrases.some(
    ({ sense, gap }, at) =>
      at > 0 && at < head && gap === 'none' && isDrawn(sense) && phrases[at - 1]?.sense.kind === 'ink',
  );
  if (!isDyed || own.thing === undefined || own.inks.length > 0) return;
  const inks: number[] = [];
  let end = from;
  for (; end < phrases.length && phrases[end]?.gap !== 'stop'; end++) {
    const phrase = phrases[end];
    if (phrase?.sense.kind === 'ink') inks.push(end);
    else if (!isGrammar(phrase?.sense, 'and')) break;
  }
  if (inks.length < 2 || (phrases[end]?.gap === 'none' && end < phrases.length)) return;
  for (const at of inks) {
    const phrase = phrases[at];
    if (phrase !== undefined) describe(phrase, at, own, taken);
  }
}

/** "A border of lemons and olives in the corners": the olives are not its own. */
function isPlacedElsewhere(phrases: readonly Phrase[], at: number): boolean {
  for (let i = at + 1; i < at + 5 && phrases[i]?.gap === 'none'; i++)
    if (/corner|cent(?:re|er)|middle|कोन|बिच|ખુણ|વચ્ચે/u.test(phrases[i]?.text ?? '')) return true;
  return false;
}

/** "Mango butis": no layout of the field. */
export function isButi({ sense }: Phrase): boolean {
  return sense.kind === 'layout' && sense.value === 'buti';
}

/** "A vine and mangoes": the motif stands at the bends of the vine; "lemons and leaves" take turns. */
function addThing({ sense, text }: Phrase, own: Own): boolean {
  const other = thingOf(sense, text);
  const { thing } = own;
  if (thing?.figure === 'row' && other?.figure === 'row' && own.second === undefined) {
    const { figure: _, ...second } = other;
    own.second = second;
    return true;
  }
  if (thing === undefined || other === undefined || (thing.figure === 'vine') === (other.figure === 'vine'))
    return false;
  own.thing = { ...thing, ...other, figure: 'vine' };
  return true;
}

/** The word of the clause that a thing behind the border is joined to it by. */
function isOfBefore(phrases: readonly Phrase[], at: number): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const sense = phrases[i]?.sense;
    // "કિનારીમાં હાથી": the word for "in" is a part of the border's.
    if (/(?:કિનાર[િ]?|બોર્ડર)માં$/u.test(phrases[i]?.text ?? '')) return true;
    if (phrases[i] !== undefined && isJoining(phrases[i])) return true;
    if (sense?.kind === 'grammar') return sense.value === 'on-after' && isEdge(phrases[i - 1]);
    if (sense === undefined || !describing.includes(sense.kind)) return false;
  }
  return false;
}

/** "Of pink lotus": behind the joining word the colour stands right before what it is said of, which makes a row. */
function isOfItsThing(phrases: readonly Phrase[], at: number): boolean {
  return phrases[at + 1]?.gap === 'none' && isOfRow(phrases[at + 1]) && isOfBefore(phrases, at);
}

function isEdge(phrase: Phrase | undefined): boolean {
  return phrase?.sense.kind === 'layout' && phrase.sense.value === 'borders';
}

function isOfRow(phrase: Phrase | undefined): boolean {
  if (phrase === undefined) return false;
  const { sense, text } = phrase;
  const isNoun = isDrawn(sense) || (sense.kind === 'pattern' && !vocabularies[sense.value].isTechnique);
  return isNoun && thingOf(sense, text)?.figure === 'row';
}

/** "Lotus and peacock border" has both; "lotuses and a peacock border" and "ajrakh and peacock border" have the second. */
function isOfList(phrase: Phrase | undefined): boolean {
  if (phrase === undefined) return false;
  const { sense, text } = phrase;
  const isVine = isThing(phrase) && thingOf(sense, text)?.figure === 'vine';
  return (isOfRow(phrase) || isVine) && !plural.test(text);
}

/** What is said of another noun is singular in English; other languages have no such ending. */
const plural = /[^ius]s$/u;

/** "A pink lotus border", "gold peacocks on a border": the colour right before a thing that makes a row is the thing's. */
function dyeThing(phrases: readonly Phrase[], noun: number, own: Own, taken: Map<number, string>): void {
  const before = phrases[noun - 1];
  const isNext = before?.gap === 'none' && phrases[noun]?.gap === 'none';
  if (own.thingInk !== undefined || !isNext || before.sense.kind !== 'ink' || taken.has(noun - 1)) return;
  if (!isOfRow(phrases[noun])) return;
  own.thingInk = before.sense.value;
  taken.set(noun - 1, before.sense.value.name);
}

/** "With", "of", and "mein" and "ma" in Latin script, which say nothing elsewhere. */
export function isJoining(phrase: Phrase | undefined): boolean {
  return (
    isGrammar(phrase?.sense, 'in', 'with') ||
    (phrase?.sense.kind === 'stop' && /^(?:mein|me|ma|maa)$/u.test(phrase.text))
  );
}

/** "Hathi wali kinari": what stands before it is on the border. */
function isHaving(phrase: Phrase | undefined): boolean {
  return phrase?.sense.kind === 'stop' && /^(?:वाल[ािे]|વાળ[ાિોીું]+|wal[aei]|waal[aei]|val[aei])$/u.test(phrase.text);
}

/** "Mor ki lal kinari": the border is the peacock's. */
function isGenitive(phrase: Phrase | undefined): boolean {
  return phrase?.sense.kind === 'stop' && /^(?:क[ािे]|k[aei]|n[aiou])$/u.test(phrase.text);
}

/** Gujarati writes it on the noun. */
const genitive = /ન(?:િ|ા|ો|ું)$/u;

/** "Border, red flowers": the colour is of what comes. */
function isFollowedByNoun(phrases: readonly Phrase[], at: number): boolean {
  const before = phrases[at - 1]?.sense;
  if (before?.kind === 'grammar') return false;
  const next = phrases[at + 1];
  return (
    next?.gap === 'none' &&
    (isThing(next) || next.sense.kind === 'usage' || isGrammar(next.sense, 'ground', 'on-after'))
  );
}

function describe(phrase: Phrase, at: number, own: Own, taken: Map<number, string>): void {
  const { sense } = phrase;
  if (sense.kind === 'ink') {
    own.inks.push(sense.value);
    taken.set(at, sense.value.name);
  } else if (sense.kind === 'size') {
    own.breadth ??=
      sense.value === 'small' || sense.value === 'mini' ? 'narrow' : sense.value === 'medium' ? 'usual' : 'wide';
    taken.set(at, own.breadth);
  } else if (sense.kind === 'centimetres') {
    own.breadth ??= sense.value >= breadths.wide ? 'wide' : sense.value <= breadths.narrow ? 'narrow' : 'usual';
    taken.set(at, own.breadth);
  } else if (sense.kind === 'density' && sense.value === 'dense') {
    // "A heavy border" is broad.
    own.breadth ??= 'wide';
    taken.set(at, 'wide');
  }
}

export function nameOf(phrase: Phrase | undefined): string {
  if (phrase === undefined) return '';
  const { sense, text } = phrase;
  return typeof sense.value === 'string' ? sense.value : text;
}

function hasOtherNoun(phrases: readonly Phrase[], at: number): boolean {
  return phrases.some(
    ({ sense }, index) =>
      index !== at &&
      (sense.kind === 'pattern' || sense.kind === 'motif' || sense.kind === 'subject' || sense.kind === 'own-layout'),
  );
}

/** Whether a sense is a manner of a cloth, which names its cloth as that does itself: Kanjivaram. */
function isManner(sense: Sense): boolean {
  if (sense.kind !== 'own-layout') return false;
  const layouts: Readonly<Record<string, { readonly isManner?: true }>> = vocabularies[sense.family].layouts;
  return layouts[sense.value]?.isManner === true;
}
