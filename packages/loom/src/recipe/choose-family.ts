import { type Family, families, type GenerateParams, type Style, type Usage } from '@naksha/contract';
import { vocabularies } from '../patterns/vocabularies.ts';
import type { Intent } from '../prompt/intent.ts';
import type { Rng } from '../random/rng.ts';
import type { MotifId } from './recipe.ts';

/** How much a figure speaks for a cloth that draws it. */
const figureLeaning = 6;

export interface FamilyWish {
  readonly params: GenerateParams;
  readonly intent: Intent;
  readonly usage: Usage;
  readonly style: Style | undefined;
  /** Motifs that the options ask for. */
  readonly wanted: readonly MotifId[];
}

/**
 * The cloth: the one chosen as trained pattern, else the technique the prompt names, else what its layouts, motifs, use and
 * style call for, drawn by the seed among the near ones.
 */
export function chooseFamily({ params, intent, usage, style, wanted }: FamilyWish, rng: Rng): Family {
  const asked = params.trainedPattern ?? intent.patterns[0];
  if (asked !== undefined) return asked;
  const instead = intent.later.find((later) => later.instead !== undefined)?.instead;
  if (instead !== undefined && !intent.refused.patterns.includes(instead)) return instead;
  const score = (family: Family): number => {
    const { leanings, layouts, figures = [] } = vocabularies[family];
    const own = Object.values(layouts).flatMap(({ is = [] }) => is);
    const set = intent.layouts.reduce((sum, word) => sum + (own.includes(word) ? 5 : 0), 0);
    const figure = (motif: MotifId) => (figures.includes(motif) ? figureLeaning : 0);
    const motifs =
      intent.motifs.reduce((sum, motif) => sum + (leanings.motif?.[motif] ?? figure(motif)), 0) +
      wanted.reduce((sum, motif) => sum + figure(motif), 0);
    const named = params.patternName === undefined ? 0 : (leanings.patternName?.[params.patternName] ?? 0);
    const leaning = (leanings.usage?.[usage] ?? 0) + (style === undefined ? 0 : (leanings.style?.[style] ?? 0));
    const refused = intent.refused.patterns.includes(family) ? -50 : 0;
    return set + motifs + named + leaning + refused + rng.fork(family).next() * 1.6;
  };
  return families.reduce((best, family) => (score(family) > score(best) ? family : best));
}
