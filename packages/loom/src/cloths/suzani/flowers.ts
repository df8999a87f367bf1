import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { around, banded, discOf, petal, ringOf } from '../../drawing/stitching/chain-shapes.ts';
import { type ChainWork, chainFill, chainLine, layChains, movedWork } from '../../drawing/stitching/chain-stitch.ts';
import { brush, clothoid } from '../../numbers/geometry/line.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Role } from '../../vocabulary/roles.ts';
import type { Silks } from './task.ts';

export interface FlowerAsk {
  readonly radius: number;
  /** Width of a row of chain stitch in units. */
  readonly width: number;
  readonly silks: Silks;
  /** Which order of silks it has. */
  readonly kind: number;
  readonly rng: Rng;
}

/** A creeper round a great flower, its leaves all lean one way. */
export function wreath({ radius, width, rng }: Omit<FlowerAsk, 'silks' | 'kind'>): SceneSymbol {
  const sketch = createSketch();
  const leafage: Role = rng.pick(['leaf1', 'leaf2']);
  const count = 2 * Math.max(8, Math.round(radius / width / 3.4));
  const barb = petal('ogee', radius * 0.19, ((2 * Math.PI * radius) / count) * 0.4, width, [leafage, leafage], 0.5);
  layChains(sketch, [...around(barb, count, radius * 0.84), chainLine(ringOf(radius * 0.84), leafage, true)], width);
  return sketch.done(radius * 1.06);
}

/** The great rosette: petals in two rings, circles of every silk about a star. */
export function rosette({ radius, width, silks, kind, rng }: FlowerAsk): SceneSymbol {
  const sketch = createSketch();
  const build = rng.pick(['petals', 'whirl', 'lobes', 'sun'] as const);
  const count = rng.pick([10, 12, 12, 14]);
  const [first, second, third, fourth] = [0, 1, 2, 3].map((n) => silks.of(n, kind)) as [Role, Role, Role, Role];
  const inner = radius * 0.46;
  const gap = (2 * Math.PI * radius) / count;
  const reach = 0.58;
  const outer =
    build === 'sun'
      ? petal('point', radius * reach, gap * 0.52, width, ['dark', first, second])
      : build === 'whirl'
        ? petal('ogee', radius * (reach - 0.04), gap * 0.56, width, ['dark', first, third], 0.42)
        : build === 'lobes'
          ? petal('round', radius * (reach - 0.05), gap * 0.7, width, ['dark', first, second])
          : petal('ogee', radius * (reach - 0.02), gap * 0.66, width, ['dark', first, second]);
  layChains(sketch, around(outer, count, radius * 0.38), width);
  layChains(sketch, [discOf(inner, width, banded(['dark', second, first], [0, 1.2 / (inner / width), 0.42]))], width);
  const few = Math.max(6, Math.round(count * 0.66));
  const small = petal('round', inner * 0.42, ((2 * Math.PI * inner * 0.72) / few) * 0.74, width, [third, fourth]);
  if (inner > width * 6) layChains(sketch, around(small, few, inner * 0.42), width);
  layChains(
    sketch,
    [discOf(inner * 0.42, width, banded(['dark', third, 'light', fourth], [0, 0.16, 0.5, 0.7]))],
    width,
  );
  return sketch.done(radius);
}

/** A disc of one silk with a dark ring about it: the moon of Tashkent. */
export function moon({ radius, width, silks, kind, rng }: FlowerAsk): SceneSymbol {
  const sketch = createSketch();
  const [main, second, third] = [silks.of(0, kind), silks.of(2, kind), silks.of(1, kind)];
  const rows = radius / width;
  const ring = rng.pick([0.34, 0.42, 0.5]);
  const line = 1.4 / rows;
  layChains(
    sketch,
    [
      discOf(
        radius,
        width,
        banded(['dark', main, third, second, 'dark', main], [0, line, ring, ring + line, 0.72, 0.72 + line]),
      ),
    ],
    width,
  );
  const star = petal('point', radius * 0.24, radius * 0.15, width, ['light', third]);
  const count = rng.pick([6, 8]);
  if (radius > width * 12) layChains(sketch, around(star, count, radius * 0.03), width);
  return sketch.done(radius);
}

/** A round flower of few petals about an eye: what stands between the great ones. */
export function blossom({ radius, width, silks, kind, rng }: FlowerAsk): SceneSymbol {
  const sketch = createSketch();
  const count = rng.pick([6, 7, 8]);
  const one = petal(
    rng.pick(['round', 'ogee', 'notch'] as const),
    radius * 0.72,
    ((2 * Math.PI * radius * 0.68) / count) * 0.96,
    width,
    ['dark', silks.of(0, kind), silks.of(1, kind)],
  );
  layChains(sketch, around(one, count, radius * 0.3), width);
  layChains(
    sketch,
    [discOf(radius * 0.36, width, banded(['dark', silks.of(1, kind), 'light'], [0, 0.3, 0.66]))],
    width,
  );
  return sketch.done(radius);
}

/** An eight-pointed star in its circle. */
export function star({ radius, width, silks, kind }: FlowerAsk): SceneSymbol {
  const sketch = createSketch();
  const ray = petal('point', radius * 0.82, radius * 0.36, width, ['dark', silks.of(0, kind), silks.of(1, kind)]);
  layChains(sketch, around(ray, 8, radius * 0.17), width);
  layChains(sketch, [discOf(radius * 0.3, width, banded(['light', silks.of(2, kind)], [0, 0.5]))], width);
  return sketch.done(radius);
}

/** A carnation from the side, its foot at (0, radius): a toothed fan out of a cup. */
export function carnation({ radius, width, silks, kind }: FlowerAsk): SceneSymbol {
  const sketch = createSketch();
  const [first, second] = [silks.of(0, kind), silks.of(1, kind)];
  const works: ChainWork[] = [];
  for (const k of [-2, 2, -1, 1, 0]) {
    const turn = k * 0.5;
    const blade = petal('frill', radius * (1.38 - Math.abs(k) * 0.06), radius * 0.62, width, [
      'dark',
      k % 2 === 0 ? first : second,
      k % 2 === 0 ? second : first,
    ]);
    works.push(movedWork(blade, { x: 0, y: radius * 0.46, turn }));
  }
  for (const work of works) layChains(sketch, [work], width);
  const cup: Point[] = [
    [-radius * 0.36, radius * 0.2],
    [0, radius * 0.36],
    [radius * 0.36, radius * 0.2],
    [radius * 0.2, radius * 0.72],
    [0, radius],
    [-radius * 0.2, radius * 0.72],
  ];
  layChains(sketch, [chainFill(cup, width, (row) => (row === 0 ? 'leaf2' : 'leaf1'))], width);
  return sketch.done(radius * 1.1);
}

/** A bud between two sepals, its foot at (0, radius). */
export function bud({ radius, width, silks, kind }: FlowerAsk): SceneSymbol {
  const sketch = createSketch();
  const body = petal('ogee', radius * 1.7, radius * 0.95, width, ['dark', silks.of(0, kind), silks.of(1, kind)]);
  layChains(sketch, [movedWork(body, { x: 0, y: radius * 0.7 })], width);
  const sepal = petal('point', radius * 1.15, radius * 0.42, width, ['leaf2', 'leaf1'], 0.18);
  layChains(
    sketch,
    [-1, 1].map((side) => movedWork(sepal, { x: 0, y: radius, turn: side * 0.5, flip: side < 0 })),
    width,
  );
  return sketch.done(radius * 1.15);
}

/** Anor: a round fruit with its crown, cut open to the seeds; its foot at (0, radius). */
export function pomegranate({ radius, width, silks, kind, rng }: FlowerAsk): SceneSymbol {
  const sketch = createSketch();
  const r = radius * 0.74;
  const [first, second, third] = [silks.of(0, kind), silks.of(1, kind), silks.of(2, kind)];
  const crown = petal('point', radius * 0.44, radius * 0.26, width, ['dark', third]);
  layChains(
    sketch,
    [-0.55, 0, 0.55].map((turn) => movedWork(crown, { x: steady.sin(turn) * r * 0.3, y: -r * 0.52, turn })),
    width,
  );
  const rind = movedWork(discOf(r, width, banded(['dark', first], [0, 1.2 / (r / width)])), { x: 0, y: radius - r });
  layChains(sketch, [rind], width);
  const inside = petal('point', r * 1.3, r * 0.86, width, [second, 'light', third]);
  layChains(sketch, [movedWork(inside, { x: 0, y: radius - r * 0.32 })], width);
  const seeds = [-0.34, -0.06, 0.22].flatMap((up, row) =>
    Array.from(
      { length: row === 1 ? 2 : 1 },
      (_, k): Point => [row === 1 ? (k - 0.5) * r * 0.26 : 0, radius - r + up * r],
    ),
  );
  if (r > width * 5 && rng.chance(0.9))
    layChains(
      sketch,
      seeds.map(([x, y]) =>
        movedWork(
          discOf(width * 1.3, width, () => first),
          { x, y },
        ),
      ),
      width,
    );
  return sketch.done(radius * 1.12);
}

/** A pepper: a bent leaf in two silks, light along its spine; its foot at (0, radius). */
export function leaf({ radius, width, rng }: Omit<FlowerAsk, 'silks' | 'kind'>): SceneSymbol {
  const silks = rng.pick([
    ['leaf2', 'leaf1', 'leaf3'],
    ['leaf1', 'leaf3', 'leaf1'],
    ['leaf2', 'leaf1', 'a3'],
  ] as const);
  return blade({ radius, width, rng, silks, across: rng.between(0.62, 0.8), swell: 0.85 });
}

/** Bodom: the almond, bent at its tip; its foot at (0, radius). */
export function almond({ radius, width, silks, kind, rng }: FlowerAsk): SceneSymbol {
  return blade({ radius, width, rng, silks: ['dark', silks.of(0, kind), silks.of(1, kind)], across: 1.1, swell: 0.55 });
}

interface BladeAsk extends Omit<FlowerAsk, 'silks' | 'kind'> {
  readonly silks: readonly [edge: Role, body: Role, vein: Role];
  /** Its width as a share of the radius, and how early along its length it is reached: below 1 near the foot. */
  readonly across: number;
  readonly swell: number;
}

function blade({ radius, width, rng, silks, across, swell }: BladeAsk): SceneSymbol {
  const sketch = createSketch();
  const bend = rng.between(0.7, 1.5) * (rng.chance(0.5) ? 1 : -1);
  const spine = place(clothoid(2 * radius, -bend * 0.5, bend, 16), 0, radius, 0);
  const wide = radius * across;
  const [edge, body, vein] = silks;
  const outline = brush(
    spine,
    (t) => wide * steady.power(Math.max(0, steady.sin(Math.PI * steady.power(t, swell))), 0.8),
  );
  const rows = wide / width / 2;
  layChains(sketch, [chainFill(outline, width, (row) => (row === 0 ? edge : row > rows * 0.6 ? vein : body))], width);
  return sketch.done(radius * 1.3);
}

/** A creeper: two rows of chain side by side along a line. */
export function stem(points: readonly Point[], width: number, reach: number, rows = 2): SceneSymbol {
  const sketch = createSketch();
  const works = Array.from({ length: rows }, (_, k) =>
    chainLine(
      points.map(([x, y], i): Point => {
        const [ax, ay] = points[i - 1] ?? [x, y];
        const [bx, by] = points[i + 1] ?? [x, y];
        const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2) || 1;
        const off = (k - (rows - 1) / 2) * width * 0.92;
        return [x - ((by - ay) / length) * off, y + ((bx - ax) / length) * off];
      }),
      k % 2 === 0 ? 'leaf2' : 'leaf1',
    ),
  );
  layChains(sketch, works, width);
  return sketch.done(reach);
}
