import type { Easel } from '../../drawing/botanical/easel.ts';
import { flowerOf } from '../../drawing/botanical/set-flower.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';

interface FigureSite {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly facing: 1 | -1;
}

/** Sets a bird or beast upright, in front of stems and leaves. */
export function setFigure(easel: Easel, motif: MotifId, { x, y, radius, facing }: FigureSite, rng: Rng): void {
  // A beast of bare cloth would have none of the dye that was said of it.
  const dyed = easel.hand.flowers.filter(({ body }) => body !== 'light');
  const colourway = rng.fork('colours').pick(dyed);
  const { symbol, scale } = flowerOf(easel, motif, colourway, radius, rng.fork('figure'));
  easel.drawn.heroes.push({ symbol, x, y, turn: 0, scale, flip: facing < 0 });
  // Less than the figure: what is strewn runs behind its corners.
  easel.occupancy.add(x, y, radius * 0.76);
  easel.census.push({ x, y, r: radius * 0.9, motif, rank: 'hero' });
  easel.heroes.push({ x, y, tint: colourway.body });
}
