import { distance } from '../../numbers/torus.ts';
import type { Easel } from './easel.ts';
import type { Colourway } from './hand.ts';

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
