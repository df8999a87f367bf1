import { createSketch, type Sketch } from '../../drawing/motifs/sketch.ts';
import type { Ink, SceneSymbol } from '../../drawing/scene.ts';
import { circle, curve, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Theme } from './themes.ts';
import type { Tone } from './tones-of.ts';

/** What grows, flows or lies where things are at home, in a disc of this radius and one tone, up is −y. */
type Mark = (radius: number, tone: Ink) => SceneSymbol;

export interface WorldMark {
  readonly name: string;
  readonly draw: Mark;
  readonly isUpright: boolean;
  readonly tone: Tone;
}

/** A mark of shapes drawn in a unit disc. */
const mark =
  (
    draw: (pen: { area: (d: string) => void; line: (points: readonly Point[], width: number) => void }, at: At) => void,
  ): Mark =>
  (radius, tone) => {
    const sketch: Sketch = createSketch();
    const at: At = (points) => points.map(([x, y]): Point => [x * radius, y * radius]);
    draw(
      {
        area: (d) => sketch.area(d, tone),
        line: (points, width) => sketch.line(curve(at(points)), tone, radius * width),
      },
      at,
    );
    return sketch.done(radius * 1.06);
  };
type At = (points: readonly Point[]) => Point[];

/** A blade from its foot to its tip, bent by so much, broadest below the middle. */
function blade([x, y]: Point, [tipX, tipY]: Point, breadth: number, bend: number): readonly Point[] {
  const [midX, midY] = [x * 0.6 + tipX * 0.4 + bend, y * 0.6 + tipY * 0.4];
  const away = steady.hypot(tipX - x, tipY - y) || 1;
  const [nx, ny] = [(-(tipY - y) / away) * breadth, ((tipX - x) / away) * breadth];
  return [
    [x, y],
    [midX + nx, midY + ny],
    [tipX, tipY],
    [midX - nx, midY - ny],
  ];
}

const closed = (points: readonly Point[]) => {
  const [foot, left, tip, right] = points;
  if (foot === undefined || left === undefined || tip === undefined || right === undefined) return '';
  return `${curve([foot, left, tip])}${curve([tip, right, foot]).replace('M', 'L')}Z`;
};

const reeds = mark(({ area, line }, at) => {
  for (const [x, tip, height, bend] of [
    [-0.3, -0.72, -0.35, -0.04],
    [-0.06, -0.3, -0.92, 0.02],
    [0.26, 0.78, -0.2, 0.06],
  ] as const)
    area(closed(at(blade([x * 0.5, 0.95], [tip, height], 0.085, bend))));
  line(
    [
      [0.06, 0.95],
      [0.16, 0.2],
      [0.2, -0.3],
    ],
    0.07,
  );
  area(closed(at(blade([0.2, -0.22], [0.26, -0.95], 0.12, 0))));
});

const lilyPad = mark(({ area }, at) => {
  const rim = Array.from({ length: 13 }, (_, k): Point => {
    const a = -1.3 + 0.42 + (k * (2 * Math.PI - 0.84)) / 12;
    return [steady.cos(a) * 0.94, steady.sin(a) * 0.6];
  });
  const round = at(rim);
  area(`${curve(round)}${polyline(at([[0.04, -0.06]])).replace('M', 'L')}Z`);
});

const ripples = mark(({ line }) => {
  for (const [y, reach] of [
    [-0.36, 0.6],
    [0, 0.98],
    [0.36, 0.6],
  ] as const)
    line(
      Array.from({ length: 7 }, (_, k): Point => [reach * (k / 3 - 1), y + (k % 2 === 0 ? 0.09 : -0.09)]),
      0.12,
    );
});

const bubbles = mark(({ area }, at) => {
  for (const [x, y, r] of [
    [-0.3, 0.4, 0.44],
    [0.42, -0.02, 0.32],
    [-0.06, -0.62, 0.22],
  ] as const) {
    const [[cx, cy] = [0, 0], [edge] = [0, 0]] = at([
      [x, y],
      [r, 0],
    ]);
    area(circle(cx, cy, edge));
  }
});

const weed = mark(({ area, line }, at) => {
  line(
    [
      [-0.1, 0.98],
      [0.12, 0.5],
      [-0.1, 0.05],
      [0.1, -0.4],
      [0, -0.9],
    ],
    0.1,
  );
  for (const [x, y, side] of [
    [0.06, 0.55, 1],
    [-0.02, 0.2, -1],
    [0.02, -0.18, 1],
    [0.06, -0.5, -1],
  ] as const)
    area(closed(at(blade([x, y], [x + side * 0.62, y - 0.36], 0.13, 0))));
});

const tuft = mark(({ area }, at) => {
  for (const [tip, height] of [
    [-0.92, -0.05],
    [-0.46, -0.62],
    [0.02, -0.95],
    [0.5, -0.55],
    [0.94, 0.02],
  ] as const)
    area(closed(at(blade([tip * 0.18, 0.8], [tip, height], 0.085, tip * -0.1))));
});

/** Leaflets in pairs along a bent stem. */
const fronds = (pairs: number, breadth: number): Mark =>
  mark(({ area, line }, at) => {
    const spine = (t: number): Point => [-0.34 + 0.7 * t * t, 0.96 - 1.84 * t];
    line([0, 0.35, 0.7, 1].map(spine), 0.07);
    for (let n = 0; n < pairs; n++) {
      const t = 0.14 + (0.76 * n) / pairs;
      const [x, y] = spine(t);
      const reach = 0.62 * (1 - 0.66 * t);
      for (const side of [-1, 1])
        area(closed(at(blade([x, y], [x + side * reach + 0.08, y - reach * 0.62], breadth * (1 - 0.4 * t), 0))));
    }
    const [x, y] = spine(0.9);
    area(closed(at(blade([x, y], [x + 0.16, y - 0.24], breadth, 0))));
  });

const snowflake = mark(({ line }) => {
  for (let k = 0; k < 6; k++) {
    const on = (r: number, turn = 0): Point => [
      steady.sin((k * Math.PI) / 3 + turn) * r,
      -steady.cos((k * Math.PI) / 3 + turn) * r,
    ];
    line([on(0), on(0.95)], 0.09);
    line([on(0.82, 0.34), on(0.52), on(0.82, -0.34)], 0.08);
  }
});

const dune = mark(({ line, area }, at) => {
  line(
    [
      [-0.98, 0.26],
      [-0.3, -0.2],
      [0.16, 0.1],
      [0.98, 0.2],
    ],
    0.1,
  );
  line(
    [
      [-0.5, 0.44],
      [-0.1, 0.3],
      [0.5, 0.42],
    ],
    0.09,
  );
  for (const [x, y] of at([
    [0.34, -0.3],
    [0.6, -0.12],
  ]))
    area(circle(x, y, at([[0.07, 0]])[0]?.[0] ?? 0));
});

const ear = mark(({ area, line }, at) => {
  line(
    [
      [0.12, 0.98],
      [0.02, 0.3],
      [0, -0.5],
    ],
    0.07,
  );
  for (let n = 0; n < 4; n++)
    for (const side of [-1, 1])
      area(closed(at(blade([0, 0.12 - n * 0.26], [side * 0.34, -0.22 - n * 0.26], 0.11, side * 0.06))));
  area(closed(at(blade([0, -0.6], [0, -0.98], 0.1, 0))));
});

const spark = mark(({ area }, at) => {
  const rim = Array.from({ length: 8 }, (_, k): Point => {
    const r = k % 2 === 0 ? 0.98 : 0.24;
    return [steady.sin((k * Math.PI) / 4) * r, -steady.cos((k * Math.PI) / 4) * r];
  });
  area(polyline(at(rim), true));
});

const twig = mark(({ area, line }, at) => {
  line(
    [
      [-0.16, 0.96],
      [0.02, 0.3],
      [0, -0.3],
    ],
    0.08,
  );
  for (const [foot, tip] of [
    [
      [-0.06, 0.56],
      [-0.78, 0.1],
    ],
    [
      [0, 0.26],
      [0.76, -0.2],
    ],
    [
      [0, -0.26],
      [-0.1, -0.98],
    ],
  ] as const)
    area(closed(at(blade(foot, tip, 0.2, 0))));
});

const plant = (draw: Mark, isUpright = false): WorldMark => ({ name: 'leaf', draw, isUpright, tone: 'plant' });
const thing = (name: string, draw: Mark, isUpright = false): WorldMark => ({
  name,
  draw,
  isUpright,
  tone: name === 'wave' ? 'water' : 'any',
});

/** By what things are about: what their world lays between them in a tone of the ground, by turns. */
export const worldOf: Readonly<Record<Theme, readonly WorldMark[]>> = {
  garden: [plant(twig)],
  wood: [plant(fronds(5, 0.11)), plant(twig), plant(tuft, true)],
  jungle: [plant(fronds(6, 0.07)), plant(tuft, true), plant(twig)],
  farm: [plant(ear), plant(tuft, true)],
  pond: [plant(reeds, true), thing('wave', ripples, true), plant(lilyPad, true)],
  sea: [thing('wave', ripples, true), plant(weed), thing('dot', bubbles, true)],
  harbour: [thing('wave', ripples, true)],
  sky: [thing('star', spark)],
  snow: [thing('snowflake', snowflake)],
  desert: [thing('dune', dune, true), plant(tuft, true)],
  sweet: [],
  kitchen: [],
  road: [],
  rain: [thing('wave', ripples, true)],
  sport: [],
  plain: [],
};
