import type { Rng } from '../../random/rng.ts';
import type { MotifId } from '../../recipe/recipe.ts';
import type { Part } from './cast.ts';
import type { Easel } from './easel.ts';

/** Kinds of heroes beside the first on the freest cloth; the strictest has one kind. */
const mostKinds = 5;

/** The part a hero plays next: by weight, but none twice in a row where there is a choice. */
export function castHero(easel: Easel, rng: Rng): MotifId {
  const last = easel.census.filter((disc) => disc.rank === 'hero').at(-1)?.motif;
  const kinds = easel.cast.heroes.slice(0, 1 + Math.round(easel.recipe.freedom * mostKinds));
  const fresh = kinds.filter((part) => part.motif !== last);
  const offered: readonly Part[] = fresh.length > 0 ? fresh : kinds;
  let left = rng.between(
    0,
    offered.reduce((sum, part) => sum + part.weight, 0),
  );
  for (const part of offered) {
    left -= part.weight;
    if (left <= 0) return part.motif;
  }
  return easel.cast.heroes[0].motif;
}
