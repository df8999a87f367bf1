import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { scaled } from '../../drawing/subjects/draw-printed.ts';
import { runsAcross } from '../../drawing/subjects/edge-stations.ts';
import { isMarks } from '../../drawing/subjects/is-marks.ts';
import { polygonsOf } from '../../drawing/subjects/polygons.ts';
import { visibleLines } from '../../drawing/subjects/visible-lines.ts';
import { arcLength, resample } from '../../numbers/geometry/line.ts';
import { fixed } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { type Outline, outlineReach } from '../../vocabulary/subjects/outline.ts';
import { bakhiya, phanda } from './stitches.ts';

/** Parts from this share of the drawing on are shadow work, smaller ones satin, the smallest a knot. */
const shadowed = 9;
const leastSatin = 1;

interface ThingAsk {
  readonly radius: number;
  readonly thread: number;
  readonly detail: number;
}

/** An outline in white thread: shadow stitch behind its large parts, satin in the small ones, stem stitch along every line that is seen. */
export function stitchedThing(outline: Outline, { radius, thread, detail }: ThingAsk): SceneSymbol {
  const scale = radius / outlineReach;
  const sketch = createSketch();
  const knots: Point[] = [];
  for (const [index, region] of outline.regions.entries()) {
    const { d, share, isEvenOdd = false, slot } = region;
    const own = scaled(d, scale);
    if (isMarks(region)) {
      if (detail > 1) sketch.area(own, 'light');
      continue;
    }
    const polygons = polygonsOf(own);
    if (share < leastSatin) {
      const [first] = polygons;
      if (first !== undefined && detail > 1) knots.push(middleOf(first));
      continue;
    }
    if (share >= shadowed && slot !== 5) {
      bakhiya(sketch, own, { points: [] }, thread);
      // Seen through the muslin the threads behind it cross, each part's its own way.
      if (detail > 1) crossed(sketch, polygons, { angle: turns[index % turns.length] ?? 0, thread, isEvenOdd });
    } else {
      sketch.area(own, 'ground>light:0.22');
      let strokes = '';
      for (const [[ax, ay], [bx, by]] of runsAcross(polygons, { angle: -0.7, step: thread * 1.5, isEvenOdd }))
        strokes += `M${fixed(ax)} ${fixed(ay)}L${fixed(bx)} ${fixed(by)}`;
      sketch.line(strokes, 'light', thread * 0.9);
    }
  }
  for (const { region, points } of visibleLines(outline)) {
    const own = outline.regions[region];
    if (own === undefined || own.share < leastSatin || isMarks(own)) continue;
    stemStitch(
      sketch,
      points.map(([x, y]): Point => [x * scale, y * scale]),
      thread,
    );
  }
  phanda(sketch, knots, thread * 1.1);
  return sketch.done(radius + thread);
}

interface CrossedAsk {
  readonly angle: number;
  readonly thread: number;
  readonly isEvenOdd: boolean;
}

/** Herringbone behind the cloth: fine threads across a part both ways, broken into stitches. */
function crossed(
  sketch: ReturnType<typeof createSketch>,
  polygons: readonly (readonly Point[])[],
  { angle, thread, isEvenOdd }: CrossedAsk,
): void {
  const stitch = thread * 5;
  for (const [k, lean] of [angle - herringbone, angle + herringbone].entries()) {
    let d = '';
    for (const [n, run] of runsAcross(polygons, { angle: lean, step: thread * 3.4, isEvenOdd }).entries()) {
      const stations = resample(run, stitch);
      for (let at = (n + k) % 2; at + 1 < stations.length; at += 2) {
        const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = [stations[at], stations[at + 1]];
        d += `M${fixed(ax)} ${fixed(ay)}L${fixed(bx)} ${fixed(by)}`;
      }
    }
    sketch.line(d, 'light', thread * 0.55);
  }
}

/** Half of what two threads of a herringbone lean to each other, and how the parts of a thing lie in turn. */
const herringbone = 0.32;
const turns = [0.5, -0.9, 1.3, 0] as const;

/** Stem stitch: slanting strokes, each beginning beside the middle of the one before. */
function stemStitch(sketch: ReturnType<typeof createSketch>, points: readonly Point[], width: number): void {
  const stitch = width * 2.3;
  if (arcLength(points) < stitch) return;
  const stations = resample(points, stitch);
  let d = '';
  for (let k = 0; k + 1 < stations.length; k++) {
    const [ax, ay] = stations[k] ?? [0, 0];
    const [bx, by] = stations[k + 1] ?? [ax, ay];
    const length = steady.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [((ay - by) / length) * width * 0.36, ((bx - ax) / length) * width * 0.36];
    d += `M${fixed(ax - (bx - ax) * 0.25 + nx)} ${fixed(ay - (by - ay) * 0.25 + ny)}L${fixed(bx + (bx - ax) * 0.25 - nx)} ${fixed(by + (by - ay) * 0.25 - ny)}`;
  }
  sketch.line(d, 'light', width);
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, [x, y]): [number, number] => [total[0] + x, total[1] + y], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}
