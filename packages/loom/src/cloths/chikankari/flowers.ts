import { type PetalShape, petalOutline } from '../../drawing/motifs/petal-outline.ts';
import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { clothoid, normals } from '../../numbers/geometry/line.ts';
import { closedCurve } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { bakhiya, ghasPatti, jali, murri, phanda, tepchi, zanjeera } from './stitches.ts';

export interface StitchAsk {
  readonly radius: number;
  /** Width of a thread in units. */
  readonly thread: number;
  readonly detail: number;
  readonly rng: Rng;
  /** Jasmine: five pointed petals about a small throat. */
  readonly isJasmine?: boolean;
}

/** A round flower: petals in shadow stitch, a ring of grains, a heart of knots or of drawn holes. */
export function stitchedFlower({ radius, thread, detail, rng, isJasmine = false }: StitchAsk): SceneSymbol {
  const sketch = createSketch();
  const count = isJasmine ? 5 : rng.pick([5, 6, 8]);
  const shape: PetalShape = isJasmine ? 'ogee' : rng.pick(['round', 'notch', 'ogee', 'lobe']);
  const heart = radius * (isJasmine ? 0.17 : rng.between(0.26, 0.32));
  // Few broad petals that meet edge to edge would be a pentagon.
  const width =
    2 * radius * steady.tan(Math.PI / count) * (isJasmine ? 0.38 : count < 6 ? 0.54 : count < 8 ? 0.6 : 0.72);
  const hasGrains = detail >= 2 && radius > 24 && !isJasmine;
  const grains: { at: Point; turn: number }[] = [];
  for (let k = 0; k < count; k++) {
    const turn = (2 * Math.PI * k) / count;
    const on = (parts: readonly (readonly Point[])[], from: number) =>
      parts.map((part) => place(part, steady.sin(turn) * from, -steady.cos(turn) * from, turn));
    const petal = on(petalOutline(shape, radius - heart * 0.8, width), heart * 0.8);
    bakhiya(sketch, closedCurve(petal), { points: petal.flat(), closed: true }, thread);
    if (hasGrains) {
      for (const [off, far] of [
        [0, 0.66],
        [-0.16, 0.54],
        [0.16, 0.54],
      ] as const)
        grains.push({
          at: [steady.sin(turn + off) * radius * far, -steady.cos(turn + off) * radius * far],
          turn: turn + off,
        });
    }
  }
  if (hasGrains) murri(sketch, grains, Math.max(thread * 2.6, radius * 0.15));
  const ring = Array.from(
    { length: 24 },
    (_, k): Point => [steady.sin((Math.PI * k) / 12) * heart, -steady.cos((Math.PI * k) / 12) * heart],
  );
  if (detail >= 3 && radius > 30 && !isJasmine && rng.chance(0.5)) {
    jali(sketch, [0, 0], heart * 0.88, thread * 2.5);
    zanjeera(sketch, { points: ring, closed: true }, thread * 1.3);
  } else {
    const knots = Math.max(6, Math.round((heart * 5.4) / (thread * 2.4)));
    const at = (share: number, n: number) =>
      Array.from(
        { length: n },
        (_, k): Point => [
          steady.sin((2 * Math.PI * k) / n) * heart * share,
          -steady.cos((2 * Math.PI * k) / n) * heart * share,
        ],
      );
    phanda(
      sketch,
      [...at(0.86, knots), ...(radius > 18 ? at(0.44, Math.round(knots / 2)) : []), [0, 0]],
      thread * 0.92,
    );
  }
  return sketch.done(radius + thread * 2);
}

/** A leaf from its foot at (0, radius) to its tip: half shadow, half drawn holes, or laid strokes; outlined in chain. */
export function stitchedLeaf({ radius, thread, detail, rng }: StitchAsk): SceneSymbol {
  const sketch = createSketch();
  const bend = rng.between(0.4, 1) * (rng.chance(0.5) ? 1 : -1);
  const raw = clothoid(2 * radius, -bend * 0.7, bend * 1.5, 18);
  const spine = place(raw, 0, radius, 0);
  const sides = normals(spine);
  const wide = radius * rng.between(0.4, 0.5);
  const half = (t: number) => wide * steady.power(Math.max(0, steady.sin(Math.PI * steady.power(t, 0.8))), 0.9);
  const edge = (side: 1 | -1) =>
    spine.map(([x, y], i): Point => {
      const [nx, ny] = sides[i] ?? [0, 0];
      return [x + nx * side * half(i / 18), y + ny * side * half(i / 18)];
    });
  const right = edge(1);
  const left = edge(-1).reverse();
  const style = rng.pick(['shadow', 'strokes', 'strokes', 'split'] as const);
  if (style === 'strokes') ghasPatti(sketch, spine, half, thread);
  else {
    bakhiya(sketch, closedCurve([right, left]), { points: [...right, ...left] }, thread);
    if (style === 'split' && radius > 16 && detail >= 2)
      murri(
        sketch,
        spine
          .slice(3, -3)
          .filter((_, i) => i % 3 === 0)
          .map((at) => ({ at, turn: 0.7 })),
        thread * 2.8,
      );
    else tepchi(sketch, { points: spine.slice(1) }, thread * 0.9, thread * 3);
  }
  return sketch.done(radius * 1.25);
}

/** A bud: one shadow petal between two sepals of laid strokes, grains at the tip. Foot at (0, radius). */
export function stitchedBud({ radius, thread }: StitchAsk): SceneSymbol {
  const sketch = createSketch();
  const petal = petalOutline('ogee', radius * 1.6, radius * 0.86).map((part) => place(part, 0, radius * 0.8, 0));
  bakhiya(sketch, closedCurve(petal), { points: petal.flat(), closed: true }, thread);
  for (const side of [-1, 1]) {
    const spine = place(clothoid(radius * 1.15, side * 0.9, side * -0.9, 8), 0, radius, side * 0.35);
    ghasPatti(sketch, spine, (t) => radius * 0.2 * steady.sin(Math.PI * t), thread);
  }
  murri(
    sketch,
    [-0.5, 0, 0.5].map((turn) => ({
      at: [steady.sin(turn) * radius * 0.42, radius * 0.24 - steady.cos(turn) * radius * 0.42] as const,
      turn,
    })),
    Math.max(thread * 2.4, radius * 0.24),
  );
  return sketch.done(radius * 1.1);
}
