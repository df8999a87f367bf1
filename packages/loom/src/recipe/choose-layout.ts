import type { Family } from '@naksha/contract';
import type { Rng } from '../numbers/rng.ts';
import type { Intent } from '../prompt/intent.ts';
import type { FamilyDefinition } from '../vocabulary/families/family.ts';
import type { LayoutVocabulary } from '../vocabulary/families/family-vocabulary.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import type { LayoutWord } from '../vocabulary/lexicon-layouts.ts';
import type { MotifId } from '../vocabulary/motif-ids.ts';
import { stockOf } from '../vocabulary/stock.ts';
import { isBorderBesides } from './is-border-besides.ts';
import { thingsNamed } from './meant-cloths.ts';

/** What a leaning of the options counts beside the lot, 0 … 1. */
const leaning = 0.9;

interface LayoutWish {
  readonly family: Family;
  readonly definition: FamilyDefinition;
  readonly intent: Intent;
  /** Leanings of the options. */
  readonly leanings: readonly LayoutWord[];
  /** Motifs wanted, by prompt or option, the most important first. */
  readonly motifs: readonly MotifId[];
  /** Motifs refused. */
  readonly refused: readonly MotifId[];
}

/**
 * The family's layout that the words name as its own, else one that draws the figures that are wanted, else the one that words for
 * layouts in general mean, else the one that brings out what is wanted, else one by the seed. Never one that was refused or that is
 * nothing without a refused motif, unless all are.
 */
export function chooseLayout(wish: LayoutWish, rng: Rng): string {
  const measured = layoutOfMeasure(wish.family, wish.intent);
  if (measured !== undefined) return measured;
  const { layouts } = wish.definition;
  const score = (layout: string) => scoreOf(wish, layout) + rng.fork(layout).next();
  return layouts.reduce((best, layout) => (score(layout) > score(best) ? layout : best), layouts[0]);
}

/** Stripes narrower than this are a shirt's, cm. */
const ofShirts = 1.3;

/** "5 cm stripes", "1 cm checks": even bands, even squares, where no kind of them is named; undefined where nothing but a lot decides. */
function layoutOfMeasure(family: Family, intent: Intent): string | undefined {
  const { heroCm, motifs, subjects, ownLayouts, layouts, refused } = intent;
  const isOpen = motifs.length + subjects.length + refused.ownLayouts.length === 0;
  if (heroCm === undefined || !isOpen || ownLayouts.some((own) => own.family === family)) return undefined;
  if (family === 'checks') return 'gingham';
  const isUpright = layouts.every((word) => word === 'stripe');
  return family === 'stripes' && isUpright ? (heroCm < ofShirts ? 'bengal' : 'awning') : undefined;
}

function scoreOf({ family, intent, leanings, motifs, refused }: LayoutWish, name: string): number {
  const { figures = [], layouts } = vocabularies[family];
  const layout = layouts[name] ?? noWords;
  const isThis = (own: Intent['ownLayouts'][number]) => own.family === family && own.layout === name;
  const asOwn = intent.ownLayouts.findIndex(isThis);
  const drawn = motifs.filter((motif) => figures.includes(motif) && layout.brings?.includes(motif));
  const isTaken = (word: LayoutWord) => asOwn >= 0 && layout.takes?.includes(word) === true;
  const isAnswered = (word: LayoutWord) =>
    isTaken(word) ||
    (answers(layout, word) && (layout.is?.includes(word) === true || word !== 'borders' || !isBorderBesides(intent)));
  const words = layoutsOf(intent);
  const named = words.findIndex((word) => isAnswered(word));
  const means = words.some((word) => layout.is?.includes(word));
  const hinted = motifs.findIndex((motif) => layout.brings?.includes(motif) && !everyday.includes(motif));
  const leant = motifs.some((motif) => layout.brings?.includes(motif));
  const brought = motifs.filter((motif) => layout.brings?.includes(motif) && !everyday.includes(motif)).length;
  const isRefused =
    intent.refused.ownLayouts.some(isThis) ||
    intent.refused.layouts.some((word) => answers(layout, word)) ||
    refused.some((motif) => layout.needs?.includes(motif)) ||
    stockOf(family, name).some((motif) => refused.includes(motif));
  return (
    // Of several the first named holds.
    // What stands among leaves stands in a thicket, whatever leaves were named.
    (intent.layouts.includes('among') && layout.is?.includes('among') === true ? 1500 : 0) +
    // Where anything is said, a cloth that is known by its dyes is asked for.
    (asOwn < 0 && layout.dyes !== undefined && intent.tokens.length > 0 ? -9 : 0) +
    (asOwn < 0 ? 0 : layout.isManner === true ? 15 : 1000 - asOwn * 2 + (layout.leads === true ? leading : 0)) +
    drawn.length * 30 +
    (intent.subjects.length > 0 && layout.carriesSubjects === true ? 60 : 0) +
    (named < 0 ? 0 : 20 - named) +
    (means ? 0.5 : 0) +
    (hinted < 0 ? 0 : 8 - hinted * 0.5) +
    (intent.density === 'airy' && named < 0 && isOpenLayout(layout) ? 9 : 0) +
    (named < 0 && isOpenLayout(layout) ? wholeWithin(intent) : 0) +
    (intent.isApart === true && named < 0 ? spareOf(layout) : 0) +
    ((thingsNamed(intent) > 0 || (layout.isAsked === 'always' && intent.patterns.includes(family))) &&
    named < 0 &&
    layout.isAsked !== undefined
      ? -5
      : 0) +
    // What is asked for always comes with no flower that it happens to have.
    (layout.isAsked === 'always' && asOwn < 0 && named < 0 && intent.motifs.length + intent.subjects.length > 0
      ? -30
      : 0) +
    // "Bees, trailing": a bee hangs on no bough, however near that is to a vine.
    (asOwn < 0 && !means && layout.of !== undefined ? suits(layout.of, intent) : 0) +
    (asOwn < 0 && layout.isOfSeveral === true ? groupsOf(intent) : 0) +
    (layout.dyeCount !== undefined && layout.dyeCount === intent.colourCount ? ofSoMany : 0) +
    (intent.density === 'dense' && named < 0 && layout.isClose === true ? 9 : 0) +
    (leant ? 0.3 : 0) +
    // Of layouts that draw what was named the one that draws more of it.
    Math.max(0, brought - 1) * 1.1 +
    (leanings.some((word) => answers(layout, word)) ? leaning : 0) -
    (isRefused ? 500 : 0)
  );
}

/** The layouts that are named; a half-drop repeat is one, where motifs are not tossed. */
function layoutsOf({ layouts, repeat }: Intent): readonly LayoutWord[] {
  return repeat === 'half-drop' && !layouts.includes('toss') ? [...layouts, 'half-drop'] : layouts;
}

/** Between broad ends and within borders on all sides a cloth has its butis, which stand whole there: a vine would be cut. */
function wholeWithin({ border }: Intent): number {
  if (border === undefined || border.isBare === true || border.isPlain || border.places !== undefined) return 0;
  return border.isEnded === true || border.placing === 'all' ? 9 : 0;
}

/** A net joins what is to stand apart; a plain step leaves it alone. */
function spareOf({ near = [] }: Partial<LayoutVocabulary>): number {
  return near.some((word) => /lattice|jaal|roundel/.test(word)) ? -6 : near.includes('half-drop') ? 3 : 0;
}

/** Of as many dyes as are asked for. */
const ofSoMany = 15;
/** What a layout for certain things counts where they are all that is named, and where they are not. */
const madeFor = 12;

function suits(of: NonNullable<LayoutVocabulary['of']>, intent: Intent): number {
  if (thingsNamed(intent) + intent.motifs.length === 0) return 0;
  return isMadeFor(of, intent) ? madeFor : -madeFor * 3;
}

/** Whether things that a layout is made for are all that is named, but for their guests. */
export function isMadeFor(
  { things, guests }: NonNullable<LayoutVocabulary['of']>,
  { motifs, subjects }: Intent,
): boolean {
  const named = [...motifs, ...subjects];
  return (
    named.some((one) => things.includes(one)) && named.every((one) => things.includes(one) || guests.includes(one))
  );
}

/** More than the lot decides, less than any word does. */
const madeForGroups = 2;

/** What groups of things count: nothing where no thing is named, for then there are several. */
function groupsOf(intent: Intent): number {
  if (intent.motifs.length + intent.subjects.length === 0) return 0;
  return isOfGroups(intent) ? madeForGroups : -madeFor * 3;
}

/** Whether a print of these words has room for groups: several things, none of them tiny, with a field that goes on and no distances asked for. */
function isOfGroups({
  motifs,
  subjects,
  usage,
  heroFactor = 1,
  heroCm,
  pitchCm,
  density,
  isEveryWay,
  ...intent
}: Intent): boolean {
  const isMeasured =
    heroCm !== undefined || pitchCm !== undefined || intent.border !== undefined || intent.isApart === true;
  const isSmall = usage === 'shirts' || heroFactor < 1;
  return motifs.length + subjects.length > 1 && !isMeasured && !isSmall && density !== 'airy' && isEveryWay !== true;
}

/** Sets its motifs apart, so that there is ground between them. */
function isOpenLayout({ is = [] }: Partial<LayoutVocabulary>): boolean {
  return is.includes('buti');
}

const noWords: Partial<LayoutVocabulary> = {};
/** What a layout that holds the others counts above the one that is named first. */
const leading = 60;
/** "Flowers" and "leaves" are in every prompt: they only lean towards a layout. */
const everyday: readonly MotifId[] = ['blossom', 'rosette', 'leaf'];

function answers(layout: Partial<LayoutVocabulary>, word: LayoutWord): boolean {
  const isAnswered = layout.is?.includes(word) === true || layout.near?.includes(word) === true;
  // A pierced screen is a net to a cloth that has no screens.
  return (
    isAnswered || (word === 'jaali' && (layout.is?.includes('jaal') === true || layout.near?.includes('jaal') === true))
  );
}
