import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { circle, curve, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Role } from '../../vocabulary/roles.ts';
import type { Theme } from './themes.ts';

/** A small thing of the ground in a disc of this radius, up is −y. */
type Filler = (radius: number, ink: Role, other: Role) => SceneSymbol;

const on = (a: number, r: number): Point => [steady.sin(a) * r, -steady.cos(a) * r];

const pointed =
  (points: number, dent: number): Filler =>
  (radius, ink) => {
    const sketch = createSketch();
    const rim = Array.from({ length: 2 * points }, (_, k) =>
      on((k * Math.PI) / points, k % 2 === 0 ? radius : radius * dent),
    );
    sketch.outlined(polyline(rim, true), ink, ink, radius * 0.14);
    return sketch.done(radius * 1.1);
  };

const leaf = (length: number, angle: number, x = 0, y = 0): string => {
  const at = (along: number, across: number): Point => {
    const [px, py] = on(angle, along * length);
    return [x + px + steady.cos(angle) * across * length, y + py + steady.sin(angle) * across * length];
  };
  return `${curve([at(0, 0), at(0.35, 0.22), at(1, 0)])}${curve([at(1, 0), at(0.35, -0.22), at(0, 0)]).replace('M', 'L')}Z`;
};

const sprig: Filler = (radius, ink) => {
  const sketch = createSketch();
  const stem: Point[] = [
    [-radius * 0.12, radius],
    [radius * 0.06, radius * 0.2],
    [0, -radius * 0.4],
  ];
  sketch.line(curve(stem), ink, radius * 0.13);
  sketch.area(
    leaf(radius * 0.72, 0, 0, -radius * 0.3) +
      leaf(radius * 0.72, 1.05, 0.02 * radius, radius * 0.32) +
      leaf(radius * 0.72, -1.05, 0, radius * 0.12),
    ink,
  );
  return sketch.done(radius * 1.1);
};

const blossom: Filler = (radius, ink, other) => {
  const sketch = createSketch();
  for (let k = 0; k < 5; k++) {
    const [x, y] = on((k * 2 * Math.PI) / 5, radius * 0.56);
    sketch.area(circle(x, y, radius * 0.4), ink);
  }
  sketch.area(circle(0, 0, radius * 0.26), other);
  return sketch.done(radius);
};

/** A fan with ribs, its hinge below. */
const scallop: Filler = (radius, ink) => {
  const sketch = createSketch();
  const hinge: Point = [0, radius * 0.8];
  const rim = [-1.1, -0.66, -0.22, 0.22, 0.66, 1.1].map(
    (a): Point => [steady.sin(a) * radius * 0.95, radius * 0.3 - steady.cos(a) * radius],
  );
  sketch.area(curve([[-radius * 0.2, hinge[1]], ...rim, [radius * 0.2, hinge[1]]], true), ink);
  for (const [x, y] of rim.slice(1, -1))
    sketch.line(
      polyline([
        [x * 0.22, radius * 0.5],
        [x * 0.82, y * 0.8],
      ]),
      'ground',
      radius * 0.09,
    );
  return sketch.done(radius);
};

const starfish: Filler = (radius, ink) => {
  const sketch = createSketch();
  const rim = Array.from({ length: 10 }, (_, k) => on((k * Math.PI) / 5, k % 2 === 0 ? radius : radius * 0.42));
  sketch.area(curve(rim, true), ink);
  for (let k = 0; k < 5; k++)
    sketch.area(circle(...on((k * 2 * Math.PI) / 5, radius * 0.4), Math.max(0.7, radius * 0.07)), 'ground');
  return sketch.done(radius * 1.1);
};

const ripple: Filler = (radius, ink) => {
  const sketch = createSketch();
  for (const [k, y] of [-0.4, 0.05, 0.5].entries()) {
    const reach = radius * (k === 1 ? 1 : 0.68);
    const points = Array.from(
      { length: 9 },
      (_, i): Point => [reach * (i / 4 - 1), y * radius + (i % 2 === 0 ? 1 : -1) * radius * 0.12],
    );
    sketch.line(curve(points), ink, radius * 0.15);
  }
  return sketch.done(radius);
};

/** A rope knotted once, its ends hanging. */
const rope: Filler = (radius, ink) => {
  const sketch = createSketch();
  const at = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * radius, y * radius]);
  const cord = [
    [-1, 0.5],
    [-0.3, 0.42],
    [0.45, -0.1],
    [0.3, -0.7],
    [-0.3, -0.7],
    [-0.45, -0.1],
    [0.3, 0.42],
    [1, 0.5],
  ] as const;
  sketch.line(curve(at(cord)), ink, radius * 0.26);
  sketch.line(curve(at(cord)), 'ground', radius * 0.07);
  return sketch.done(radius * 1.1);
};

/** A fair-weather cloud. */
const puff: Filler = (radius, ink) => {
  const sketch = createSketch();
  const rounds = [
    [-0.55, 0.16, 0.36],
    [-0.1, -0.14, 0.48],
    [0.45, 0.08, 0.42],
  ] as const;
  sketch.area(
    rounds.map(([x, y, r]) => circle(x * radius, y * radius, r * radius)).join('') +
      polyline(
        [
          [-radius * 0.6, radius * 0.1],
          [radius * 0.5, radius * 0.1],
          [radius * 0.5, radius * 0.5],
          [-radius * 0.56, radius * 0.52],
        ],
        true,
      ),
    ink,
  );
  return sketch.done(radius);
};

/** A round tree on a short stem. */
const bush: Filler = (radius, ink, other) => {
  const sketch = createSketch();
  sketch.line(polyline([on(0, -radius * 0.95), on(0, 0)]), other, radius * 0.16);
  sketch.area(circle(0, -radius * 0.28, radius * 0.62), ink);
  sketch.line(
    curve([on(-0.75, radius * 0.52), [-radius * 0.06, -radius * 0.52], on(0.2, radius * 0.78)]),
    'ground',
    radius * 0.09,
  );
  return sketch.done(radius);
};

const loveHeart: Filler = (radius, ink) => {
  const sketch = createSketch();
  const half: Point[] = [
    [0, radius * 0.86],
    [radius * 0.62, radius * 0.2],
    [radius * 0.86, -radius * 0.36],
    [radius * 0.46, -radius * 0.74],
    [0, -radius * 0.36],
  ];
  const mirrored = half.map(([x, y]): Point => [-x, y]).reverse();
  sketch.area(`${curve(half)}${curve(mirrored).replace('M', 'L')}Z`, ink);
  return sketch.done(radius);
};

/** A paper streamer, rolled. */
const streamer: Filler = (radius, ink) => {
  const sketch = createSketch();
  const points = Array.from(
    { length: 9 },
    (_, k): Point => [radius * (k / 4 - 1), (k % 2 === 0 ? 1 : -1) * radius * 0.3],
  );
  sketch.line(curve(points), ink, radius * 0.19);
  return sketch.done(radius);
};

/** Two leaves on a bent stem. */
const twin: Filler = (radius, ink) => {
  const sketch = createSketch();
  sketch.line(
    curve([
      [-radius * 0.1, radius * 0.95],
      [radius * 0.04, radius * 0.4],
      [0, radius * 0.1],
    ]),
    ink,
    radius * 0.13,
  );
  sketch.area(leaf(radius * 1.05, 0.62, 0, radius * 0.16) + leaf(radius * 1.05, -0.62, 0, radius * 0.16), ink);
  return sketch.done(radius * 1.1);
};

const sprinkle: Filler = (radius, ink) => {
  const sketch = createSketch();
  sketch.line(polyline([on(0, radius * 0.72), on(Math.PI, radius * 0.72)]), ink, radius * 0.52);
  return sketch.done(radius);
};

/** A raindrop, leaning with the wind. */
const drop: Filler = (radius, ink) => {
  const sketch = createSketch();
  const rim: Point[] = [
    [radius * 0.3, -radius],
    [radius * 0.5, radius * 0.1],
    [radius * 0.16, radius * 0.8],
    [-radius * 0.4, radius * 0.66],
    [-radius * 0.42, radius * 0.06],
  ];
  sketch.area(curve(rim, true), ink);
  return sketch.done(radius);
};

const disc: Filler = (radius, ink) => {
  const sketch = createSketch();
  sketch.area(circle(0, 0, radius * 0.8), ink);
  return sketch.done(radius);
};

interface Kind {
  readonly draw: Filler;
  readonly isUpright: boolean;
  readonly name: string;
}

const sprigs: Kind = { draw: sprig, isUpright: false, name: 'leaf' };
const twins: Kind = { draw: twin, isUpright: false, name: 'leaf' };
const blossoms: Kind = { draw: blossom, isUpright: false, name: 'blossom' };
const stars: Kind = { draw: pointed(5, 0.45), isUpright: false, name: 'star' };
const clouds: Kind = { draw: puff, isUpright: true, name: 'cloud' };

/** By what things are about: what lies about them by turns, the last one seldom. */
export const fillersOf: Readonly<Record<Theme, readonly Kind[]>> = {
  garden: [sprigs, blossoms],
  sea: [
    { draw: ripple, isUpright: true, name: 'wave' },
    { draw: scallop, isUpright: false, name: 'shell' },
    { draw: rope, isUpright: false, name: 'wave' },
    { draw: starfish, isUpright: false, name: 'star' },
  ],
  harbour: [{ draw: ripple, isUpright: true, name: 'wave' }, { draw: rope, isUpright: false, name: 'wave' }, clouds],
  sky: [clouds, stars, { draw: pointed(4, 0.3), isUpright: true, name: 'star' }],
  sweet: [
    { draw: streamer, isUpright: false, name: 'wave' },
    stars,
    { draw: loveHeart, isUpright: false, name: 'heart' },
    { draw: sprinkle, isUpright: false, name: 'dot' },
  ],
  kitchen: [twins, sprigs, blossoms],
  road: [{ draw: bush, isUpright: true, name: 'tree' }, clouds],
  rain: [{ draw: drop, isUpright: true, name: 'rain' }],
  pond: [sprigs, { draw: ripple, isUpright: true, name: 'wave' }],
  wood: [sprigs, twins, blossoms],
  jungle: [twins, sprigs],
  farm: [sprigs, blossoms],
  snow: [{ draw: pointed(6, 0.34), isUpright: false, name: 'snowflake' }, stars],
  desert: [twins, { draw: pointed(4, 0.3), isUpright: true, name: 'star' }],
  sport: [stars, { draw: streamer, isUpright: false, name: 'wave' }],
  plain: [twins, stars],
};
export const dotFiller: Kind = { draw: disc, isUpright: true, name: 'dot' };
