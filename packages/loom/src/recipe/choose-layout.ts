import type { Family } from '@naksha/contract';
import type { FamilyDefinition } from '../patterns/family.ts';
import { vocabularies } from '../patterns/vocabularies.ts';
import type { LayoutVocabulary } from '../patterns/vocabulary.ts';
import type { Intent } from '../prompt/intent.ts';
import type { LayoutWord } from '../prompt/lexicon-layouts.ts';
import type { Rng } from '../random/rng.ts';
import type { MotifId } from './recipe.ts';

/** What a leaning of the options counts beside the lot, 0 … 1. */
const leaning = 0.9;

export interface LayoutWish {
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
  const { layouts } = wish.definition;
  const score = (layout: string) => scoreOf(wish, layout) + rng.fork(layout).next();
  return layouts.reduce((best, layout) => (score(layout) > score(best) ? layout : best), layouts[0]);
}

function scoreOf({ family, intent, leanings, motifs, refused }: LayoutWish, name: string): number {
  const { figures = [], layouts } = vocabularies[family];
  const layout = layouts[name] ?? noWords;
  const isThis = (own: Intent['ownLayouts'][number]) => own.family === family && own.layout === name;
  const drawn = motifs.filter((motif) => figures.includes(motif) && layout.brings?.includes(motif));
  const named = intent.layouts.findIndex((word) => answers(layout, word));
  const means = intent.layouts.some((word) => layout.is?.includes(word));
  const hinted = motifs.findIndex((motif) => layout.brings?.includes(motif) && !everyday.includes(motif));
  const leant = motifs.some((motif) => layout.brings?.includes(motif));
  const isRefused =
    intent.refused.ownLayouts.some(isThis) ||
    intent.refused.layouts.some((word) => answers(layout, word)) ||
    refused.some((motif) => layout.needs?.includes(motif));
  return (
    (intent.ownLayouts.some(isThis) ? 1000 : 0) +
    drawn.length * 30 +
    (named < 0 ? 0 : 20 - named) +
    (means ? 0.5 : 0) +
    (hinted < 0 ? 0 : 8 - hinted * 0.5) +
    (leant ? 0.3 : 0) +
    (leanings.some((word) => answers(layout, word)) ? leaning : 0) -
    (isRefused ? 500 : 0)
  );
}

const noWords: Partial<LayoutVocabulary> = {};
/** "Flowers" and "leaves" are in every prompt: they only lean towards a layout. */
const everyday: readonly MotifId[] = ['blossom', 'rosette', 'leaf'];

function answers(layout: Partial<LayoutVocabulary>, word: LayoutWord): boolean {
  const isAnswered = layout.is?.includes(word) === true || layout.near?.includes(word) === true;
  // A pierced screen is a net to a cloth that has no screens.
  return (
    isAnswered || (word === 'jaali' && (layout.is?.includes('jaal') === true || layout.near?.includes('jaal') === true))
  );
}
