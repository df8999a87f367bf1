import { place } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { hundredths } from '../../numbers/steady.ts';
import type { Outline } from '../../vocabulary/subjects/outline.ts';
import { penFor } from '../motifs/sketch.ts';
import type { Dress } from '../subjects/draw-printed.ts';
import { groundOf } from '../subjects/ground-of.ts';
import type { Easel } from './easel.ts';
import type { DrawThing } from './hand.ts';

interface Thing {
  readonly outline: Outline;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly flip: boolean;
  /** Air kept round it, units. */
  readonly air: number;
  /** Which of the hand's colourways it wears. */
  readonly colourway: number;
  readonly turn?: number;
  /** A hero unless it is said. */
  readonly rank?: 'hero' | 'secondary';
}

/** Sets a thing of a library upright in front of stems and leaves, as a craft draws it; what it leaves free stays free. */
export function setThing(
  easel: Easel,
  { outline, x, y, radius, flip, air, colourway, turn = 0, rank = 'hero' }: Thing,
  draw: DrawThing,
  rng: Rng,
): void {
  const { hand, recipe } = easel;
  const { body, second } = hand.flowers[colourway % hand.flowers.length] ?? hand.flowers[0];
  const dress: Dress = { body, second, leaf: ['leaf1', 'leaf2'], light: 'light', dark: 'dark' };
  const { symbol, scale } = easel.take(
    `thing/${outline.id}/${body}`,
    radius,
    (drawn) => ({
      ...draw(outline, {
        radius: drawn,
        pen: penFor({ radius: drawn, line: recipe.line }).contour,
        detail: recipe.detail,
        dress,
      }),
      motif: outline.id,
    }),
    rng,
  );
  easel.drawn[rank === 'hero' ? 'heroes' : 'seconds'].push({
    symbol,
    x: hundredths(x),
    y: hundredths(y),
    turn,
    scale,
    flip,
  });
  for (const disc of groundOf(outline, radius)) {
    const [at = [x, y]] = place([[flip ? -disc.x : disc.x, disc.y]], x, y, turn);
    easel.occupancy.add(at[0], at[1], disc.r + air);
  }
  easel.census.push({ x, y, r: radius * 0.9, motif: outline.id, rank });
  if (rank === 'hero') easel.heroes.push({ x, y, tint: body });
}
