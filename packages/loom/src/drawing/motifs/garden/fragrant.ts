import { bezier, brush } from '../../../numbers/geometry/line.ts';
import { circle, curve, wedge } from '../../../numbers/geometry/path.ts';
import { type Point, place } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Motif } from '../motif.ts';
import { createSketch } from '../sketch.ts';
import { drawSoftPetal } from '../soft-petal.ts';
import { tonesOf } from '../tones.ts';
import { drawSepals, drawSide } from './from-the-side.ts';
import { drawPetalRing, edgeOf, petalFill } from './rings-of-petals.ts';

/** A double jasmine: rounded petals in whorls, close about a folded heart. */
export const mogra: Motif = (params, rng) => {
  const sketch = createSketch();
  const isSmall = params.radius < 20;
  const tones = tonesOf(params.inks.body, params.inks.second);
  const whorls = isSmall
    ? [[5, 0.96, 0.84]]
    : [
        [5, 0.96, 0.84],
        [5, 0.54, 0.5],
      ];
  let start = rng.between(0, 1);
  for (const [k, [count = 7, length = 1, width = 0.5]] of whorls.entries()) {
    if (k > 0) sketch.area(circle(0, 0, params.radius * length * 0.94), tones.deep, 0.2);
    const ring = { count, length, width, pale: 0.3 - 0.06 * k, ruffle: 0.15, base: 0.26, start, stray: 0.5 };
    drawPetalRing(sketch, params, ring, rng.fork(k));
    start += Math.PI / count;
  }
  sketch.area(circle(0, 0, params.radius * 0.06), tonesOf(params.inks.heart, params.inks.second).bright);
  return sketch.done(params.radius * 1.05);
};

/** Five petals laid over each other like the sails of a windmill. */
const champaPetal: readonly Point[] = [
  [0, 0],
  [0.24, -0.2],
  [0.5, -0.56],
  [0.42, -0.9],
  [0.12, -1],
  [-0.18, -0.8],
  [-0.2, -0.4],
];

/** Champa: five thick petals that turn one way, warm at the throat. */
export const champa: Motif = ({ radius, inks, detail, line }, rng) => {
  const sketch = createSketch();
  const tones = tonesOf(inks.body, inks.second);
  const start = rng.between(0, 1.2);
  const grown = (size: number, slim: number): Point[] =>
    champaPetal.map(([x, y]) => [x * size * slim, y * size] as const);
  for (let k = 0; k < 5; k++) {
    const turn = start + (k * 2 * Math.PI) / 5;
    const at = (points: readonly Point[]) => curve(place(points, 0, 0, turn, radius), true);
    sketch.outlined(
      at(grown(1, 1)),
      petalFill({ radius, inks, detail, line }, 0.2),
      inks.contour,
      edgeOf(radius, line),
    );
    sketch.area(at(grown(0.64, 0.7)), inks.heart, 0.42);
    if (detail >= 2) sketch.area(at(grown(0.42, 0.6)), inks.heart, 0.8);
    if (detail >= 2 && radius > 14)
      sketch.line(
        at([
          [0.4, -0.44],
          [0.44, -0.68],
          [0.32, -0.9],
        ]).replace(/Z$/, ''),
        tones.blush,
        Math.max(0.6, radius * 0.026),
        0.7,
      );
  }
  return sketch.done(radius * 1.05);
};

/** A sweet pea from its side: the wide notched standard, two wings before it, the keel between. */
export const sweetPea: Motif = (params, rng) => {
  const sketch = createSketch();
  const foot = 0.62;
  drawSide(
    sketch,
    params,
    [
      { y: foot, turn: -0.82, length: 1.42, width: 1.02, pale: 0.36, base: 0.24, ruffle: 1.1 },
      { y: foot, turn: 0.82, length: 1.42, width: 1.02, pale: 0.36, base: 0.24, ruffle: 1.1 },
      { y: foot, turn: -0.3, length: 1.46, width: 0.9, pale: 0.3, base: 0.26, ruffle: 1 },
      { y: foot, turn: 0.3, length: 1.46, width: 0.9, pale: 0.3, base: 0.26, ruffle: 1 },
    ],
    rng,
  );
  const wings = { ...params, inks: { ...params.inks, body: params.inks.second, second: params.inks.body } };
  const isTwoToned = params.inks.second !== params.inks.body && params.inks.body !== 'light';
  drawSide(
    sketch,
    isTwoToned ? wings : params,
    [
      { x: -0.04, y: foot - 0.04, turn: -0.62, length: 0.86, width: 0.62, pale: 0.12, base: 0.28, ruffle: 0.5 },
      { x: 0.04, y: foot - 0.04, turn: 0.62, length: 0.86, width: 0.62, pale: 0.12, base: 0.28, ruffle: 0.5 },
      { y: foot, turn: 0, length: 0.62, width: 0.4, pale: 0.34, base: 0.3, ruffle: 0.2 },
    ],
    rng.fork('wings'),
  );
  drawSepals(sketch, params, [-0.5, 0.5, 0], 0.42, 0.24, rng.fork('cup'));
  return sketch.done(params.radius * 1.1);
};

/** Places of the flowers up a tuberose's stalk, of its radius: across, up, turn, size. */
const florets = [
  [-0.34, 0.42, -0.9, 0.36],
  [0.34, 0.3, 0.9, 0.36],
  [-0.3, 0.02, -0.7, 0.33],
  [0.3, -0.12, 0.7, 0.31],
  [-0.2, -0.36, -0.5, 0.27],
  [0.2, -0.48, 0.5, 0.24],
] as const;

/** A tuberose: waxy six-pointed flowers in pairs up a stalk, buds at its end. */
export const tuberose: Motif = (params, rng) => {
  const { radius, inks, detail, line } = params;
  const sketch = createSketch();
  const tones = tonesOf(inks.body, inks.second);
  const green = tonesOf(inks.leaf, inks.second);
  const stalk = bezier([0, radius], [radius * 0.05, radius * 0.3], [-radius * 0.05, -radius * 0.4], [0, -radius], 12);
  const stem = (t: number) => Math.max(1, radius * (0.07 - 0.04 * t));
  sketch.area(curve(brush(stalk, stem), true), green.deep);
  const bloom = (x: number, y: number, turn: number, size: number, count: number, spread: number, own: typeof rng) => {
    for (let k = 0; k < count; k++)
      drawSoftPetal(
        sketch,
        {
          x,
          y,
          turn: turn + (count === 1 ? 0 : spread * ((2 * k) / (count - 1) - 1)),
          length: size,
          width: size * 0.46,
          fill: petalFill(params, 0.12 + 0.2 * ((k * 2) % 3)),
          tones,
          edge: inks.contour,
          edgeWidth: edgeOf(radius, line) * 0.8,
          ruffle: 0.1,
          base: 0.36,
          isPointed: true,
          detail: Math.min(2, detail),
        },
        own.fork(k),
      );
  };
  for (const [k, [x, y, turn, size]] of florets.entries()) {
    const at: Point = [x * radius, y * radius];
    sketch.area(
      wedge([0, at[1] + radius * 0.22], [at[0] * 0.4, at[1] + radius * 0.06], at, radius * 0.08),
      tones.blush,
    );
    bloom(at[0], at[1], turn, radius * size, 6, 2.4, rng.fork(k));
    sketch.area(circle(at[0], at[1], radius * 0.035), inks.heart);
  }
  for (const [k, turn] of [-0.5, 0.45, 0].entries())
    bloom(0, -radius * 0.62, turn, radius * (0.3 + 0.06 * k), 1, 0, rng.fork('buds').fork(k));
  return sketch.done(radius * 1.1);
};

const bell: readonly Point[] = [
  [0, -0.5],
  [0.4, -0.34],
  [0.46, 0.12],
  [0.66, 0.42],
  [0.3, 0.32],
  [0, 0.5],
  [-0.3, 0.32],
  [-0.66, 0.42],
  [-0.46, 0.12],
  [-0.4, -0.34],
];

/** Lily of the valley: bells on an arching stalk before two broad leaves. */
export const lilyOfTheValley: Motif = (params, rng) => {
  const { radius, inks, detail, line } = params;
  const sketch = createSketch();
  const green = tonesOf(inks.leaf, inks.second);
  for (const [k, [turn, length]] of [
    [-0.36, 1.74],
    [0.14, 1.5],
  ].entries())
    drawSoftPetal(
      sketch,
      {
        x: 0,
        y: radius,
        turn: turn ?? 0,
        length: radius * (length ?? 1.5),
        width: radius * 0.5,
        fill: inks.leaf,
        tones: green,
        edge: green.deep,
        edgeWidth: edgeOf(radius, line),
        ruffle: 0,
        base: 0.5,
        isPointed: true,
        detail,
      },
      rng.fork(k),
    );
  const stalk = bezier(
    [radius * 0.02, radius],
    [radius * 0.1, -radius * 0.5],
    [radius * 0.4, -radius * 1.1],
    [radius * 0.9, -radius * 0.5],
    14,
  );
  sketch.area(
    curve(
      brush(stalk, (t) => Math.max(0.9, radius * (0.055 - 0.03 * t))),
      true,
    ),
    `${inks.leaf}>light:0.35`,
  );
  for (const [k, at] of [6, 8, 10, 12, 14].entries()) {
    const [x, y] = stalk[at] ?? [0, 0];
    const size = radius * (0.36 - 0.035 * k);
    const side = k % 2 === 0 ? 0.12 : -0.1;
    const middle: Point = [x + side * radius, y + size * 0.9];
    sketch.area(wedge([x, y], [x + side * radius, y], [middle[0], middle[1] - size * 0.4], radius * 0.03), green.deep);
    sketch.outlined(
      curve(place(bell, middle[0], middle[1], side * 0.6, size), true),
      petalFill(params, 0.3),
      inks.contour,
      edgeOf(radius, line),
    );
  }
  return sketch.done(radius * 1.1);
};

/** A raceme of wisteria: pea flowers close together, wide at the foot and running out in buds. */
export const wisteria: Motif = (params, rng) => {
  const { radius, inks } = params;
  const sketch = createSketch();
  const tones = tonesOf(inks.body, inks.second);
  const bow = radius * rng.between(-0.25, 0.25);
  const stalk = bezier([0, radius], [bow, radius * 0.4], [bow, -radius * 0.3], [bow * 0.4, -radius], 16);
  sketch.area(
    curve(
      brush(stalk, (t) => Math.max(1, radius * (0.05 - 0.03 * t))),
      true,
    ),
    tonesOf(inks.leaf, inks.second).deep,
  );
  const rows = radius < 16 ? 6 : 10;
  for (let k = rows - 1; k >= 0; k--) {
    const share = k / (rows - 1);
    const [x, y] = stalk[Math.round(2 + share * 13)] ?? [0, 0];
    const size = radius * (0.46 - 0.34 * share);
    for (const [i, turn] of [-1.5, 1.5, -0.8, 0.8, 0].entries()) {
      const own = rng.fork(k).fork(i);
      drawSoftPetal(
        sketch,
        {
          x,
          y,
          turn: turn + 0.14 * own.normal(),
          length: size * own.between(0.92, 1.1),
          width: size * 0.62,
          fill: petalFill(params, i === 4 ? 0.44 : i < 2 ? 0 : 0.24),
          tones,
          edge: inks.contour,
          edgeWidth: 0.5 * params.line,
          ruffle: 0.3,
          base: 0.4,
          detail: 1,
        },
        own,
      );
    }
  }
  return sketch.done(radius * 1.08);
};

/** A dandelion's clock: parasols at the ends of fine rays about the seeds. */
export const dandelion: Motif = ({ radius, inks, detail }, rng) => {
  const sketch = createSketch();
  const tones = tonesOf(inks.body, inks.second);
  const start = rng.between(0, 1);
  const count = radius < 18 ? 13 : 22;
  const at = (angle: number, reach: number): Point => [steady.sin(angle) * reach, -steady.cos(angle) * reach];
  let rays = '';
  let tufts = '';
  for (const [ring, reach] of (detail >= 2 ? [0.86, 0.56] : [0.84]).entries())
    for (let k = 0; k < count - ring * 7; k++) {
      const angle = start + ring * 0.2 + (2 * Math.PI * k) / (count - ring * 7);
      const end = at(angle, radius * reach);
      rays += wedge([0, 0], at(angle, radius * reach * 0.5), end, Math.max(0.8, radius * 0.018));
      for (const off of [-0.9, -0.45, 0, 0.45, 0.9]) {
        const [dx, dy] = at(angle + off, radius * 0.15);
        const tip: Point = [end[0] + dx, end[1] + dy];
        tufts += wedge(end, [(end[0] + tip[0]) / 2, (end[1] + tip[1]) / 2], tip, Math.max(0.7, radius * 0.02));
      }
    }
  sketch.area(circle(0, 0, radius * 0.84), inks.body, 0.16);
  sketch.area(rays, tones.deep);
  sketch.area(tufts, tones.fill);
  sketch.area(circle(0, 0, radius * 0.13), tonesOf(inks.heart, inks.second).deep);
  return sketch.done(radius * 1.06);
};
