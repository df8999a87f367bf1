import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { type FigureKind, figureKinds } from './figures/figure-kinds.ts';

/** How many different figures a cloth tells, from strict to free. */
const fewest = 3;
const most = 8;

/**
 * Figures of one cloth in the order of their importance: wanted ones first, the others by lot and weight, refused ones
 * not at all (dots then stand alone).
 */
export function chooseDeck({ motifs, freedom }: Recipe, rng: Rng): readonly FigureKind[] {
  const isRefused = (kind: FigureKind) =>
    kind.motifs.length > 0 && kind.motifs.every((motif) => motifs.exclude.includes(motif));
  const isWanted = (kind: FigureKind) => kind.motifs.some((motif) => motifs.include.includes(motif));
  const weight = (kind: FigureKind) => kind.motifs.reduce((product, motif) => product * (motifs.weight[motif] ?? 1), 1);
  const open = figureKinds.filter((kind) => !isRefused(kind));
  // Keys of a weighted draw without replacement (Efraimidis and Spirakis).
  const drawn = open
    .map((kind, i) => ({ kind, key: rng.fork(i).next() ** (1 / weight(kind)) + (isWanted(kind) ? 2 : 0) }))
    .sort((a, b) => b.key - a.key)
    .map(({ kind }) => kind);
  const count = Math.round(fewest + (most - fewest) * freedom) + drawn.filter(isWanted).length;
  return drawn.slice(0, Math.max(count, 4));
}
