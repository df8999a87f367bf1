import { greenAccents } from '../../drawing/botanical/green-accents.ts';
import type { Colourway, Hand } from '../../drawing/botanical/hand.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { accentRoles } from '../../vocabulary/roles.ts';

/** The hand with the named colours that are no greens on its flowers: the greens are the leaves'. */
export function keepGreensForLeaves(hand: Hand, recipe: Recipe): Hand {
  const { greens, blooms } = greenAccents(recipe);
  const [first, ...others] = blooms;
  if (first === undefined || greens.length === 0) return hand;
  const spare = accentRoles.findLast((role) => !greens.includes(role) && !blooms.includes(role));
  const bloom = (body: Colourway['body'], n: number): Colourway => {
    const next = blooms[(n + 1) % blooms.length] ?? first;
    return { body, second: next === body ? 'light' : next, third: 'light', heart: next === body ? 'light' : next };
  };
  return {
    ...hand,
    flowers: [
      bloom(first, 0),
      ...others.map((role, i) => bloom(role, i + 1)),
      // A tint of the bloom: a white flower on a pale ground would be a hole in the leaves about it.
      { body: spare ?? 'light', second: first, third: first, heart: first },
    ],
    leaves: [
      { body: 'leaf1', second: 'leaf2', third: 'leaf3', heart: 'leaf3' },
      { body: 'leaf3', second: 'leaf1', third: 'leaf1', heart: 'leaf1' },
      { body: 'leaf2', second: 'leaf1', third: 'leaf3', heart: 'leaf3' },
    ],
  };
}
