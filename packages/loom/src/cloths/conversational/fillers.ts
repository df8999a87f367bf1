import { createSketch } from '../../drawing/motifs/sketch.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { circle, curve, polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Role } from '../../vocabulary/roles.ts';
import type { Setting } from '../../vocabulary/subjects/outline.ts';

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

const posy: Filler = (radius, ink, other) => {
  const sketch = createSketch();
  sketch.area([0, 1, 2, 3].map((k) => circle(...on((k * Math.PI) / 2, radius * 0.66), radius * 0.27)).join(''), ink);
  sketch.area(circle(0, 0, radius * 0.24), other);
  return sketch.done(radius);
};

const lozenge: Filler = (radius, ink) => {
  const sketch = createSketch();
  sketch.area(
    polyline(
      [on(0, radius), on(Math.PI / 2, radius * 0.55), on(Math.PI, radius), on(-Math.PI / 2, radius * 0.55)],
      true,
    ),
    ink,
  );
  return sketch.done(radius);
};

const sprinkle: Filler = (radius, ink) => {
  const sketch = createSketch();
  sketch.line(polyline([on(0, radius * 0.72), on(Math.PI, radius * 0.72)]), ink, radius * 0.52);
  return sketch.done(radius);
};

const disc: Filler = (radius, ink) => {
  const sketch = createSketch();
  sketch.area(circle(0, 0, radius * 0.8), ink);
  return sketch.done(radius);
};

/** By surroundings: what lies about things, the first two by turns. */
export const fillersOf: Readonly<
  Record<Setting, readonly { readonly draw: Filler; readonly isUpright: boolean; readonly name: string }[]>
> = {
  garden: [
    { draw: sprig, isUpright: false, name: 'leaf' },
    { draw: blossom, isUpright: false, name: 'blossom' },
  ],
  sea: [
    { draw: ripple, isUpright: true, name: 'wave' },
    { draw: scallop, isUpright: false, name: 'shell' },
    { draw: starfish, isUpright: false, name: 'star' },
  ],
  sky: [
    { draw: pointed(5, 0.45), isUpright: false, name: 'star' },
    { draw: pointed(4, 0.3), isUpright: true, name: 'star' },
  ],
  sweet: [
    { draw: sprinkle, isUpright: false, name: 'dot' },
    { draw: blossom, isUpright: false, name: 'blossom' },
  ],
  plain: [
    { draw: posy, isUpright: true, name: 'dot' },
    { draw: lozenge, isUpright: true, name: 'diamond' },
  ],
};
export const dotFiller = { draw: disc, isUpright: true, name: 'dot' } as const;
