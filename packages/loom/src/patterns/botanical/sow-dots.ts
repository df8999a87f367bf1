import { circle } from '../../geometry/circle.ts';
import { echoDots } from '../../layout/echo-dots.ts';
import { createSketch } from '../../motifs/sketch.ts';
import type { Easel } from './easel.ts';

/** Rows of dots on the ground that follow every outline. `away` is their distance from it, units. */
export function sowDots(easel: Easel, away: number, spacing: number, size: number): void {
  if (!easel.cast.has('dot')) return;
  const rng = easel.rng.fork('dots');
  const symbols = easel.hand.dots.map((role) => {
    const sketch = createSketch();
    sketch.area(circle(0, 0, 2), role);
    return easel.stock.add(sketch.done(3));
  });
  for (const [i, [x, y]] of echoDots(easel.plot.torus, easel.occupancy, away, spacing).entries()) {
    const own = rng.fork(i);
    easel.drawn.dots.push({ symbol: own.pick(symbols), x, y, turn: 0, scale: (size / 2) * own.between(0.8, 1.15) });
  }
}
