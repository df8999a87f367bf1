import { steady } from '../../number/steady.ts';
import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { type FigureKind, figureKinds } from './figures/figure-kinds.ts';

/** How many different figures a cloth tells, from strict to free. */
const fewest = 3;
const most = 8;

export interface Deck {
  /** All figures that may be told, in the order of their importance. */
  readonly open: readonly FigureKind[];
  /** The first of them: those that this cloth tells. */
  readonly told: readonly FigureKind[];
  /** How many of the first were asked for, and the radius in knots at which all of those can be told. */
  readonly wanted: number;
  readonly least: number;
  /** Those told that a disc of this radius in knots can hold; what was asked for may be told a little coarser. */
  fits(size: number): readonly FigureKind[];
}

/** A figure that was asked for is told down to this share of its smallest size before it is left out. */
const coarser = 0.8;

/**
 * Figures of one cloth: wanted ones first, the others by lot and weight, refused ones not at all (single knots then stand
 * alone).
 */
export function chooseDeck({ motifs, freedom }: Recipe, rng: Rng): Deck {
  const isRefused = ({ motifs: [first, ...others] }: FigureKind) =>
    first !== undefined &&
    (motifs.exclude.includes(first) || (others.length > 0 && others.every((motif) => motifs.exclude.includes(motif))));
  const isWanted = (kind: FigureKind) => kind.motifs.some((motif) => motifs.include.includes(motif));
  // A figure that is known by a wanted name comes before one that only goes with it.
  const rank = (kind: FigureKind) => {
    if (!isWanted(kind)) return 0;
    return kind.motifs.slice(0, 1).some((motif) => motifs.include.includes(motif)) ? 3 : 1.5;
  };
  const weight = (kind: FigureKind) => kind.motifs.reduce((product, motif) => product * (motifs.weight[motif] ?? 1), 1);
  // Keys of a weighted draw without replacement (Efraimidis and Spirakis).
  const open = figureKinds
    .map((kind, i) => ({ kind, key: steady.power(rng.fork(i).next(), 1 / weight(kind)) + rank(kind) }))
    .filter(({ kind }) => !isRefused(kind))
    .sort((a, b) => b.key - a.key)
    .map(({ kind }) => kind);
  const asked = open.filter(isWanted);
  const count = Math.round(fewest + (most - fewest) * freedom) + asked.length;
  const told = open.slice(0, Math.max(count, 4));
  return {
    open,
    told,
    wanted: asked.length,
    least: Math.max(0, ...asked.map((kind) => kind.smallest)),
    fits: (size) => told.filter((kind, n) => kind.smallest * (n < asked.length ? coarser : 1) <= size),
  };
}
