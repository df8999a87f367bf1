import type { Motif } from '../../motifs/motif.ts';
import type { MotifId } from '../../recipe/recipe.ts';
import type { MotifDisc } from '../../scene/scene.ts';
import type { Rng } from '../../random/rng.ts';
import type { Made } from '../../layout/gap-fill.ts';
import { distance } from '../../layout/torus.ts';
import type { Part } from './cast.ts';
import type { Easel } from './easel.ts';
import { inksFor } from './easel.ts';
import type { Colourway } from './hand.ts';

/** The drawing of a flower in a colourway at a radius, by the hand's own motif or another. */
export function flowerOf(easel: Easel, motif: MotifId, colourway: Colourway, radius: number, rng: Rng, other?: Motif): Made {
  const { stock, hand, recipe } = easel;
  const draw = other ?? hand.motifs[motif];
  if (!draw) throw new RangeError(`Expected a motif of this cloth's hand but received ${motif}`);
  const kind = `${other ? 'other/' : ''}${motif}/${colourway.body}/${colourway.second}/${colourway.third}`;
  const made = stock.take(kind, radius, (drawn, fork) => draw({ radius: drawn, inks: inksFor(easel, colourway), detail: recipe.detail, line: recipe.line }, fork), rng);
  return { ...made, tint: colourway.body };
}

export interface Flower {
  readonly motif: MotifId;
  readonly colourway: Colourway;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly turn: number;
  readonly rank: MotifDisc['rank'];
  /** Air kept round it, units. */
  readonly air: number;
}

/** Sets a flower in its place, in front of all stems and leaves. */
export function setFlower(easel: Easel, flower: Flower, rng: Rng): void {
  const { motif, colourway, x, y, radius, turn, rank, air } = flower;
  const { symbol, scale } = flowerOf(easel, motif, colourway, radius, rng);
  easel.drawn.heroes.push({ symbol, x, y, turn, scale });
  easel.census.push({ x, y, r: radius, motif, rank });
  if (rank === 'hero') easel.heroes.push({ x, y, tint: colourway.body });
  easel.occupancy.add(x, y, radius + air);
}

/** Kinds of heroes beside the first on the freest cloth; the strictest has one kind. */
const mostKinds = 5;

/** The part a hero plays next: by weight, but none twice in a row where there is a choice. */
export function castHero(easel: Easel, rng: Rng): MotifId {
  const last = easel.census.filter((disc) => disc.rank === 'hero').at(-1)?.motif;
  const kinds = easel.cast.heroes.slice(0, 1 + Math.round(easel.recipe.freedom * mostKinds));
  const fresh = kinds.filter((part) => part.motif !== last);
  const offered: readonly Part[] = fresh.length > 0 ? fresh : kinds;
  let left = rng.between(0, offered.reduce((sum, part) => sum + part.weight, 0));
  for (const part of offered) {
    left -= part.weight;
    if (left <= 0) return part.motif;
  }
  return easel.cast.heroes[0].motif;
}

/** The colourway whose like among the heroes is farthest away: no rows of one colour appear across repeats. */
export function colourAt(easel: Easel, x: number, y: number): Colourway {
  let best = easel.hand.flowers[0];
  let farthest = -1;
  for (const way of easel.hand.flowers) {
    let nearest = Number.POSITIVE_INFINITY;
    for (const hero of easel.heroes) {
      if (hero.tint === way.body) nearest = Math.min(nearest, distance(easel.plot.torus, x, y, hero.x, hero.y));
    }
    if (nearest > farthest) [best, farthest] = [way, nearest];
  }
  return best;
}
