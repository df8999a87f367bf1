import { circle } from '../geometry/circle.ts';
import { wedge } from '../geometry/wedge.ts';
import { steady } from '../number/steady.ts';
import type { Pen } from './pen.ts';

/** Stamens between two radii, each with its anther. */
export function stamens(count: number, inner: number, outer: number, pen: Pen): { strokes: string; anthers: string } {
  let strokes = '';
  let anthers = '';
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count) * 2 * Math.PI;
    const reach = i % 2 === 0 ? outer : outer * 0.86;
    const [s, c] = [steady.sin(angle), -steady.cos(angle)];
    const mid = (inner + reach) / 2;
    strokes += wedge([s * inner, c * inner], [s * mid, c * mid], [s * reach, c * reach], pen.fine * 1.3);
    anthers += circle(s * reach, c * reach, pen.fine * 1.25);
  }
  return { strokes, anthers };
}
