import type { Colourway, Hand } from '../../drawing/botanical/hand.ts';
import type { Recipe } from '../../recipe/recipe.ts';

/** Words of greens that a leaf has and a petal has not. */
const leafy = /green|sage|olive|mint|emerald|moss|fern|mehndi|pista|mehendi|bottle|forest|parrot|eucalyptus|pistachio/;

const accents = ['a1', 'a2', 'a3', 'a4'] as const;

/**
 * "Dusty pink and sage" is pink flowers with sage leaves: a named green colours leaves where another colour was named for the
 * flowers. Which role carries which name follows from their order.
 */
export function keepGreensForLeaves(hand: Hand, { source }: Recipe): Hand {
  const names = source.understood.filter((word) => word.startsWith('accent:')).slice(0, accents.length);
  const roles = accents.slice(0, names.length);
  const greens = roles.filter((_, i) => leafy.test(names[i] ?? ''));
  const [first, ...others] = roles.filter((role) => !greens.includes(role));
  const [green, second] = greens;
  if (first === undefined || green === undefined) return hand;
  const bloom = (body: Colourway['body'], n: number): Colourway => {
    const next = [first, ...others][(n + 1) % (others.length + 1)] ?? first;
    return { body, second: next === body ? 'light' : next, third: 'light', heart: next === body ? 'light' : next };
  };
  return {
    ...hand,
    flowers: [
      bloom(first, 0),
      ...others.map((role, i) => bloom(role, i + 1)),
      { body: 'light', second: first, third: first, heart: first },
    ],
    leaves: [
      { body: green, second: 'leaf1', third: 'leaf1', heart: 'leaf1' },
      { body: green, second: 'leaf2', third: 'leaf1', heart: 'leaf1' },
      { body: second ?? 'leaf1', second: green, third: green, heart: green },
    ],
  };
}
