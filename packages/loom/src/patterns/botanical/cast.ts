import { type MotifId, motifIds, type Recipe } from '../../recipe/recipe.ts';

/** Weights of motifs by rank: a layout's habit. */
export interface Habit {
  readonly hero: Partial<Record<MotifId, number>>;
  readonly secondary: Partial<Record<MotifId, number>>;
  readonly filler: Partial<Record<MotifId, number>>;
}

export interface Part {
  readonly motif: MotifId;
  readonly weight: number;
}

/** Which motifs play which part after the recipe's wishes. */
export interface Cast {
  /** Never empty; heroes take them in turn, the most wanted first. */
  readonly heroes: readonly [Part, ...Part[]];
  readonly secondary: readonly Part[];
  readonly filler: readonly Part[];
  has(motif: MotifId): boolean;
  weight(motif: MotifId): number;
}

/** Motifs that bear being the largest on the cloth. */
const heroic: readonly MotifId[] = ['rosette', 'palmette', 'lotus', 'carnation', 'blossom', 'bud', 'paisley'];
/** Flowers and fruit that are heroes only where they are wished for, in any layout of a hand that draws them. */
const fruitful: readonly MotifId[] = ['pomegranate', 'mango', 'hibiscus', 'sunflower', 'lotus-front'];
/** What the word for one also means, for cloths that do not draw it: these need it no more. */
const instead: Partial<Record<MotifId, MotifId>> = {
  pomegranate: 'palmette',
  mango: 'paisley',
  hibiscus: 'blossom',
  sunflower: 'rosette',
};
const wantedMore = 3;

/**
 * Wanted motifs that can be heroes are the only heroes; wanted others come more often. Excluded ones play no part. When
 * all habitual heroes are excluded the first heroic motif that is not takes their place. `drawn` are the motifs of the hand.
 */
export function castFor({ motifs }: Recipe, habit: Habit, drawn: readonly string[]): Cast {
  const has = (motif: MotifId) => !motifs.exclude.includes(motif);
  const weight = (motif: MotifId) => (motifs.weight[motif] ?? 1) * (motifs.include.includes(motif) ? wantedMore : 1);
  const parts = (of: Partial<Record<MotifId, number>>): Part[] =>
    motifIds.flatMap((motif) => {
      const usual = of[motif] ?? 0;
      return usual > 0 && has(motif) ? [{ motif, weight: usual * weight(motif) }] : [];
    });
  const grown = motifs.include.filter((motif) => has(motif) && fruitful.includes(motif) && drawn.includes(motif));
  const replaced = grown.map((motif) => instead[motif]);
  const wanted = motifs.include.filter(
    (motif) => grown.includes(motif) || (has(motif) && habit.hero[motif] !== undefined && !replaced.includes(motif)),
  );
  const heroes =
    wanted.length > 0
      ? wanted.map((motif, i) => ({ motif, weight: 1 / (i + 1) }))
      : parts(habit.hero)
          .filter((part) => part.weight > 0)
          .sort((a, b) => b.weight - a.weight);
  const [first, ...rest] = heroes;
  const standIn = heroic.find(has) ?? 'rosette';
  return {
    heroes: first ? [first, ...rest] : [{ motif: standIn, weight: 1 }],
    secondary: parts(habit.secondary),
    filler: parts(habit.filler),
    has,
    weight,
  };
}
