import { paisleyOutline, paisleyShape } from '../../drawing/motifs/paisley-shape.ts';
import { petalOutline } from '../../drawing/motifs/petal-outline.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { runningStitch } from '../../drawing/stitching/running-stitch.ts';
import { brush, clothoid } from '../../numbers/geometry/line.ts';
import { curve } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { aroundPatch, layPatches, patchOf } from './patches.ts';
import type { KanthaTask, Needle } from './task.ts';

export interface FlowerAsk {
  readonly radius: number;
  readonly needle: Needle;
  readonly threads: KanthaTask['threads'];
  readonly rng: Rng;
}

function ringOf(r: number, x = 0, y = 0): Point[] {
  const count = Math.max(12, Math.round(r * 0.5));
  return Array.from({ length: count }, (_, k): Point => {
    const turn = (2 * Math.PI * k) / count;
    return [x + steady.sin(turn) * r, y - steady.cos(turn) * r];
  });
}

function petal(shape: Parameters<typeof petalOutline>[0], length: number, across: number): Point[] {
  return petalOutline(shape, length, across, 0, 10).flat();
}

/** Satadal padma, the hundred-petalled lotus: rings of pointed petals one behind the other about a wheel. */
export function lotusWheel({ radius, needle, threads, rng }: FlowerAsk): SceneSymbol {
  const sketch = createSketch();
  const { thread, stitch } = needle;
  const [first, second, third, fourth] = threads;
  const count = rng.pick([8, 8, 12]);
  const rings = rng.pick([
    [first, second, first],
    [second, first, third],
    [first, third, second],
  ]);
  // The cloth about it is quilted in circles.
  for (const share of [0.99, 0.955]) {
    const ring = ringOf(radius * share);
    sketch.line(runningStitch([...ring, ring[0] ?? [0, 0]], stitch), 'line', thread * 0.8);
  }
  const reach = [0.92, 0.66, 0.42];
  for (const [k, share] of reach.entries()) {
    const from = radius * (share - 0.42 + 0.06 * k);
    const long = radius * share - from;
    const across = ((2 * Math.PI * radius * (share - 0.16)) / count) * 0.98;
    const outer = patchOf(petal('ogee', long, across), rings[k] ?? first, needle);
    layPatches(sketch, aroundPatch(outer, count, from, k % 2 === 1 ? 0.5 : 0), needle);
    if (k > 1 || across < needle.row * 7) continue;
    const inner = patchOf(petal('ogee', long * 0.66, across * 0.5), k === 0 ? fourth : third, needle);
    layPatches(sketch, aroundPatch(inner, count, from + long * 0.12, k % 2 === 1 ? 0.5 : 0), needle);
  }
  layPatches(sketch, [patchOf(ringOf(radius * 0.17), third, needle)], needle);
  layPatches(sketch, [patchOf(ringOf(radius * 0.08), second, needle)], needle);
  return sketch.done(radius);
}

/** A round flower of few petals. */
export function blossom({ radius, needle, threads, rng }: FlowerAsk): SceneSymbol {
  const sketch = createSketch();
  const count = rng.pick([5, 6, 8]);
  const [first, second] = threads;
  const one = patchOf(
    petal(rng.pick(['round', 'ogee']), radius * 0.74, ((2 * Math.PI * radius * 0.62) / count) * 0.94),
    first,
    needle,
  );
  layPatches(sketch, aroundPatch(one, count, radius * 0.26), needle);
  layPatches(sketch, [patchOf(ringOf(radius * 0.28), second, needle)], needle);
  return sketch.done(radius);
}

/** A star of eight rays about a disc. */
export function star({ radius, needle, threads }: FlowerAsk): SceneSymbol {
  const sketch = createSketch();
  const ray = patchOf(petal('point', radius * 0.8, radius * 0.36), threads[1], needle);
  layPatches(sketch, aroundPatch(ray, 8, radius * 0.2), needle);
  layPatches(sketch, [patchOf(ringOf(radius * 0.24), threads[0], needle)], needle);
  return sketch.done(radius);
}

/** A leaf, its foot at (0, radius). */
export function leaf({ radius, needle, threads, rng }: FlowerAsk): SceneSymbol {
  const sketch = createSketch();
  const bend = rng.between(0.3, 0.9) * (rng.chance(0.5) ? 1 : -1);
  const spine = place(clothoid(2 * radius, -bend * 0.5, bend, 14), 0, radius, 0);
  const outline = brush(spine, (t) => radius * 0.74 * steady.power(Math.max(0, steady.sin(Math.PI * t)), 0.85));
  layPatches(sketch, [patchOf(outline, threads[3], needle)], needle);
  sketch.line(curve(spine), 'line', needle.thread * 0.8);
  return sketch.done(radius * 1.2);
}

/** Kalka: a cone with a sprig in its belly, rows of stitches echoing its outline. */
export function kalka({ radius, needle, threads, rng }: FlowerAsk): SceneSymbol {
  const sketch = createSketch();
  const shape = paisleyShape(
    { slim: rng.between(0.25, 0.6), hook: rng.between(0.7, 0.95), fringe: 0.1 },
    radius * 0.98,
  );
  const [first, second, third] = threads;
  const outer = paisleyOutline(shape, 0).filter((_, i) => i % 2 === 0);
  layPatches(sketch, [patchOf(outer, first, needle)], needle);
  const inner = paisleyOutline(shape, shape.belly * 0.34).filter((_, i) => i % 2 === 0);
  if (inner.length > 4) layPatches(sketch, [patchOf(inner, third, needle)], needle);
  const [bx, by] = shape.spine[9] ?? [0, 0];
  const r = shape.belly * 0.46;
  const one = aroundPatch(patchOf(petal('round', r * 0.72, r * 0.56), second, needle), 6, r * 0.24);
  const moved = one.map((patch) => ({
    ...patch,
    outline: place(patch.outline, bx, by, 0),
    rows: patch.rows.map(({ points, isOdd }) => ({ points: place(points, bx, by, 0), isOdd })),
  }));
  layPatches(sketch, moved, needle);
  return sketch.done(radius * 1.05);
}
