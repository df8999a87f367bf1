import type { Family } from '@naksha/contract';
import { canDraw, hasHandFor, ofOneDye, suitsSubjects } from '../vocabulary/can-draw.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { type LaterCloth, type LaterRow, laterCloths } from '../vocabulary/lexicon-later.ts';
import { commonMotifs, motifsOfWord } from '../vocabulary/lexicon-motifs.ts';
import type { MotifId } from '../vocabulary/motif-ids.ts';
import type { Draft } from './draft.ts';
import { isGrammar } from './is-grammar.ts';
import type { Phrase } from './phrase.ts';
import type { Reading } from './reading.ts';

/** Phrases, and which of them are refused, by index. */
interface ReadPhrases {
  readonly phrases: readonly Phrase[];
  readonly refused: ReadonlySet<number>;
}

/**
 * A way of making cloth before a world of motifs: "floral ikat" is an ikat. What is named itself comes before what a layout of its
 * own speaks for: "houndstooth ikat" is an ikat, "gharchola with paisley" a bandhani; and what is only likened to comes last.
 */
export function techniqueOf({ phrases, refused }: ReadPhrases): Family | undefined {
  const isWorld = (family: Family) => isOpenTo(family, { phrases, refused });
  const familiesOf = (isWanted: (index: number) => boolean) => {
    const kept = phrases.filter((_, index) => !refused.has(index) && isWanted(index)).map(({ sense }) => sense);
    return [
      ...kept.flatMap((sense) =>
        sense.kind === 'pattern' && !isMotifBesides(sense.value, { phrases, refused }) ? [sense.value] : [],
      ),
      ...kept.flatMap((sense) => (sense.kind === 'own-layout' && isWorld(sense.family) ? [sense.family] : [])),
    ];
  };
  const isAside = (index: number) => isLikened(phrases, index) || isBeneath(phrases, index);
  const itself = familiesOf((index) => !isAside(index));
  const all = [...itself, ...familiesOf(isAside)];
  return all.find((family) => vocabularies[family].isTechnique) ?? all[0];
}

/** "Floral with tractors": a world of motifs that has no tractors gives its motifs to a cloth that has. */
export function isMotifBesides(family: Family, read: ReadPhrases): boolean {
  const { isTechnique, suggestedMotifs } = vocabularies[family];
  if (family === 'geometric') return isWayOfSetting(read);
  const isShared = suggestedMotifs.length > 0 && suggestedMotifs.every((motif) => canDraw(motif, 'conversational'));
  const things = thingsIn(read);
  const lacksThing = things.length > 0 && !suitsSubjects(family, things);
  return !isTechnique && isShared && (lacksThing || lacksFigure(family, read));
}

/** "A small geo of paper planes", "geometric terrazzo": beside a thing to be drawn, or another cloth's way, the word says what it is like, unless a figure of geometry is named. */
function isWayOfSetting(read: ReadPhrases): boolean {
  const ways = read.phrases.flatMap(({ sense }, index) =>
    sense.kind === 'own-layout' && !read.refused.has(index) ? [sense.family] : [],
  );
  const isOwn = ways.includes('geometric');
  const isFigure = ({ sense }: Phrase, index: number) =>
    sense.kind === 'motif' &&
    sense.value !== 'gable' &&
    !read.refused.has(index) &&
    motifsOfWord[sense.value].every((motif) => !commonMotifs.includes(motif) && !hasHandFor(motif, 'geometric'));
  return !isOwn && (ways.length > 0 || thingsIn(read).length > 0 || read.phrases.some(isFigure));
}

/** "Tropical leaves with elephants": a figure is named that this cloth cannot draw in any way, and others can. */
function lacksFigure(family: Family, { phrases, refused }: ReadPhrases): boolean {
  return phrases.some(({ sense, isPlaced }, index) => {
    if (sense.kind !== 'motif' || isPlaced === true || refused.has(index)) return false;
    const motifs: readonly MotifId[] = motifsOfWord[sense.value];
    return (
      motifs.every((motif) => !commonMotifs.includes(motif) && !canDraw(motif, family)) &&
      motifs.some((motif) => canDraw(motif, undefined))
    );
  });
}

function thingsIn({ phrases, refused }: ReadPhrases): string[] {
  return phrases.flatMap(({ sense }, index) => (sense.kind === 'subject' && !refused.has(index) ? [sense.value] : []));
}

/** The ground and its dye. */
const mostOfOneDye = 2;

/**
 * "Deer in a jungle": a world of leaves that has no deer is only the background of the wish, and a word for a layout is no name of a cloth
 * that cannot draw what is named.
 */
export function isOpenTo(family: Family, { phrases, refused }: ReadPhrases): boolean {
  const things = thingsIn({ phrases, refused });
  if (things.length > 0 && !suitsSubjects(family, things)) return false;
  const dyes = phrases.filter(({ sense }, index) => sense.kind === 'ink' && !refused.has(index)).length;
  if (dyes > mostOfOneDye && ofOneDye.includes(family)) return false;
  if (vocabularies[family].isTechnique) return true;
  return phrases.every(
    ({ sense, isPlaced }, index) =>
      isPlaced === true ||
      sense.kind !== 'motif' ||
      refused.has(index) ||
      motifsOfWord[sense.value].some((motif) => canDraw(motif, family)),
  );
}

/** What is made in place of a cloth that cannot be made yet. */
export function insteadOf({ phrases, refused }: ReadPhrases): Family | undefined {
  const later = phrases.find(({ sense }, index) => sense.kind === 'later-cloth' && !refused.has(index))?.sense;
  return later?.kind === 'later-cloth' ? insteadFor(later.value, { phrases, refused }) : undefined;
}

/** "Like ajrakh", "अजरख जैसा". */
function isLikened(phrases: readonly Phrase[], index: number): boolean {
  const [before, after] = [phrases[index - 1], phrases[index + 1]];
  return isGrammar(before?.sense, 'like') || (isGrammar(after?.sense, 'like-after') && after?.gap === 'none');
}

/** "Chunri par chikankari" is white work on a veil. */
function isBeneath(phrases: readonly Phrase[], index: number): boolean {
  const after = phrases[index + 1];
  return isGrammar(after?.sense, 'on-after') && after?.gap === 'none';
}

/** The nearest cloth; of two the one that draws beasts and birds where such are named. */
function insteadFor(value: LaterCloth, { phrases, refused }: ReadPhrases): Family | undefined {
  const cloth: LaterRow = laterCloths[value];
  const { instead, figured } = cloth;
  if (instead === undefined || figured === undefined) return instead;
  const isFigure = ({ sense }: Phrase, index: number) =>
    sense.kind === 'motif' &&
    !refused.has(index) &&
    motifsOfWord[sense.value].some((motif) => !canDraw(motif, instead) && canDraw(motif, figured));
  return phrases.some(isFigure) ? figured : instead;
}

/** Notes a cloth that cannot be made yet, and in its place the nearest, set out as comes nearest, where no cloth is named that can be made. */
export function setNearest(intent: Draft, value: LaterCloth, reading: Reading): 'later' {
  const instead = intent.patterns.length === 0 ? insteadFor(value, reading) : undefined;
  const { as: layout }: LaterRow = laterCloths[value];
  const isSetOut = reading.phrases.some(({ sense }) => sense.kind === 'layout');
  if (instead !== undefined && layout !== undefined && intent.ownLayouts.length === 0 && !isSetOut)
    intent.ownLayouts.push({ family: instead, layout });
  intent.later.push(instead === undefined ? { value } : { value, instead });
  return 'later';
}
