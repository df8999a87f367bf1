import { bezier, brush } from '../../../numbers/geometry/line.ts';
import { circle, curve, polyline, wedge } from '../../../numbers/geometry/path.ts';
import { type Point, place } from '../../../numbers/geometry/point.ts';
import type { Rng } from '../../../numbers/rng.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Motif, MotifParams } from '../motif.ts';
import { createSketch, type Sketch } from '../sketch.ts';
import { drawSoftPetal } from '../soft-petal.ts';
import { tonesOf } from '../tones.ts';
import { edgeOf, petalFill } from './rings-of-petals.ts';

interface SidePetal {
  readonly x?: number;
  readonly y: number;
  readonly turn: number;
  readonly length: number;
  readonly width: number;
  readonly pale: number;
  readonly base: number;
  readonly ruffle?: number;
  readonly isPointed?: boolean;
}

/** Petals in shares of the radius, back to front. */
export function drawSide(sketch: Sketch, params: MotifParams, petals: readonly SidePetal[], rng: Rng): void {
  const { radius, inks, detail, line } = params;
  const tones = tonesOf(inks.body, inks.second);
  for (const [k, petal] of petals.entries())
    drawSoftPetal(
      sketch,
      {
        ruffle: petal.ruffle ?? 0.5,
        base: petal.base,
        isPointed: petal.isPointed ?? false,
        x: radius * (petal.x ?? 0),
        y: radius * petal.y,
        turn: petal.turn,
        length: radius * petal.length,
        width: radius * petal.width,
        fill: petalFill(params, petal.pale),
        tones,
        edge: inks.contour,
        edgeWidth: edgeOf(radius, line),
        detail,
      },
      rng.fork(k),
    );
}

/** Green leaves at the foot. */
export function drawSepals(
  sketch: Sketch,
  params: MotifParams,
  turns: readonly number[],
  length: number,
  width: number,
  rng: Rng,
): void {
  const { radius, inks, detail, line } = params;
  const green = tonesOf(inks.leaf, inks.second);
  for (const [k, turn] of turns.entries())
    drawSoftPetal(
      sketch,
      {
        x: 0,
        y: radius,
        turn,
        length: radius * length,
        width: radius * width,
        fill: inks.leaf,
        tones: green,
        edge: green.deep,
        edgeWidth: edgeOf(radius, line),
        ruffle: 0,
        base: 0.62,
        detail,
      },
      rng.fork(k),
    );
}

/** An iris: three standards that arch together, three falls that hang, each with a bearded tongue. */
export const iris: Motif = (params, rng) => {
  const { radius, inks } = params;
  const sketch = createSketch();
  const waist = 0.12;
  const falls = [-2.3, 2.3, 3.14] as const;
  drawSide(
    sketch,
    params,
    [
      // The style's arms stand between, pale.
      { y: waist, turn: -0.5, length: 0.98, width: 0.5, pale: 0.44, base: 0.2, ruffle: 1.2 },
      { y: waist, turn: 0.5, length: 0.98, width: 0.5, pale: 0.44, base: 0.2, ruffle: 1.2 },
      { y: waist, turn: -0.16, length: 1.1, width: 0.56, pale: 0.34, base: 0.22, ruffle: 1.2 },
      { y: waist, turn: 0.2, length: 1.06, width: 0.54, pale: 0.26, base: 0.26, ruffle: 1.2 },
      { y: waist, turn: -1.62, length: 0.5, width: 0.26, pale: 0.5, base: 0.3, ruffle: 1 },
      { y: waist, turn: 1.62, length: 0.5, width: 0.26, pale: 0.5, base: 0.3, ruffle: 1 },
      { y: waist - 0.05, turn: falls[0], length: 1.04, width: 0.5, pale: 0.06, base: 0.2, ruffle: 1.3 },
      { y: waist - 0.05, turn: falls[1], length: 1.04, width: 0.5, pale: 0.06, base: 0.2, ruffle: 1.3 },
      { y: waist - 0.06, turn: falls[2], length: 0.84, width: 0.58, pale: 0, base: 0.26, ruffle: 1.2 },
    ],
    rng,
  );
  const heart = tonesOf(inks.heart, inks.second);
  for (const turn of falls) {
    const at = (reach: number): Point => [
      steady.sin(turn) * radius * reach,
      radius * waist - steady.cos(turn) * radius * reach,
    ];
    sketch.area(wedge(at(0.02), at(0.2), at(0.46), radius * 0.11), heart.fill);
    sketch.area(wedge(at(0.02), at(0.16), at(0.36), radius * 0.035), heart.deep);
  }
  return sketch.done(radius * 1.1);
};

/** A magnolia: spoon-shaped petals standing in a wide cup, flushed at the foot, on a grey-downed bud scale. */
export const magnolia: Motif = (params, rng) => {
  const sketch = createSketch();
  const foot = 0.74;
  drawSide(
    sketch,
    params,
    [
      { y: foot, turn: -0.86, length: 1.2, width: 0.6, pale: 0.4, base: 0.34 },
      { y: foot, turn: 0.86, length: 1.2, width: 0.6, pale: 0.4, base: 0.34 },
      { y: foot, turn: 0.1, length: 1.66, width: 0.72, pale: 0.34, base: 0.34 },
      { y: foot, turn: -0.46, length: 1.56, width: 0.66, pale: 0.24, base: 0.4 },
      { y: foot, turn: 0.52, length: 1.52, width: 0.66, pale: 0.24, base: 0.4 },
      { y: foot, turn: -0.16, length: 1.3, width: 0.74, pale: 0.1, base: 0.5 },
      { y: foot, turn: -1.24, length: 0.94, width: 0.5, pale: 0.16, base: 0.36 },
      { y: foot, turn: 1.2, length: 0.96, width: 0.5, pale: 0.16, base: 0.36 },
      { y: foot, turn: 0.3, length: 0.96, width: 0.66, pale: 0, base: 0.56 },
    ].map((petal) => ({ ...petal, ruffle: 0.25 })),
    rng,
  );
  drawSepals(sketch, params, [-0.3, 0.3, 0], 0.42, 0.24, rng.fork('scale'));
  return sketch.done(params.radius * 1.08);
};

/** A moth orchid: three narrow sepals, two great round wings, a lip with its column. */
export const orchid: Motif = (params, rng) => {
  const { radius, inks } = params;
  const sketch = createSketch();
  drawSide(
    sketch,
    params,
    [
      { y: 0, turn: 0, length: 0.98, width: 0.54, pale: 0.4, base: 0.4 },
      { y: 0, turn: 2.28, length: 0.94, width: 0.5, pale: 0.36, base: 0.4 },
      { y: 0, turn: -2.28, length: 0.94, width: 0.5, pale: 0.36, base: 0.4 },
      { y: 0, turn: -1.36, length: 1, width: 1.02, pale: 0.2, base: 0.22 },
      { y: 0, turn: 1.36, length: 1, width: 1.02, pale: 0.2, base: 0.22 },
    ].map((petal) => ({ ...petal, ruffle: 0.35 })),
    rng,
  );
  const lip = tonesOf(inks.second === inks.body ? inks.heart : inks.second, inks.body);
  const at = (points: readonly Point[]) => curve(place(points, 0, 0, 0, radius), true);
  for (const side of [-1, 1])
    sketch.outlined(
      at([
        [0, 0.02],
        [0.2 * side, -0.02],
        [0.26 * side, 0.14],
        [0.14 * side, 0.26],
        [0, 0.2],
      ]),
      lip.fill,
      lip.deep,
      edgeOf(radius, params.line),
    );
  sketch.outlined(
    at([
      [0, 0.1],
      [0.16, 0.26],
      [0.12, 0.5],
      [0.2, 0.62],
      [0, 0.56],
      [-0.2, 0.62],
      [-0.12, 0.5],
      [-0.16, 0.26],
    ]),
    lip.blush,
    lip.deep,
    edgeOf(radius, params.line),
  );
  sketch.area(circle(0, radius * 0.02, radius * 0.1), `${inks.heart}>light:0.2`);
  sketch.area(circle(0, -radius * 0.02, radius * 0.045), lip.deep);
  return sketch.done(radius * 1.06);
};

/** A pink with its cut edges: fans of petals, each ending in a row of teeth, over a slim cup. */
export const fringedCarnation: Motif = (params, rng) => {
  const { radius, inks, detail, line } = params;
  const sketch = createSketch();
  const tones = tonesOf(inks.body, inks.second);
  const foot = radius * 0.42;
  const fans = [
    { count: 7, spread: 1.42, length: 1.36, pale: 0.4 },
    { count: 6, spread: 1.2, length: 1.12, pale: 0.24 },
    { count: 5, spread: 0.96, length: 0.86, pale: 0.1 },
    { count: 3, spread: 0.55, length: 0.6, pale: 0 },
  ];
  for (const [k, fan] of fans.entries()) {
    const own = rng.fork(k);
    const turns = Array.from({ length: fan.count }, (_, i) => ((2 * i) / (fan.count - 1) - 1) * fan.spread);
    for (const turn of own.shuffle(turns)) {
      const length = radius * fan.length * (1 - 0.16 * (turn / 1.4) ** 2) * own.between(0.95, 1.04);
      const half = length * 0.34;
      const teeth = radius < 18 ? 4 : 7;
      const tips: Point[] = Array.from({ length: 2 * teeth + 1 }, (_, i): Point => {
        const t = i / teeth - 1;
        const arc = length * (1 - 0.16 * t * t);
        return [half * 1.12 * t, -(i % 2 === 0 ? arc * 0.91 : arc * own.between(0.99, 1.05))];
      });
      const outline: Point[] = [
        [length * 0.05, 0],
        [-length * 0.05, 0],
        [-half * 0.62, -length * 0.5],
        ...tips,
        [half * 0.62, -length * 0.5],
      ];
      sketch.outlined(
        polyline(place(outline, 0, foot, turn), true),
        petalFill(params, fan.pale),
        inks.contour,
        edgeOf(radius, line),
      );
      if (detail >= 2 && radius > 14) {
        let folds = '';
        for (const off of [-0.5, 0, 0.5]) {
          const [a = [0, 0], c = [0, 0], b = [0, 0]] = place(
            [
              [0, -length * 0.2],
              [half * off * 0.6, -length * 0.5],
              [half * off, -length * 0.84],
            ],
            0,
            foot,
            turn,
          );
          folds += wedge(a, c, b, Math.max(0.7, radius * 0.02));
        }
        sketch.area(folds, tones.deep, 0.5);
      }
    }
  }
  drawSepals(sketch, params, [-0.24, 0.24, 0], 0.66, 0.26, rng.fork('cup'));
  return sketch.done(radius * 1.1);
};

/** A head of lavender: whorls of small lipped flowers up a straight stalk. */
export const lavender: Motif = (params, rng) => {
  const { radius, inks } = params;
  const sketch = createSketch();
  const body = tonesOf(inks.body, inks.second);
  const bow = radius * rng.between(-0.12, 0.12);
  const stalk = bezier([0, radius], [bow, radius * 0.4], [bow, -radius * 0.2], [0, -radius * 0.86], 16);
  sketch.area(
    curve(
      brush(stalk, (t) => Math.max(1, radius * (0.06 - 0.03 * t))),
      true,
    ),
    tonesOf(inks.leaf, inks.second).deep,
  );
  const whorls = radius < 14 ? 5 : 8;
  for (let k = 0; k < whorls; k++) {
    const share = k / (whorls - 1);
    const [x, y] = stalk[Math.round(6 + share * 10)] ?? [0, 0];
    const size = radius * (0.27 - 0.12 * share);
    for (const [i, turn] of [-1.15, 1.15, -0.55, 0.55, 0].entries()) {
      const own = rng.fork(k).fork(i);
      drawSoftPetal(
        sketch,
        {
          x,
          y: y + size * 0.3,
          turn: turn + 0.12 * own.normal(),
          length: size * own.between(0.9, 1.1),
          width: size * 0.56,
          fill: petalFill(params, i === 4 ? 0.34 : i < 2 ? 0.06 : 0.2),
          tones: body,
          edge: inks.contour,
          edgeWidth: 0.5 * params.line,
          ruffle: 0.2,
          base: 0.5,
          detail: 1,
        },
        own,
      );
    }
  }
  return sketch.done(radius * 1.06);
};
