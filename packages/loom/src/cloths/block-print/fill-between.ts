import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { Planner } from '../../drawing/planner.ts';
import { linesOf, polygonsOf, spansAt } from '../../drawing/subjects/polygons.ts';
import { circle } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { Block } from './carve.ts';
import { inksOf, openOf, print } from './print.ts';

/** What was printed, and where. */
export interface Printed {
  readonly blocks: readonly Block[];
  readonly x: number;
  readonly y: number;
  readonly flip: boolean;
}

/** Shares of the radius of what leads: what stands between has few sizes, and ground is kept about everything. */
const plant = 0.36;
const flowers = [0.27, 0.18, 0.115] as const;
const dot = 0.056;
const air = 0.03;
/** Dots keep so much to themselves that they stay dots. */
const apart = 0.1;
/** So near to the middle of a figure nothing stands: between its legs, under a handle. */
const within = 0.4;

/**
 * Fills the ground between figures by their own outlines, the widest gap first: plants, flowers and dots of few sizes, nothing touching.
 * `radius` in units is that of the figures.
 */
export function fillBetween(planner: Planner, printed: readonly Printed[], radius: number): void {
  const room = planner.room();
  const rows = new Map<readonly Block[], readonly Row[]>();
  for (const { blocks, x, y, flip } of printed) {
    room.add(x, y, radius * within);
    const known = rows.get(blocks) ?? rowsOf(blocks, radius);
    rows.set(blocks, known);
    const side = flip ? -1 : 1;
    for (const row of known) {
      const at = y + row.y;
      const ends: readonly Point[] = [
        [x + side * row.from, at],
        [x + side * row.to, at],
      ];
      room.chain(ends, (radius * step) / 2);
    }
  }
  const { exclude } = planner.recipe.motifs;
  const plants = openOf(planner, ['bud', 'carnation']).filter((motif) => small.includes(motif));
  const rounds = exclude.includes('rosette') ? [] : (['rosette'] as const);
  const speck = planner.symbol('between', () => {
    const sketch = createSketch();
    sketch.area(circle(0, 0, radius * dot), 'a1');
    return sketch.done(radius * dot * 2);
  });
  for (let n = 0; ; n++) {
    const gap = room.max();
    const r = gap.r - radius * air;
    const share = [plant, ...flowers].find((size) => r >= radius * size) ?? 0;
    const cast = share === plant && plants.length > 0 ? plants : rounds;
    const motif = cast[n % Math.max(1, cast.length)];
    if (motif !== undefined && share > 0) {
      print(planner, { x: gap.x, y: gap.y, radius: radius * share, motif, inks: inksOf(n % 2), rank: 'secondary' });
      room.add(gap.x, gap.y, radius * share);
      continue;
    }
    if (r < radius * dot || exclude.includes('dot')) return;
    planner.put('datta-a1', { symbol: speck, x: gap.x, y: gap.y, turn: 0, scale: 1 });
    planner.note({ x: gap.x, y: gap.y, r: radius * dot, motif: 'dot', rank: 'filler' });
    room.add(gap.x, gap.y, radius * apart);
  }
}

interface Row {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** A silhouette is taken in rows as high as this share of the radius. */
const step = 0.08;

/** The silhouette of all that is printed, in rows: of what is filled, and the lines that stand out of it as legs do. */
function rowsOf(blocks: readonly Block[], radius: number): readonly Row[] {
  const shapes = blocks.flatMap(({ symbol }) => symbol.shapes);
  const filled = shapes.flatMap(({ d, fill }) => (fill === undefined ? [] : polygonsOf(d)));
  const drawn = shapes.flatMap(({ d, fill }) => (fill === undefined ? linesOf(d) : []));
  const rows = new Map<number, Row[]>();
  const height = radius * step;
  const reach = Math.ceil(1.2 / step);
  for (let n = -reach; n <= reach; n++) {
    const spans = spansAt(filled, n * height);
    const row: Row[] = [];
    for (let k = 0; k + 1 < spans.length; k += 2)
      row.push({ y: n * height, from: spans[k] ?? 0, to: spans[k + 1] ?? 0 });
    rows.set(n, row);
  }
  for (const [x, y] of drawn.flatMap((points) => alongOf(points, height))) {
    const row = rows.get(Math.round(y / height));
    const isHeld = row?.some(({ from, to }) => x > from - height && x < to + height);
    if (isHeld === false) row?.push({ y, from: x, to: x });
  }
  return [...rows.values()].flat();
}

/** Points of a line, no further apart from top to bottom than a row is high. */
function alongOf(points: readonly Point[], height: number): Point[] {
  return points.flatMap(([x, y], i): Point[] => {
    const [px, py] = points[i - 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.abs(y - py) / height));
    return Array.from({ length: steps }, (_, k) => [
      px + ((x - px) * (k + 1)) / steps,
      py + ((y - py) * (k + 1)) / steps,
    ]);
  });
}

const small: readonly MotifId[] = ['bud', 'carnation'];
