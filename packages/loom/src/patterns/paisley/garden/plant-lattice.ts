import { circle } from '../../../geometry/circle.ts';
import { type Bed, bellyAt, flowerOf, leafFlower, setFlower } from './bed.ts';

/** A net of florets with dots between, round one flower. */
export function plantLattice(bed: Bed): void {
  const { rng, occupancy, offset, onSpine, way } = bed;
  const { shelf } = bed.task;
  const belly = onSpine(bellyAt);
  const radius = belly.room * 0.5;
  setFlower(
    bed,
    flowerOf(bed, rng.fork('hero'), ['rosette', 'lotus']),
    belly.at,
    radius,
    belly.heading,
    0,
    rng.fork('hero'),
  );
  leafFlower(bed, belly.at, radius, rng.fork('collar'));
  const small = Math.max(3.4, belly.room * 0.11);
  const step = small * 3.6;
  const floret = way.flowers[1] ?? way.flowers[0];
  const dot = shelf.put({ shapes: [{ d: circle(0, 0, small * 0.28), fill: way.dots }], radius: small });
  const last = Math.ceil((offset * 2) / step);
  for (let row = -2 * last; row <= 2 * last; row++) {
    for (let column = -last; column <= last; column++) {
      const x = belly.at[0] + (column + (row % 2 === 0 ? 0 : 0.5)) * step;
      const y = belly.at[1] + (row * step) / 2;
      if (x < 0 || y < 0 || x > 2 * offset || y > 2 * offset) continue;
      if (occupancy.at(x, y) > small + 0.8) {
        const made = shelf.motif('blossom', small, floret, rng.fork('floret'), 1);
        bed.motifs.push({ symbol: made.symbol, x, y, turn: 0, scale: made.scale });
      } else if (occupancy.at(x, y) > small * 0.4 + 0.8) {
        bed.motifs.push({ symbol: dot, x, y, turn: 0, scale: 1 });
      }
      if (occupancy.at(x + step / 2, y) > small * 0.4 + 0.8)
        bed.motifs.push({ symbol: dot, x: x + step / 2, y, turn: 0, scale: 1 });
    }
  }
}
