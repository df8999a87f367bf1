import { brush, normals, resample } from '../../numbers/geometry/line.ts';
import { curve, wedge } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { tangentAt } from '../layout/stalk.ts';
import { createSketch } from '../motifs/sketch.ts';
import type { SceneSymbol } from '../scene.ts';
import type { Easel } from './easel.ts';
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

export interface Stem {
  /** From root to tip, on the plane: may run over the torus's edges. */
  readonly points: readonly Point[];
  /** Full width in units at the share 0 … 1 of the way. */
  readonly width: (t: number) => number;
  /** Air kept free on both sides, units. */
  readonly air: number;
}

/** Every so many points of a stem suffice to take its room. */
const stride = 3;

/** Draws a stem and takes its room; stalks may grow from it. */
export function layStem(easel: Easel, stem: Stem): void {
  const { drawn, occupancy, stems, hand, recipe } = easel;
  const points = resample(stem.points, 9);
  const [cx, cy] = points[Math.floor(points.length / 2)] ?? [0, 0];
  const local = points.map(([x, y]): Point => [x - cx, y - cy]);
  const place = { x: cx, y: cy, turn: 0, scale: 1 };
  const { line, body } = stemSymbols(local, stem.width, hand.stem, recipe.line, recipe.detail);
  if (line) drawn['stem-lines'].push({ symbol: easel.add(line), ...place });
  drawn.stems.push({ symbol: easel.add(body), ...place });
  const last = points.length - 1;
  occupancy.chain(
    points.filter((_, i) => i % stride === 0 || i === last),
    (i) => stem.width(Math.min(1, (stride * i) / last)) / 2 + stem.air,
  );
  for (const [i, [x, y]] of points.entries()) if (i > 0 && i < last) stems.add(x, y, tangentAt(points, i));
}
