import { cmPerInch } from '@naksha/contract';
import { oklchToHex } from '../numbers/colour/gamut.ts';
import { hexToOklch } from '../numbers/colour/oklch.ts';
import { isHexCalledLike } from '../vocabulary/colour-families.ts';
import { type ColourName, colourWords } from '../vocabulary/lexicon-colours.ts';
import type { ShadeWord } from '../vocabulary/lexicon-grammar.ts';
import { oneOf } from './fold-text.ts';
import { isDrawn } from './is-drawn.ts';
import { isGrammar } from './is-grammar.ts';
import { lexicon, type Meaning } from './lexicon.ts';
import type { Match } from './match-words.ts';
import type { Phrase, Sense } from './phrase.ts';
import { thingOfDye } from './subject-words.ts';

/** Raw cloth in fuller's earth, as printers lay it under everything. */
const earth: Sense = { kind: 'ink', value: inkOf('tussar beige') };
const nothing: Sense = { kind: 'stop', value: '' };
const perUnit: Readonly<Record<string, number>> = { cm: 1, mm: 0.1, inch: cmPerInch };

/** Matches → phrases: chooses among meanings, and joins shades to colours, numbers to units and to "colours". */
export function joinPhrases(matches: readonly Match[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (let i = 0; i < matches.length; i++) {
    const match = matches[i];
    if (match === undefined) break;
    const next = matches[i + 1];
    const joined =
      next !== undefined && next.gap === 'none'
        ? join(match, next, meaningOf(matches, i + 1), matches[i + 2])
        : undefined;
    if (joined !== undefined && next !== undefined) {
      phrases.push({ ...match, sense: joined, text: `${match.text} ${next.text}`, end: next.end });
      i++;
    } else
      phrases.push({
        ...match,
        sense: isAny(matches, i)
          ? nothing
          : isEarthenGround(matches, i)
            ? earth
            : isFruitUndrawn(matches, i)
              ? { kind: 'unknown', value: '' }
              : single(match, meaningOf(matches, i)),
      });
  }
  return joinSizes(phrases);
}

/** "Small, medium and large stars" are three sizes of them: the listed sizes → one phrase that says how many. */
function joinSizes(phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = [];
  for (let at = 0; at < phrases.length; at++) {
    const first = phrases[at];
    if (first === undefined) break;
    const end = endOfList(phrases, at);
    const last = phrases[end];
    const sizes = new Set(
      phrases.slice(at, end + 1).flatMap(({ sense }) => (sense.kind === 'size' ? [sense.value] : [])),
    );
    if (end === at || last === undefined || sizes.size < 2) {
      joined.push(first);
      continue;
    }
    const text = phrases.slice(at, end + 1).map((phrase) => phrase.text);
    joined.push({ ...first, sense: { kind: 'sizes', value: sizes.size }, text: text.join(' '), end: last.end });
    at = end;
  }
  return joined;
}

/** Where a list of sizes ends that begins here: only commas and "and" stand between them. */
function endOfList(phrases: readonly Phrase[], from: number): number {
  if (phrases[from]?.sense.kind !== 'size') return from;
  let end = from;
  for (let at = from + 1; at < phrases.length; at++) {
    const { sense, gap } = phrases[at] ?? {};
    if (sense?.kind === 'size' && (gap !== 'none' || isGrammar(phrases[at - 1]?.sense, 'and'))) end = at;
    else if (!isGrammar(phrases[at]?.sense, 'and') || phrases[at - 1]?.sense.kind !== 'size') break;
  }
  return end;
}

function join(match: Match, next: Match, following: Meaning | undefined, after: Match | undefined): Sense | undefined {
  const meaning = match.meanings[0];
  if (meaning?.kind === 'shade' && following?.kind === 'colour') {
    const own = lexicon().next?.get(meaning.value)?.next?.get(following.value)?.meanings[0];
    if (own?.kind === 'colour') return { kind: 'ink', value: inkOf(own.value) };
    const hex = shadeColour(colourWords[following.value][0], meaning.value);
    return { kind: 'ink', value: { name: `${meaning.value} ${following.value}`, hex } };
  }
  const dye = meaning?.kind === 'colour' ? meaning : undefined;
  // A lemon or a rose before the hue that it has is that dye: "लींबू पीला", "rose pink".
  const hue = dye ?? match.meanings.find((each) => each.kind === 'colour');
  // "Mehndi green", "सरसों पीला": the second word says of what hue the first is.
  if (hue?.kind === 'colour' && following?.kind === 'colour' && hue.value !== following.value)
    if (isHexCalledLike(inkOf(hue.value).hex, inkOf(following.value).hex) === true)
      return { kind: 'ink', value: inkOf(hue.value) };
  // "Coffee tumblers" are cups of it.
  if (dye !== undefined && drinks.test(match.text) && vessels.test(next.text))
    return { kind: 'subject', value: 'coffee-mug' };
  const thing = dye === undefined || !plantParts.test(next.text) ? undefined : thingOfDye(match.text);
  if (thing !== undefined) return { kind: 'subject', value: thing };
  // "3d" is a word, though none that is known; a figure or a letter alone says nothing.
  if (match.end === next.start && isOneLetter(match) !== isOneLetter(next) && (isFigure(match) || isFigure(next)))
    return following === undefined || following.kind === 'stop' ? { kind: 'unknown', value: '' } : undefined;
  const number = numberOf(match);
  // "आकार दो": the number behind its noun.
  const behind = sizes.test(match.text) && !isUnit(after) ? numberOf(next) : undefined;
  if (behind !== undefined && Number.isInteger(behind) && behind >= 2 && behind <= 5)
    return { kind: 'sizes', value: behind };
  if (number === undefined) return undefined;
  if (/^["\u2033\u201d]$/.test(next.text)) return inCentimetres(number, perUnit.inch);
  if (sizes.test(next.text) && Number.isInteger(number) && number >= 2 && number <= 5)
    return { kind: 'sizes', value: number };
  if (following?.kind !== 'grammar') return undefined;
  if (following.value === 'colours' && Number.isInteger(number) && number >= 1 && number <= 24)
    return { kind: 'count', value: String(number) };
  return inCentimetres(number, perUnit[following.value]);
}

/** "आकार 3 सेमी" is how large, not how many. */
function isUnit(match: Match | undefined): boolean {
  const [meaning] = match?.meanings ?? [];
  const isNamed = meaning?.kind === 'grammar' && Object.hasOwn(perUnit, meaning.value);
  return match?.gap === 'none' && (isNamed || /^["\u2033\u201d]$/.test(match.text));
}

const drinks = oneOf('coffee|cocoa|chocolate|kaapi|कॉफी|कॉफ़ी|કોફી');
const vessels = oneOf('tumblers?|mugs?|cups?|glass|glasses|pots?|davara|प्याले|प्याला|कप|गिलास|કપ|પ્યાલા|ગ્લાસ');

/** Parts of a plant by which it is named itself: "bamboo stalks", "pine branches". */
const plantParts = oneOf(
  'stalks?|stems?|shoots?|canes?|ears?|sheaf|sheaves|sprigs?|branch|branches|boughs?|twigs?|trees?|pods?|bunch|bunches|groves?|slices?|reefs?',
);

const fruitUndrawn = oneOf('figs?|apricots?|anjeer|khubani');
const leafWords = oneOf('lea(?:f|ves)|foliage|patt[aei]|pattiyan|pattiyon|patton|pan');

/** "Sliced figs", "fig leaves", "anjeer ke patte": fruit that has no drawing, and not the dye that is called by it. */
function isFruitUndrawn(matches: readonly Match[], index: number): boolean {
  const { text = '', meanings } = matches[index] ?? {};
  if (meanings?.[0]?.kind !== 'colour' || !fruitUndrawn.test(text)) return false;
  return /s$/.test(text) || isBeforePart(matches, index);
}

/** A leaf or another part of the plant stands next, or behind a genitive. */
function isBeforePart(matches: readonly Match[], index: number): boolean {
  const isOf = matches[index + 1]?.gap === 'none' && /^k[aei]|n[aiu]$/.test(matches[index + 1]?.text ?? '');
  const part = matches[isOf ? index + 2 : index + 1];
  return part?.gap === 'none' && (leafWords.test(part.text) || plantParts.test(part.text));
}

/** Sizes of motif, in the three languages as they stand after a number. */
const sizes = /^(?:sizes|scales|आकार|आकारों|नाप|કદ|કદનાં|કદના|કદની|કદમાં|માપ|માપનાં|માપના)$/;

/** "Koi hara nahi" is no green, and no carp. */
function isAny(matches: readonly Match[], index: number): boolean {
  if (matches[index]?.text !== 'koi') return false;
  const after = matches.slice(index + 1, index + 5);
  const end = after.findIndex(({ gap }) => gap !== 'none');
  return after.slice(0, end < 0 ? after.length : end).some(({ meanings }) => isGrammar(meanings[0], 'not-after'));
}

/** "मटमैली ज़मीन", "earthy ground", "in earthy colours on …": of the ground an earthy scheme is a colour. */
function isEarthenGround(matches: readonly Match[], index: number): boolean {
  const [meaning] = matches[index]?.meanings ?? [];
  if (meaning?.kind !== 'scheme' && meaning?.kind !== 'mood') return false;
  const isColours = (at: number) => matches[at]?.gap === 'none' && isGrammar(matches[at]?.meanings[0], 'colours');
  const next = matches[isColours(index + 1) ? index + 2 : index + 1];
  const of = next?.meanings[0];
  return meaning.value === 'earthy' && next?.gap === 'none' && (isGrammar(of, 'ground') || isGrammar(of, 'on-after'));
}

function inCentimetres(number: number, unit: number | undefined): Sense | undefined {
  return unit === undefined ? undefined : { kind: 'centimetres', value: Math.round(number * unit * 1000) / 1000 };
}

function single(match: Match, meaning: Meaning | undefined): Sense {
  if (/^#/.test(match.text)) return { kind: 'ink', value: { name: sixDigits(match.text), hex: sixDigits(match.text) } };
  if (meaning?.kind === 'colour') return { kind: 'ink', value: inkOf(meaning.value) };
  if (meaning !== undefined) return meaning;
  if (numberOf(match) !== undefined || isOneLetter(match)) return { kind: 'stop', value: '' };
  if (/^["\u2033\u201d]$/.test(match.text)) return { kind: 'stop', value: '' };
  return /^[&+]$/.test(match.text) ? { kind: 'grammar', value: 'and' } : { kind: 'unknown', value: '' };
}

function inkOf(name: ColourName): { name: string; hex: string } {
  return { name, hex: colourWords[name][0] };
}

const isOneLetter = ({ text }: Match): boolean => /^[a-z]$/.test(text);
const isFigure = ({ text }: Match): boolean => /^\d/.test(text);

function numberOf(match: Match): number | undefined {
  if (isFigure(match)) return Number(match.text);
  const meaning = match.meanings[0];
  return meaning?.kind === 'number' ? Number(meaning.value) : undefined;
}

function sixDigits(hex: string): string {
  return hex.length === 7 ? hex : `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}`;
}

/** A rose is a flower, but "rose paisley", "rose and gold", "on deep rose" and "in rust and camel" are coloured. */
function meaningOf(matches: readonly Match[], index: number): Meaning | undefined {
  const match = matches[index];
  const meanings = match?.meanings ?? [];
  const [usual, other] = meanings;
  // "Spiral" is the layout of more than one cloth: it is that of the one that is named.
  if (usual?.kind === 'own-layout' && other?.kind === 'own-layout') {
    const isNamed = (meaning: Meaning) =>
      meaning.kind === 'own-layout' &&
      matches.some(({ meanings: [one] }) => one?.kind === 'pattern' && one.value === meaning.family);
    return meanings.find(isNamed) ?? usual;
  }
  if (usual?.kind === 'colour') return thingBesideThings(matches, index) ?? usual;
  if (other?.kind !== 'colour') return usual;
  // "A print of poppy" is none that is dyed poppy.
  const joint = match?.gap === 'none' ? matches[index - 1] : undefined;
  const before = joint?.text === 'of' ? undefined : joint?.meanings[0];
  const after = followingOf(matches, index);
  const isColoured = (meaning: Meaning | undefined) => meaning?.kind === 'shade' || isGrammar(meaning, 'on', 'in');
  const isNoun =
    after?.kind === 'pattern' ||
    after?.kind === 'own-layout' ||
    after?.kind === 'motif' ||
    after?.kind === 'subject' ||
    after?.kind === 'usage' ||
    isTinted(matches[index + 1]) ||
    isGrammar(after, 'ground', 'on-after');
  return isColoured(before) || isNoun || after?.kind === 'colour' || isAfterColour(matches, index) ? other : usual;
}

/** "Wheat and poppies", "अनार और नींबू": joined to a thing that has no colour of its own, a dye is the thing that it is called by. */
function thingBesideThings(matches: readonly Match[], index: number): Meaning | undefined {
  const id = thingOfDye(matches[index]?.text ?? '');
  if (id === undefined) return undefined;
  const isBare = (at: number) => at === 0 || matches[at]?.gap !== 'none';
  const isThing = (at: number) => {
    const [usual, other] = matches[at]?.meanings ?? [];
    return isDrawn(usual) && other?.kind !== 'colour';
  };
  const isJoined = (at: number) =>
    matches[at]?.gap === 'none' && matches[at + 1]?.gap === 'none' && isGrammar(matches[at]?.meanings[0], 'and');
  const isFirst = isBare(index) && isJoined(index + 1) && isThing(index + 2);
  const isSecond = isJoined(index - 1) && isThing(index - 2) && isBare(index - 2);
  const next = matches[index + 1];
  const isEnd = next === undefined || next.gap !== 'none' || next.meanings[0]?.kind === 'grammar';
  const isDyed = next?.meanings[0]?.kind === 'colour';
  // "Lemons and lemon leaves"; olive leaves among herons are of that green.
  const isOfPlant = matches.some(
    ({ text, meanings: [one] }) => one?.kind === 'subject' && one.value === id && !text.includes(' '),
  );
  if ((id === 'lemon' || isOfPlant) && isBeforePart(matches, index)) return { kind: 'subject', value: id };
  if (isHued(matches, index)) return { kind: 'subject', value: id };
  return isFirst || (isSecond && (isEnd || isDyed)) ? { kind: 'subject', value: id } : undefined;
}

/** "A yellow lemon border": behind its own hue, which is said before a thing and behind a dye, it is the thing. */
function isHued(matches: readonly Match[], index: number): boolean {
  const [own, before] = [matches[index], matches[index - 1]?.meanings[0]];
  const dye = own?.meanings[0];
  if (own?.gap !== 'none' || before?.kind !== 'colour' || dye?.kind !== 'colour') return false;
  if (isHexCalledLike(inkOf(dye.value).hex, inkOf(before.value).hex) !== true) return false;
  const after = matches.slice(index + 1, index + 3).filter(({ gap }) => gap === 'none');
  return after.some(
    ({ text, meanings: [next] }) => /^prints?$/.test(text) || (next?.kind === 'layout' && next.value === 'borders'),
  );
}

/** "Rust and camel": joined to what is a colour and nothing else. */
function isAfterColour(matches: readonly Match[], index: number): boolean {
  const joint = matches[index - 1];
  if (matches[index]?.gap !== 'none' || joint?.gap !== 'none') return false;
  const isAnd = /^[&+]$/.test(joint.text) || isGrammar(joint.meanings[0], 'and');
  const before = matches[index - 2]?.meanings;
  return isAnd && before?.length === 1 && before[0]?.kind === 'colour';
}

/** "Camel coloured", "rose colour". */
function isTinted(after: Match | undefined): boolean {
  return after?.gap === 'none' && /^colou?r(?:ed)?$|^tone[ds]?$|^shades?$|^rang$|^रंग|^રંગ/.test(after.text);
}

/** The meaning after a word, and after "and" if a colour stands there. */
function followingOf(matches: readonly Match[], index: number): Meaning | undefined {
  const after = matches[index + 1];
  if (after === undefined || after.gap !== 'none') return undefined;
  const meaning = after.meanings[0];
  if (meaning?.kind !== 'grammar' || meaning.value !== 'and') return meaning;
  const next = matches[index + 2]?.meanings;
  return next?.length === 1 && next[0]?.kind === 'colour' ? next[0] : undefined;
}

/** "Light", "dark", "bright" or "muted" of a colour, as a dyer would dip it: shorter, longer, purer, greyer. */
export function shadeColour(hex: string, shade: ShadeWord): string {
  const [L, C, h] = hexToOklch(hex);
  if (shade === 'light') return oklchToHex([Math.min(0.93, L + (0.93 - L) * 0.55), C * 0.6, h]);
  if (shade === 'dark') return oklchToHex([Math.max(0.2, L * 0.7), C * 0.74, h]);
  if (shade === 'bright') return oklchToHex([L + (0.64 - L) * 0.3, Math.min(0.19, C * 1.25), h]);
  return oklchToHex([L + (0.66 - L) * 0.25, C * 0.55, h]);
}
