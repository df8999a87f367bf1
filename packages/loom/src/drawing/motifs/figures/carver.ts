import { normals, resample } from '../../../numbers/geometry/line.ts';
import { circle, closedCurve, curve, fixed } from '../../../numbers/geometry/path.ts';
import { type Point, place } from '../../../numbers/geometry/point.ts';
import type { Ink, SceneSymbol, Shape } from '../../scene.ts';
import type { MotifParams } from '../motif.ts';
import { createSketch, type Pen, penFor, type Sketch } from '../sketch.ts';
import { type Tones, tonesOf } from '../tones.ts';
import { type Knot, type Limb, limb } from './limb.ts';

/** The tools for one figure. Points and knots are shares of the motif's radius; path data is in units. */
export interface Carver {
  readonly sketch: Sketch;
  readonly pen: Pen;
  readonly unit: number;
  readonly body: Tones;
  readonly second: Tones;
  readonly third: Tones;
  readonly heart: Tones;
  /** Whether there is room and wish for marks inside; `rich` for the finest. */
  readonly isFine: boolean;
  readonly isRich: boolean;
  limb(...knots: readonly Knot[]): Limb;
  /** Parts grown together: one outline round all of them. */
  mass(fill: Ink, ...parts: readonly (Limb | readonly Point[])[]): void;
  /** A smooth closed area with a thin outline. */
  area(fill: Ink, points: readonly Point[]): void;
  /** The same of stretches that meet in corners. */
  cornered(fill: Ink, ...stretches: readonly (readonly Point[])[]): void;
  disc(fill: Ink, x: number, y: number, r: number, isOutlined?: boolean): void;
  /** A line through points, `width` in pens' contours. */
  line(ink: Ink, points: readonly Point[], width?: number): void;
  /** A cord in two inks, outline and core: it shows on light and dark ground. */
  cord(core: Ink, points: readonly Point[], width: number): void;
  /** The long eye of Indian drawing, looking to the right or, with −1, to the left. */
  eye(x: number, y: number, size: number, looking?: 1 | -1, turn?: number): void;
  done(reach?: number): SceneSymbol;
}

export function createCarver(params: MotifParams): Carver {
  const { radius, inks, detail, halo = 0 } = params;
  const sketch = createSketch();
  const pen = penFor(params);
  const scaled = (points: readonly Point[]) => points.map(([x, y]): Point => [x * radius, y * radius]);
  const outlines: (readonly Point[])[] = [];
  const outlineOf = (part: Limb | readonly Point[]) => ('outline' in part ? part.outline : scaled(part));
  return {
    sketch,
    pen,
    unit: radius,
    body: tonesOf(inks.body, inks.second),
    second: tonesOf(inks.second, inks.body),
    third: tonesOf(inks.third, inks.second),
    heart: tonesOf(inks.heart, inks.body),
    isFine: detail >= 2 && radius > 13,
    isRich: detail >= 3 && radius > 26,
    limb: (...knots) => limb(knots, radius),
    mass: (fill, ...parts) => {
      const rounds = parts.map((part) => oneWay(outlineOf(part)));
      outlines.push(...rounds);
      const d = rounds.map((points) => curve(points, true)).join('');
      sketch.outlined(d, inks.contour, inks.contour, pen.contour * 2);
      sketch.area(d, fill);
    },
    area: (fill, points) => sketch.outlined(curve(scaled(points), true), fill, inks.contour, pen.inner),
    cornered: (fill, ...stretches) =>
      sketch.outlined(closedCurve(stretches.map(scaled)), fill, inks.contour, pen.inner),
    disc: (fill, x, y, r, isOutlined = false) => {
      const d = circle(x * radius, y * radius, r * radius);
      if (isOutlined) sketch.outlined(d, fill, inks.contour, pen.inner);
      else sketch.area(d, fill);
    },
    line: (ink, points, width = 1) => sketch.line(curve(scaled(points)), ink, pen.contour * width),
    cord: (core, points, width) => {
      const d = curve(scaled(points));
      sketch.line(d, inks.contour, pen.contour * (width + 1.3));
      sketch.line(d, core, pen.contour * width);
    },
    eye: (x, y, size, looking = 1, turn = 0) => {
      const at = (points: readonly Point[]) =>
        place(
          points.map(([px, py]): Point => [px * looking, py]),
          x,
          y,
          turn,
          size,
        );
      const lid = at([
        [1, 0.1],
        [0.5, -0.42],
        [-0.1, -0.55],
        [-0.8, -0.25],
        [-1.25, 0.12],
      ]);
      const below = at([
        [-1.25, 0.12],
        [-0.5, 0.5],
        [0.1, 0.52],
        [0.6, 0.36],
        [1, 0.1],
      ]);
      const white = inks.body === inks.light ? ('ground' as const) : inks.light;
      sketch.outlined(closedCurve([scaled(lid), scaled(below)]), white, inks.contour, pen.inner);
      const [pupil = [x, y]] = at([[0.08, -0.02]]);
      sketch.area(circle(pupil[0] * radius, pupil[1] * radius, Math.max(0.7, size * 0.36 * radius)), inks.contour);
    },
    done: (reach = 1.16) => {
      const drawn = sketch.done(radius * reach + pen.contour);
      if (halo <= 0) return drawn;
      const behind = haloOf(outlines, halo, pen, params);
      return { shapes: [...behind, ...drawn.shapes], radius: drawn.radius + Math.ceil(halo + pen.contour) };
    },
  };
}

/** The second contour round all masses and the hatching up to it, to lie behind the drawing. */
export function haloOf(
  outlines: readonly (readonly Point[])[],
  halo: number,
  pen: Pen,
  { inks }: MotifParams,
): readonly Shape[] {
  const sketch = createSketch();
  const d = outlines.map((points) => curve(points, true)).join('');
  sketch.outlined(d, inks.contour, inks.contour, 2 * (halo + pen.contour));
  sketch.outlined(d, inks.light, inks.light, 2 * halo);
  let hatching = '';
  for (const points of outlines) {
    const ring = resample([...points, points[0] ?? [0, 0]], Math.max(2.6, halo * 0.62));
    for (const [i, [nx, ny]] of normals(ring).entries()) {
      const [x, y] = ring[i] ?? [0, 0];
      hatching += `M${fixed(x)} ${fixed(y)}L${fixed(x - nx * halo)} ${fixed(y - ny * halo)}`;
    }
  }
  sketch.line(hatching, inks.contour, pen.fine);
  return sketch.done(0).shapes;
}

/** Outlines that run against one another would cut holes where they overlap. */
function oneWay(points: readonly Point[]): readonly Point[] {
  let turned = 0;
  for (const [i, [x, y]] of points.entries()) {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    turned += x * ny - nx * y;
  }
  return turned < 0 ? [...points].reverse() : points;
}
