import { brush } from '../../geometry/brush.ts';
import { curve } from '../../geometry/curve.ts';
import { normals } from '../../geometry/normals.ts';
import type { Point } from '../../geometry/point.ts';
import { wedge } from '../../geometry/wedge.ts';
import { createSketch } from '../../motifs/sketch.ts';
import { steady } from '../../number/steady.ts';
import type { SceneSymbol } from '../../scene/scene.ts';
import type { StemInks } from './hand.ts';

/** The outline, drawn under all other stems, and the stem itself with its lit edge and bark. */
export function stemSymbols(
  points: readonly Point[],
  width: (t: number) => number,
  inks: StemInks,
  weight: number,
  detail: number,
): { line?: SceneSymbol; body: SceneSymbol } {
  const radius = Math.max(...points.map(([x, y]) => steady.hypot(x, y))) + width(0) + 4;
  const outline = curve(brush(points, width), true);
  const sketch = createSketch();
  sketch.area(outline, inks.fill);
  const thick = width(0.5);
  if (thick > 4.5) {
    const sides = normals(points);
    const last = points.length - 1;
    const lit = points.map(
      ([x, y], i): Point => [
        x - (sides[i]?.[0] ?? 0) * width(i / last) * 0.2,
        y - (sides[i]?.[1] ?? 0) * width(i / last) * 0.2,
      ],
    );
    sketch.line(curve(lit.slice(1, -1)), inks.lit, Math.min(1.6, thick * 0.14));
    if (detail >= 3) sketch.area(bark(points, sides, width), inks.shade);
  }
  if (inks.contour === undefined) return { body: sketch.done(radius) };
  const line = createSketch();
  line.outlined(outline, inks.contour, inks.contour, Math.min(2.4, 1.4 + thick * 0.1) * weight);
  return { line: line.done(radius), body: sketch.done(radius) };
}

/** Short strokes from the shaded edge. */
function bark(points: readonly Point[], sides: readonly Point[], width: (t: number) => number): string {
  let d = '';
  const last = points.length - 1;
  for (let i = 1; i < last; i++) {
    const [x, y] = points[i] ?? [0, 0];
    const [nx, ny] = sides[i] ?? [0, 0];
    const half = width(i / last) / 2;
    if (half < 2.4) continue;
    const deep = i % 3 === 0 ? 0.1 : 0.5;
    const [ax, ay] = [x + nx * half, y + ny * half];
    const [bx, by] = [x + nx * half * deep + ny * half * 1.6, y + ny * half * deep - nx * half * 1.6];
    d += wedge([ax, ay], [(ax + bx) / 2 + nx * half * 0.2, (ay + by) / 2 + ny * half * 0.2], [bx, by], 0.9);
  }
  return d;
}
