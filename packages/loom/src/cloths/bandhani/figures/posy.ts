import { steady } from '../../../numbers/steady.ts';
import type { FigureInk } from '../figure.ts';
import type { DrawFigure } from './outlines.ts';

/** Rings of a posy from inside: distance in knots, how many, where the first stands in steps, ink. */
const rings: readonly (readonly [away: number, count: number, shift: number, ink: FigureInk])[] = [
  [0, 1, 0, 2],
  [1.06, 6, 0, 1],
  [2.1, 12, 0, 0],
  [3.16, 6, 0, 1],
  [3.05, 6, 0.5, 2],
  [4.2, 6, 0, 0],
  [5.2, 6, 0, 0],
];

/** A small flower of single knots in rings: what is tied where a drawn flower has no room. */
export const posy: DrawFigure = ({ size }) => ({
  motif: 'dot',
  zones: [],
  lines: [],
  points: rings
    .filter(([away]) => away < size - 0.3)
    .flatMap(([away, count, shift, ink]) =>
      Array.from({ length: count }, (_, k) => {
        const angle = ((k + shift) * 2 * Math.PI) / count;
        return { at: [(steady.sin(angle) * away) / size, (-steady.cos(angle) * away) / size] as const, ink };
      }),
    ),
});
