import type { Family } from '@naksha/contract';
import type { FamilyDefinition } from '../patterns/family.ts';
import type { Intent } from '../prompt/intent.ts';
import type { LayoutWord } from '../prompt/lexicon-layouts.ts';
import type { Rng } from '../random/rng.ts';
import { layoutAnswers, motifLayouts } from './layout-answers.ts';
import type { MotifId } from './recipe.ts';

export interface LayoutWish {
  readonly family: Family;
  readonly definition: FamilyDefinition;
  readonly intent: Intent;
  /** Leanings of the options. */
  readonly leanings: readonly LayoutWord[];
  /** Motifs wanted, by prompt or option, the most important first. */
  readonly motifs: readonly MotifId[];
}

/** The family's layout that the words name, else the one that brings out what is wanted, else one by the seed. */
export function chooseLayout({ family, definition, intent, leanings, motifs }: LayoutWish, rng: Rng): string {
  const answers = layoutAnswers[family];
  const score = (layout: string): number => {
    const named = intent.layouts.findIndex((word) => answers[word] === layout);
    const hinted = motifs.findIndex((motif) => motifLayouts[family][motif] === layout);
    const leaned = leanings.some((word) => answers[word] === layout);
    const refused = intent.refused.layouts.some((word) => answers[word] === layout);
    return (
      (named < 0 ? 0 : 20 - named) +
      (hinted < 0 ? 0 : 8 - hinted * 0.5) +
      (leaned ? 0.5 : 0) -
      (refused ? 100 : 0) +
      rng.fork(layout).next()
    );
  };
  return definition.layouts.reduce(
    (best, layout) => (score(layout) > score(best) ? layout : best),
    definition.layouts[0],
  );
}
