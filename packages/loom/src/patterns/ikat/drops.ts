import type { Sketch } from '../../motifs/sketch.ts';
import type { Ink } from '../../scene/scene.ts';
import { type Contour, contourOutline } from './contour.ts';
import { lozenge } from './hearts/shapes.ts';

/** Smallest half width of a drop: less would drown in the feather. */
const smallest = 8.5;

/** Standing drops round a contour, `away` units outside it, `count` on each side. */
export function drawDrops(sketch: Sketch, contour: Contour, away: number, count: number, size: number, ink: Ink): void {
  const outline = contourOutline({ ...contour, edge: 'plain' }, -away);
  if (outline === undefined) return;
  const half = outline.slice(0, Math.floor(outline.length / 2));
  const r = Math.max(smallest, size);
  for (let k = 0; k < count; k++) {
    const [x, y] = half[Math.round(((k + 0.5) / count) * (half.length - 1))] ?? [0, 0];
    if (x < r * 1.3) continue;
    for (const side of [-1, 1]) sketch.area(lozenge(side * x, y, r, r * 1.9), ink);
  }
}
