import type { Rng } from '../../random/rng.ts';
import type { MotifId } from '../../recipe/recipe.ts';
import { colourAt } from '../botanical/colour-at.ts';
import type { Easel } from '../botanical/easel.ts';
import { setFigure } from '../figures/set-figure.ts';
import type { BunchPlace } from './set-bunch.ts';

/** Of a posy's radius. A beast that lies on its back is no toss: it only leans a little. */
const share = 0.8;
const lean = 0.16;

/** A beast in a posy's place, upright. */
export function setBeast(easel: Easel, motif: MotifId, { x, y, radius, facing }: BunchPlace, rng: Rng): void {
  const colourway = colourAt(easel, x, y);
  setFigure(
    easel,
    {
      motif,
      colourway,
      x,
      y,
      radius: radius * share,
      turn: lean * rng.fork('lean').between(-1, 1),
      flip: facing < 0,
      rank: 'hero',
      air: 3,
    },
    rng,
  );
}
