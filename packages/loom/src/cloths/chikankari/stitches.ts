import { petalOutline } from '../../drawing/motifs/petal-outline.ts';
import type { Sketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Plot } from '../../drawing/plot.ts';
import type { Ink } from '../../drawing/scene.ts';
import { runningStitch } from '../../drawing/stitching/running-stitch.ts';
import { resample } from '../../numbers/geometry/line.ts';
import { circle, closedCurve, fixed, polyline } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';

/** What every layout of chikankari works with. */
export interface ChikanTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly planner: Planner;
  readonly rng: Rng;
  /** Width of a thread in units. */
  readonly thread: number;
}

const thread: Ink = 'light';
/** Thread on the back of the cloth, seen through it. */
const through: Ink = 'ground>light:0.5';
const hole: Ink = 'ground>dark:0.3';

/** Where a row of stitches runs; `closed` joins its ends. */
interface Run {
  readonly points: readonly Point[];
  readonly closed?: boolean;
}

function lengthened({ points, closed }: Run): readonly Point[] {
  const [first] = points;
  return closed === true && first !== undefined ? [...points, first] : points;
}

/** Tepchi: running stitch, a dash and a gap. */
export function tepchi(sketch: Sketch, run: Run, width: number, stitch: number): void {
  sketch.line(runningStitch(lengthened(run), stitch), thread, width);
}

/** Zanjeera: chain stitch, a line that swells and narrows. */
export function zanjeera(sketch: Sketch, run: Run, width: number): void {
  const points = lengthened(run);
  sketch.line(polyline(points), thread, width * 0.55);
  sketch.area(
    resample(points, width * 1.15)
      .map(([x, y]) => circle(x, y, width * 0.5))
      .join(''),
    thread,
  );
}

/** Bakhiya: shadow stitch, the crossed threads behind the cloth, back stitch along both edges. */
export function bakhiya(sketch: Sketch, outline: string, edge: Run, width: number): void {
  sketch.area(outline, through);
  tepchi(sketch, edge, width, width * 3.1);
}

/** Phanda: knots like millet grains. */
export function phanda(sketch: Sketch, places: readonly Point[], size: number): void {
  sketch.area(places.map(([x, y]) => circle(x, y, size)).join(''), thread);
}

/** Murri: knots like grains of rice, each lying its own way. */
export function murri(sketch: Sketch, grains: readonly { at: Point; turn: number }[], length: number): void {
  const grain = petalOutline('round', length, length * 0.46, 0, 4);
  sketch.area(
    grains
      .map(({ at, turn }) =>
        closedCurve(
          grain.map((part) =>
            place(part, at[0] - (steady.sin(turn) * length) / 2, at[1] + (steady.cos(turn) * length) / 2, turn),
          ),
        ),
      )
      .join(''),
    thread,
  );
}

/** Jali: threads drawn apart into a net of holes, inside a circle. */
export function jali(sketch: Sketch, [cx, cy]: Point, reach: number, pitch: number): void {
  const count = Math.ceil(reach / pitch);
  let holes = '';
  for (let j = -count; j <= count; j++) {
    for (let i = -count; i <= count; i++) {
      const x = (i + (j & 1) / 2) * pitch;
      const y = j * pitch * 0.86;
      if (x * x + y * y < reach * reach) holes += circle(cx + x, cy + y, pitch * 0.27);
    }
  }
  sketch.area(holes, hole);
}

/** Ghas patti: short strokes laid side by side from a middle line to both edges of a leaf. */
export function ghasPatti(sketch: Sketch, spine: readonly Point[], half: (t: number) => number, width: number): void {
  const stations = resample(spine, width * 1.75);
  let d = '';
  for (let i = 0; i + 1 < stations.length; i++) {
    const [x, y] = stations[i] ?? [0, 0];
    const [nx, ny] = stations[i + 1] ?? [x, y];
    const length = steady.hypot(nx - x, ny - y) || 1;
    const [tx, ty] = [(nx - x) / length, (ny - y) / length];
    const off = half(i / (stations.length - 1));
    for (const side of [1, -1])
      d += `M${fixed(x - ty * side * width * 0.5)} ${fixed(y + tx * side * width * 0.5)}L${fixed(x - ty * side * off + tx * off * 0.55)} ${fixed(y + tx * side * off + ty * off * 0.55)}`;
  }
  sketch.line(d, thread, width);
}
