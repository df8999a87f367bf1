import type { LeafMaker } from '../../layout/collar.ts';
import { leafMaker } from '../../layout/collar.ts';
import type { Easel } from './easel.ts';
import { flowerOf } from './flower-of.ts';

/** A maker of leaves up to a length, in this cloth's leaf colours. */
export function leavesOf(easel: Easel, longest: number, air: number): LeafMaker {
  const { hand, recipe } = easel;
  return leafMaker({
    longest,
    shortest: Math.max(hand.smallest * 1.4, longest * 0.24, 15 - recipe.detail * 1.6),
    slim: 0.42,
    air,
    make: (radius, rng) => flowerOf(easel, 'leaf', rng.pick(hand.leaves), radius, rng),
  });
}
