import { circle } from '../../numbers/geometry/path.ts';
import { steady } from '../../numbers/steady.ts';

/** Circles evenly on a ring. */
export function ringOf(count: number, radius: number, size: number, offset = 0): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = ((i + offset) / count) * 2 * Math.PI;
    d += circle(steady.sin(angle) * radius, -steady.cos(angle) * radius, size);
  }
  return d;
}
