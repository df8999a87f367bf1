import { place } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import { footprint } from '../figures/footprint.ts';
import type { MotifDisc } from '../scene.ts';
import type { Easel } from './easel.ts';
import type { Colourway } from './hand.ts';
import { flowerOf } from './set-flower.ts';

export interface Figure {
  readonly motif: MotifId;
  readonly colourway: Colourway;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly turn?: number;
  /** Looking to the left. */
  readonly flip?: boolean;
  readonly rank: MotifDisc['rank'];
  /** The layer it is drawn on, where that is not its rank's: what stands before another comes after it on one layer. */
  readonly on?: 'heroes' | 'seconds';
  /** Air kept round its outline, units. */
  readonly air: number;
}

/** Share of its radius that a figure stands for in the census: animals do not fill their circle. */
const bulk = 0.82;

/** Sets an animal, person or thing; what it covers is taken, what its circle leaves free stays free. */
export function setFigure(easel: Easel, figure: Figure, rng: Rng): void {
  const { motif, colourway, x, y, radius, turn = 0, flip = false, rank, air } = figure;
  const layer = figure.on ?? (rank === 'hero' ? 'heroes' : 'seconds');
  const { symbol, scale } = flowerOf(easel, motif, colourway, radius, rng);
  easel.drawn[layer].push({ symbol, x, y, turn, scale, ...(flip ? { flip } : {}) });
  const drawing = easel.symbols[symbol];
  for (const disc of drawing ? footprint(drawing) : []) {
    const [at = [x, y]] = place([[flip ? -disc.x : disc.x, disc.y]], x, y, turn, scale);
    easel.occupancy.add(at[0], at[1], disc.r * scale + air);
  }
  easel.census.push({ x, y, r: radius * bulk, motif, rank });
  if (rank === 'hero') easel.heroes.push({ x, y, tint: colourway.body });
}
