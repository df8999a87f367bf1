import { circle, wedge } from '../../numbers/geometry/path.ts';
import { steady } from '../../numbers/steady.ts';
import type { MotifInks } from './motif.ts';
import { ringOf } from './ring-of.ts';
import type { Pen, Sketch } from './sketch.ts';
import { tonesOf } from './tones.ts';

/** The centre of a flower: a disc with a ring of beads, a core and its seeds. `reach` is the disc's radius. */
export function flowerHeart(sketch: Sketch, reach: number, inks: MotifInks, pen: Pen, detail: number): void {
  const heart = tonesOf(inks.heart, inks.second);
  sketch.outlined(circle(0, 0, reach), heart.fill, inks.contour, pen.contour);
  if (reach < 4 || detail < 2) return;
  if (reach < 9) {
    sketch.area(circle(0, 0, reach * 0.42), heart.deep);
    return;
  }
  const beads = Math.max(8, Math.round((2 * Math.PI * reach * 0.74) / Math.max(3.6, reach * 0.26)));
  const beadRadius = Math.min(reach * 0.13, ((2 * Math.PI * reach * 0.74) / beads) * 0.36);
  sketch.area(ringOf(beads, reach * 0.76, beadRadius * 1.6), heart.deep);
  sketch.area(ringOf(beads, reach * 0.76, beadRadius), inks.light);
  sketch.outlined(circle(0, 0, reach * 0.52), tonesOf(inks.third, inks.second).fill, inks.contour, pen.inner);
  if (reach < 14 || detail < 3) {
    sketch.area(circle(0, 0, reach * 0.2), inks.light);
    return;
  }
  sketch.area(seeds(reach * 0.42, pen.fine), inks.light);
}

/** Seeds as on a sunflower: each turned by the golden angle from the last. */
function seeds(radius: number, size: number): string {
  const count = Math.min(19, Math.max(7, Math.round((radius / (size * 1.9)) ** 2 * 0.5)));
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = i * 2.399963;
    const r = radius * Math.sqrt(i / count);
    d += circle(steady.sin(angle) * r, -steady.cos(angle) * r, Math.min(size * 0.95, radius / 7));
  }
  return d;
}

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
