import type { Planner } from '../../drawing/planner.ts';
import type { Plot } from '../../drawing/plot.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { Role } from '../../vocabulary/roles.ts';

/** What every layout of suzani works with. */
export interface SuzaniTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly planner: Planner;
  readonly rng: Rng;
  /** Width of a row of chain stitch in units. */
  readonly width: number;
  readonly silks: Silks;
}

/** Silks in the order in which they follow one another from an edge to a heart, by kind of flower. */
export interface Silks {
  of(n: number, kind?: number): Role;
}

const orders: readonly (readonly Role[])[] = [
  ['a1', 'a3', 'a2', 'light', 'a4'],
  ['a2', 'light', 'a1', 'a3', 'a4'],
  ['a4', 'a2', 'a3', 'a1', 'light'],
  ['a1', 'a2', 'a4', 'a3', 'light'],
];

export function drawSilks(rng: Rng): Silks {
  const [first, ...others] = orders;
  // Madder leads every suzani; the second and third flower may be of any silk.
  const order = [first ?? [], ...rng.shuffle(others)];
  return {
    of: (n, kind = 0) => {
      const silks = order[kind % order.length] ?? [];
      return silks[n % silks.length] ?? 'a1';
    },
  };
}

/** Of these motifs the wanted ones first, the refused left out. */
export function preferred<Motif extends MotifId>({ motifs }: Recipe, all: readonly Motif[]): readonly Motif[] {
  const allowed = all.filter((motif) => !motifs.exclude.includes(motif));
  const wanted = motifs.include.filter((motif): motif is Motif => allowed.some((one) => one === motif));
  return [...wanted, ...allowed.filter((motif) => !wanted.includes(motif))];
}
