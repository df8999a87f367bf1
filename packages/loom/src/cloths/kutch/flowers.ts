import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { around, petal, ringOf } from '../../drawing/stitching/chain-shapes.ts';
import { type ChainWork, chainFill, chainLine, layChains, movedWork } from '../../drawing/stitching/chain-stitch.ts';
import { bezier, brush, clothoid } from '../../numbers/geometry/line.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { layHeart, layThorns } from './mirror.ts';
import type { StitchAsk } from './needle.ts';

/** A flower about an abhla: round petals in two threads. */
export function blossom({ radius, width, threads }: StitchAsk): SceneSymbol {
  const { edge, body, second, third } = threads;
  const sketch = createSketch();
  const count = radius > width * 9 ? 8 : 6;
  const heart = radius * 0.36;
  const round = petal('round', radius * 0.66, ((2 * Math.PI * radius) / count) * 0.62, width, [edge, body, third]);
  layChains(sketch, around(round, count, radius * 0.34), width);
  layChains(sketch, [chainLine(ringOf(heart + width * 0.4), second, true)], width);
  layHeart(sketch, [0, 0], { radius: heart, width, thread: edge, heart: threads.heart });
  return sketch.done(radius);
}

/** The great round of a chakla: two rings of petals, chain and thorns about its glass. */
export function rosette({ radius, width, threads }: StitchAsk): SceneSymbol {
  const { edge, body, second, third } = threads;
  const sketch = createSketch();
  const count = 12;
  const inner = radius * 0.5;
  layThorns(sketch, [0, 0], radius * 0.9, radius * 0.1, second);
  layChains(sketch, [chainLine(ringOf(radius * 0.87), edge, true)], width);
  const outer = petal('ogee', radius * 0.42, ((2 * Math.PI * radius) / count) * 0.6, width, [edge, body, third]);
  layChains(sketch, around(outer, count, radius * 0.42), width);
  const few = 8;
  const small = petal('round', inner * 0.62, ((2 * Math.PI * inner) / few) * 0.56, width, [second, third, body]);
  layChains(sketch, around(small, few, inner * 0.36, 0.5), width);
  layChains(sketch, [chainLine(ringOf(inner * 0.46), edge, true)], width);
  layHeart(sketch, [0, 0], { radius: inner * 0.42, width, thread: second, heart: threads.heart });
  return sketch.done(radius * 1.04);
}

/** Rings of chain in every thread about glass, small glass set round them. */
export function medallion({ radius, width, threads }: StitchAsk): SceneSymbol {
  const { edge, body, second, third } = threads;
  const sketch = createSketch();
  layThorns(sketch, [0, 0], radius * 0.9, radius * 0.1, body);
  const rings: ChainWork[] = [];
  const order: readonly Role[] = [edge, body, body, second, third, third, edge];
  const rows = Math.floor((radius * 0.88 - radius * 0.3) / width);
  for (let k = 0; k < rows; k++)
    rings.push(
      chainLine(ringOf(radius * 0.88 - k * width), order[Math.floor((k * order.length) / rows)] ?? edge, true),
    );
  layChains(sketch, rings, width);
  const small = radius * 0.13;
  if (small > width * 1.5)
    for (let k = 0; k < 8; k++) {
      const turn = (2 * Math.PI * k) / 8;
      layHeart(sketch, [steady.sin(turn) * radius * 0.6, -steady.cos(turn) * radius * 0.6], {
        radius: small,
        width,
        thread: edge,
        heart: threads.heart,
      });
    }
  layHeart(sketch, [0, 0], { radius: radius * 0.3, width, thread: edge, heart: threads.heart });
  return sketch.done(radius * 1.04);
}

/** Eight rays about glass. */
export function star({ radius, width, threads }: StitchAsk): SceneSymbol {
  const { edge, body, second } = threads;
  const sketch = createSketch();
  const ray = petal('point', radius * 0.76, radius * 0.4, width, [edge, body, second]);
  layChains(sketch, around(ray, 8, radius * 0.24), width);
  layHeart(sketch, [0, 0], { radius: radius * 0.3, width, thread: second, heart: threads.heart });
  return sketch.done(radius);
}

/** A leaf with its vein, its foot at (0, radius). */
export function leaf({ radius, width }: Pick<StitchAsk, 'radius' | 'width'>, bend = 0.5): SceneSymbol {
  const sketch = createSketch();
  const spine = place(clothoid(2 * radius, -bend * 0.4, bend, 14), 0, radius, 0);
  const outline = brush(spine, (t) => radius * 0.86 * steady.power(Math.max(0, steady.sin(Math.PI * t)), 0.85));
  layChains(sketch, [chainFill(outline, width, (row) => (row === 0 ? 'leaf3' : row === 1 ? 'leaf1' : 'leaf2'))], width);
  return sketch.done(radius * 1.2);
}

/** A bud in its cup, its foot at (0, radius). */
export function bud({ radius, width, threads }: StitchAsk): SceneSymbol {
  const { edge, body, third } = threads;
  const sketch = createSketch();
  const heart = petal('ogee', radius * 1.6, radius * 0.92, width, [edge, body, third]);
  layChains(sketch, [movedWork(heart, { x: 0, y: radius * 0.64 })], width);
  const sepal = petal('point', radius * 1.1, radius * 0.42, width, ['leaf3', 'leaf1'], 0.2);
  for (const side of [-1, 1])
    layChains(sketch, [movedWork(sepal, { x: 0, y: radius, turn: side * 0.5, flip: side < 0 })], width);
  return sketch.done(radius * 1.1);
}

/** Keri: the mango with glass in its belly, its tip bent over; its foot at (0, radius). */
export function keri({ radius, width, threads }: StitchAsk): SceneSymbol {
  const { edge, body, second, third } = threads;
  const sketch = createSketch();
  const spine = place(clothoid(2.1 * radius, -0.2, 1.7, 18), -0.12 * radius, radius, -0.1);
  const outline = brush(
    spine,
    (t) => radius * 1.3 * steady.power(Math.max(0, steady.sin(Math.PI * steady.power(t, 0.6))), 0.8),
  );
  layChains(
    sketch,
    [chainFill(outline, width, (row) => (row === 0 ? edge : row === 1 ? second : row > 4 ? third : body))],
    width,
  );
  const [x, y] = spine[5] ?? [0, 0];
  layHeart(sketch, [x, y], { radius: radius * 0.3, width, thread: second, heart: threads.heart });
  return sketch.done(radius * 1.25);
}

/** Buto: a plant out of its pot, a flower about glass on top and buds to both sides. */
export function buto(ask: StitchAsk): SceneSymbol {
  const { radius, width, threads } = ask;
  const { edge, body, second, third } = threads;
  const sketch = createSketch();
  const line = (points: readonly Point[]) =>
    layChains(
      sketch,
      [
        chainLine(
          points.map(([x, y]): Point => [x * radius, y * radius]),
          'leaf2',
        ),
        chainLine(
          points.map(([x, y]): Point => [x * radius + width * 0.9, y * radius]),
          'leaf1',
        ),
      ],
      width,
    );
  line([
    [0, 0.62],
    [0, -0.2],
  ]);
  for (const side of [-1, 1]) {
    line(bezier([0, 0.4], [side * 0.3, 0.34], [side * 0.52, 0.16], [side * 0.56, -0.1], 10));
    const blossomed = petal('round', radius * 0.4, radius * 0.3, width, [edge, side < 0 ? second : third, body]);
    for (const turn of [-0.7, 0, 0.7])
      layChains(
        sketch,
        [movedWork(blossomed, { x: side * 0.56 * radius, y: -0.08 * radius, turn: turn + side * 0.25 })],
        width,
      );
    const blade = petal('point', radius * 0.42, radius * 0.2, width, ['leaf3', 'leaf1'], side * 0.2);
    layChains(
      sketch,
      [
        movedWork(blade, { x: 0, y: 0.5 * radius, turn: side * 1.25 }),
        movedWork(blade, { x: 0, y: 0.06 * radius, turn: side * 0.95 }),
      ],
      width,
    );
  }
  const top: Point = [0, -0.48 * radius];
  const round = petal('round', radius * 0.3, radius * 0.24, width, [edge, body, second]);
  layChains(
    sketch,
    around(round, 8, radius * 0.17).map((work) => movedWork(work, { x: top[0], y: top[1] })),
    width,
  );
  layHeart(sketch, top, { radius: Math.max(width * 1.7, radius * 0.17), width, thread: second, heart: threads.heart });
  const pot: Point[] = [
    [-0.2, 0.6],
    [0.2, 0.6],
    [0.26, 0.76],
    [0.14, 0.94],
    [-0.14, 0.94],
    [-0.26, 0.76],
  ];
  layChains(
    sketch,
    [
      chainFill(
        pot.map(([x, y]): Point => [x * radius, y * radius]),
        width,
        (row) => (row === 0 ? edge : body),
      ),
    ],
    width,
  );
  return sketch.done(radius * 1.06);
}

/** A line of creeper in two threads through points. */
export function creeper(points: readonly Point[], width: number, reach: number): SceneSymbol {
  const sketch = createSketch();
  const threads: readonly Role[] = ['leaf2', 'leaf3', 'leaf2'];
  const works = threads.map((thread, k) =>
    chainLine(
      points.map(([x, y], i): Point => {
        const [ax, ay] = points[i - 1] ?? [x, y];
        const [bx, by] = points[i + 1] ?? [x, y];
        const length = steady.hypot(bx - ax, by - ay) || 1;
        const off = (k - 1) * width * 0.92;
        return [x - ((by - ay) / length) * off, y + ((bx - ax) / length) * off];
      }),
      thread,
    ),
  );
  layChains(sketch, works, width);
  return sketch.done(reach);
}
