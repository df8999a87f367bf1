import type { Rng } from '../random/rng.ts';
import { drawPetal, type Petal } from './petal.ts';
import type { Sketch } from './sketch.ts';

/** A ring of petals about the origin, each a little different. Every other petal lies in front where the count is even. */
export function petalRing(
  sketch: Sketch,
  petal: Omit<Petal, 'x' | 'y' | 'turn'>,
  count: number,
  offset: number,
  rng: Rng,
): void {
  const order = Array.from({ length: count }, (_, i) => i);
  if (count % 2 === 0) order.sort((a, b) => (a % 2) - (b % 2) || a - b);
  for (const i of order) {
    drawPetal(sketch, {
      ...petal,
      length: petal.length * (1 + 0.022 * rng.normal()),
      width: petal.width * (1 + 0.03 * rng.normal()),
      bend: 0.02 * rng.normal(),
      x: 0,
      y: 0,
      turn: ((i + offset) / count) * 2 * Math.PI + 0.02 * rng.normal(),
    });
  }
}
