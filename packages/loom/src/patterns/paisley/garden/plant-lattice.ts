import { circle } from '../../../geometry/circle.ts';
import { type Bed, bellyAt } from './bed.ts';

/** A net of florets of two dyes with dots between. */
export function plantLattice(bed: Bed): void {
  const { rng, occupancy, offset, onSpine, way } = bed;
  const { shelf } = bed.task;
  const belly = onSpine(bellyAt);
  const small = Math.max(3.4, belly.room * 0.13);
  const step = small * 4;
  const [first, second = first] = way.flowers;
  const dot = shelf.put({ shapes: [{ d: circle(0, 0, small * 0.24), fill: way.dots }], radius: small });
  const dotRoom = small * 0.3 + 0.8;
  const last = Math.ceil((offset * 2) / step);
  for (let row = -2 * last; row <= 2 * last; row++) {
    for (let column = -last; column <= last; column++) {
      const x = belly.at[0] + (column + (row % 2 === 0 ? 0 : 0.5)) * step;
      const y = belly.at[1] + (row * step) / 2;
      if (x < 0 || y < 0 || x > 2 * offset || y > 2 * offset) continue;
      const room = occupancy.at(x, y);
      if (room > small * 0.72) {
        const made = shelf.motif(
          'blossom',
          Math.min(small, room),
          row % 2 === 0 ? first : second,
          rng.fork('floret'),
          1,
        );
        bed.motifs.push({ symbol: made.symbol, x, y, turn: 0, scale: made.scale });
      } else if (room > dotRoom) {
        bed.motifs.push({ symbol: dot, x, y, turn: 0, scale: 1 });
      }
      if (occupancy.at(x + step / 2, y) > dotRoom)
        bed.motifs.push({ symbol: dot, x: x + step / 2, y, turn: 0, scale: 1 });
    }
  }
}
