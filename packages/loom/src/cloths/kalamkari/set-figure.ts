import type { Easel } from '../../drawing/botanical/easel.ts';
import { setFigure as setOnEasel } from '../../drawing/botanical/set-figure.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';

interface FigureSite {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly facing: 1 | -1;
}

/** Air about an outline, units: small leaves come close to it, for a disc of bare ground about a beast is a halo. */
const air = 3.5;

/** Sets a bird or beast upright, in front of stems and leaves. */
export function setFigure(easel: Easel, motif: MotifId, { x, y, radius, facing }: FigureSite, rng: Rng): void {
  // A beast of bare cloth would have none of the dye that was said of it.
  const dyed = easel.hand.flowers.filter(({ body }) => body !== 'light');
  const colourway = rng.fork('colours').pick(dyed);
  setOnEasel(easel, { motif, colourway, x, y, radius, flip: facing < 0, rank: 'hero', air }, rng.fork('figure'));
}
