import { type Frame, frames, frameWords, insideWords, type Neck, necks, neckWords } from '../vocabulary/frames.ts';
import type { PlacedThing } from './border-wish.ts';
import { findAll, type PhraseWord } from './find-words.ts';
import { oneOf } from './fold-text.ts';
import { isGrammar } from './is-grammar.ts';
import type { Phrase } from './phrase.ts';

/** What holds things: which frame, which things by their phrases, and the phrases that say so. */
export interface Within {
  readonly frame: Frame;
  readonly things: readonly number[];
  readonly said: readonly number[];
  /** One of them, in the singular. */
  readonly isOne: boolean;
}

/** How far apart a frame and what it holds are said. */
const farthest = 9;

/** A thing that is said to be inside another: "a lotus inside a diamond", "niches holding lamps", "मेहराब के अंदर दीपक". */
export function takeWithin(
  phrases: readonly Phrase[],
  words: readonly PhraseWord[],
  isFree: (index: number) => boolean,
  thingAt: (index: number) => PlacedThing | undefined,
): Within | undefined {
  const framed = new Map<number, { readonly frame: Frame; readonly group: readonly number[] }>();
  for (const frame of frames)
    for (const group of findAll(words, frameWords[frame]))
      for (const index of group) if (!framed.has(index)) framed.set(index, { frame, group });
  if (framed.size === 0) return undefined;
  for (const way of ['each', 'before', 'behind'] as const) {
    for (const group of findAll(words, insideWords[way])) {
      const within = boundBy(group, way);
      if (within !== undefined) return within;
    }
  }
  return undefined;

  function boundBy(group: readonly number[], way: keyof typeof insideWords): Within | undefined {
    const [from, to] = [group[0] ?? 0, group.at(-1) ?? 0];
    const ahead = reach(phrases, to, 1).filter((at) => isFree(at));
    const back = reach(phrases, from, -1).filter((at) => isFree(at));
    const isFrame = (at: number) => framed.has(at);
    const isThing = (at: number) => !group.includes(at) && thingAt(at) !== undefined;
    const place =
      way === 'behind' ? ahead.find(isFrame) : way === 'before' ? back.find(isFrame) : back.findLast(isFrame);
    if (place === undefined) return undefined;
    const frame = framed.get(place);
    if (frame === undefined) return undefined;
    const isOther = (at: number) => isThing(at) && !frame.group.includes(at);
    const heldBy =
      way === 'before' ? ahead.filter(isOther) : back.filter((at) => isOther(at) && (way === 'behind' || at > place));
    const held = heldBy.length > 0 || way === 'behind' ? heldBy : back.filter((at) => isOther(at) && at < place);
    const things = joinedFrom(phrases, held, way === 'before' ? 1 : -1);
    if (things.length === 0) return undefined;
    const text = frame.group.map((index) => phrases[index]?.text ?? '').join(' ');
    // "A mihrab niche", "diamonds in a half drop": the same frame said again.
    const again = [...framed].flatMap(([at, other]) =>
      other.frame === frame.frame && isFree(at) && !things.includes(at) ? [at] : [],
    );
    return {
      frame: frame.frame,
      things,
      said: [...new Set([...again, ...frame.group, ...group])],
      isOne: isSingular(text, phrases, frame.group),
    };
  }
}

/** The phrases before or behind a place as far as its sentence goes; a comma ends a clause that has said something. */
function reach(phrases: readonly Phrase[], from: number, way: 1 | -1): number[] {
  const found: number[] = [];
  for (let at = from + way; at >= 0 && at < phrases.length && Math.abs(at - from) <= farthest; at += way) {
    const gap = way > 0 ? phrases[at]?.gap : phrases[at + 1]?.gap;
    if (gap !== 'none') break;
    found.push(at);
  }
  return found;
}

/** The nearest thing, and those that are joined to it by "and". */
function joinedFrom(phrases: readonly Phrase[], things: readonly number[], way: 1 | -1): number[] {
  const [first] = things;
  if (first === undefined) return [];
  const all = [first];
  for (const next of things.slice(1)) {
    const last = all.at(-1) ?? first;
    const between = phrases.slice(Math.min(last, next) + 1, Math.max(last, next));
    const isListed = between.some(({ sense }) => isGrammar(sense, 'and'));
    if (!isListed || all.length === 3) break;
    all.push(next);
  }
  return way > 0 ? all : all.toReversed();
}

/** What stands before a frame of which there is one. */
const one = oneOf('one|single|a single|ek|एक|એક|large|big|bada|badi|बड़ा|बड़ी|મોટો|મોટી|મોટું');

function isSingular(text: string, phrases: readonly Phrase[], group: readonly number[]): boolean {
  if (/[a-z]s$/u.test(text)) return false;
  const before = phrases[(group[0] ?? 0) - 1]?.text ?? '';
  return one.test(before) || /^[a-z]/u.test(text);
}

/** A panel about the neck of a kurta: its opening, and the phrases that say so. */
export function takeNeck(
  words: readonly PhraseWord[],
): { readonly shape: Neck; readonly said: readonly number[] } | undefined {
  for (const shape of necks.toReversed()) {
    const said = findAll(words, neckWords[shape]).flat();
    if (said.length > 0) return { shape, said };
  }
  return undefined;
}
