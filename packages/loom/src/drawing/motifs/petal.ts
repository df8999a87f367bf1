import { resample } from '../../numbers/geometry/line.ts';
import { circle, closedCurve, wedge } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Ink } from '../scene.ts';
import { type PetalShape, petalOutline } from './petal-outline.ts';
import type { Pen, Sketch } from './sketch.ts';
import type { Tones } from './tones.ts';

/** What is drawn inside the outline: a fan of veins, nested tongues, a beaded rim, a midrib, hatching from the edge. */
export type PetalPattern = 'plain' | 'veins' | 'tongue' | 'beads' | 'feather' | 'edge';

interface Petal {
  readonly shape: PetalShape;
  readonly length: number;
  /** Full width. */
  readonly width: number;
  /** Sideways bend of the tip as a share of the length. */
  readonly bend?: number;
  /** The base, and the turn from "up". */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly tones: Tones;
  readonly contour: Ink;
  readonly light: Ink;
  readonly pen: Pen;
  readonly pattern: PetalPattern;
  readonly detail: number;
  /** Share of the length from the base that other parts cover: what is drawn inside begins there. */
  readonly covered?: number;
}

/** Petals shorter than this show contour and fill only, and up to `roomy` one inner mark. */
const tiny = 7;
const roomy = 26;
const ample = 48;

/** Draws one petal by the five strokes: contour, fill, inner line, flush from the base, veins with dots. */
export function drawPetal(sketch: Sketch, petal: Petal): void {
  const { length, width, tones, contour, pen, pattern, detail, covered = 0.15 } = petal;
  const smooth = petal.shape === 'frill' || petal.shape === 'lobe' || petal.shape === 'notch' ? 'round' : petal.shape;
  const seen = (share: number) => covered + (1 - covered) * share;
  const outline = (scale: number, narrow: number, shape = petal.shape) =>
    closedCurve(
      petalOutline(shape, length * scale, width * narrow, (petal.bend ?? 0) * scale).map((part) =>
        place(part, petal.x, petal.y, petal.turn),
      ),
    );
  sketch.outlined(outline(1, 1), tones.fill, contour, pen.contour);
  const visible = length * (1 - covered);
  if (detail < 2 || pattern === 'plain' || visible < tiny) return;
  if (visible < roomy) {
    sketch.area(outline(seen(0.55), 0.62, smooth), tones.blush);
    if (detail >= 3) sketch.area(veins(petal, 3, seen(0.5)).strokes, tones.vein);
    return;
  }
  if (pattern === 'tongue') {
    sketch.outlined(outline(seen(0.72), 0.7, smooth), tones.blush, tones.bright, pen.fine);
    sketch.area(outline(seen(0.46), 0.46, smooth), tones.deep);
    sketch.area(rimDots(petal, 0.86, pen.fine * 3.6), tones.bright);
  } else if (pattern === 'beads') {
    sketch.area(outline(seen(0.5), 0.62, smooth), tones.blush);
    sketch.line(outline(0.88, 0.8, smooth), tones.bright, pen.fine);
    sketch.area(rimDots(petal, 0.94, pen.fine * 4.2), petal.light);
  } else if (pattern === 'edge') {
    sketch.area(outline(seen(0.58), 0.64, smooth), tones.blush);
    sketch.area(rimHatching(petal, pen.fine * 2.7, 0.3), tones.vein);
  } else {
    sketch.area(outline(seen(0.62), 0.7, smooth), tones.blush);
    // A wide petal would be bare towards its edge.
    if (visible > ample && detail >= 3) sketch.area(rimHatching(petal, pen.fine * 3.2, 0.15), tones.deep);
    sketch.line(outline(0.91, 0.85), tones.bright, pen.fine);
  }
  if (pattern === 'feather') {
    sketch.area(feather(petal), tones.vein);
    return;
  }
  const count = Math.max(3, Math.min(11, Math.round(width / 6), 1 + detail * 2)) | 1;
  const fan = veins(petal, count, seen(pattern === 'tongue' ? 0.34 : pattern === 'edge' ? 0.48 : 0.54));
  sketch.area(fan.strokes, tones.vein);
  if (detail >= 3 && pattern !== 'tongue') sketch.area(fan.dots, visible > 42 ? petal.light : tones.vein);
}

/** A fan from the base to `reach` of the length, with a dot beyond each stroke. */
function veins(petal: Petal, count: number, reach: number): { strokes: string; dots: string } {
  const { length, width, pen, covered = 0.15 } = petal;
  let strokes = '';
  let dots = '';
  for (let k = 0; k < count; k++) {
    const side = (2 * k) / (count - 1) - 1;
    const end = length * (covered + (reach - covered) * (1 - 0.34 * side * side + (k % 2 === 0 ? 0.14 : -0.05)));
    const across = width * 0.31 * side;
    const start = length * covered * 0.9;
    const [a, c, b] = onPetal(petal, [across * 0.5, -start], [across * 0.9, -(start + end) / 2], [across, -end]);
    strokes += wedge(a, c, b, pen.fine * 1.5);
    const [dot] = onPetal(petal, [across * 1.03, -end - pen.fine * 3.4], [0, 0], [0, 0]);
    dots += circle(dot[0], dot[1], pen.fine * 0.95);
  }
  return { strokes, dots };
}

/** A midrib with fine hatching to both sides. */
function feather(petal: Petal): string {
  const { length, width, detail, pen, covered = 0.15 } = petal;
  const start = length * covered;
  const end = length * 0.87;
  let strokes = wedge(...onPetal(petal, [0, -start], [0, -(start + end) / 2], [0, -end]), pen.inner * 1.6);
  const count = Math.max(3, Math.round(((end - start) / 7) * (0.5 + detail * 0.12)));
  for (let k = 0; k < count; k++) {
    const y = start + ((end - start) * (k + 0.3)) / count;
    const room = (width / 2) * 0.7 * steady.sin(Math.PI * Math.min(1, (y / length) * 0.62 + 0.36));
    for (const side of [-1, 1]) {
      strokes += wedge(
        ...onPetal(petal, [0, -y], [room * 0.5 * side, -y - length * 0.04], [room * side, -y - length * 0.1]),
        pen.fine * 1.1,
      );
    }
  }
  return strokes;
}

/** Dots along the outer edge, at a scale of the outline. */
function rimDots(petal: Petal, scale: number, step: number): string {
  let dots = '';
  for (const [, point] of rim(petal, scale, step)) {
    const [at] = onPetal(petal, point, [0, 0], [0, 0]);
    dots += circle(at[0], at[1], petal.pen.fine * 0.85);
  }
  return dots;
}

/** Strokes inward from the outer edge, long and short in turn. */
function rimHatching(petal: Petal, step: number, depth: number): string {
  const { length, pen, covered = 0.15 } = petal;
  let hatching = '';
  for (const [i, [x, y]] of rim(petal, 1, step)) {
    const deep = (1 - covered) * depth * (i % 2 === 0 ? 1 : 0.66);
    const [a, c, b] = onPetal(
      petal,
      [x, y],
      [x * (1 - deep * 0.5), y + length * deep * 0.5],
      [x * (1 - deep), y + length * deep],
    );
    hatching += wedge(a, c, b, pen.fine * 1.1);
  }
  return hatching;
}

/** Places on the outer edge that other parts do not cover, with their numbers. */
function rim({ shape, length, width, covered = 0.15 }: Petal, scale: number, step: number): [number, Point][] {
  const edge = petalOutline(shape, length * scale, width * (scale === 1 ? 1 : scale - 0.04));
  return [...resample(edge.flat(), step).entries()].filter(
    ([, [, y]]) => -y / (length * scale) >= Math.max(covered + 0.06, 0.42),
  );
}

function onPetal(petal: Petal, ...points: [Point, Point, Point]): [Point, Point, Point] {
  const { length, bend = 0, x, y, turn } = petal;
  const bent = points.map(([px, py]): Point => [px + bend * length * (py / length) ** 2, py]);
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = place(bent, x, y, turn);
  return [a, b, c];
}

export interface Fan {
  readonly count: number;
  /** Turn of the outermost petals from "up", radians. */
  readonly spread: number;
  /** Where the petals meet, units below the motif's centre. */
  readonly foot: number;
  /** The tips lie on the disc of this radius about the centre. */
  readonly reach: number;
  /** Width of a petal against the room it has; 1 just meets its neighbours. */
  readonly width: number;
  /** Outward curl of the side petals' tips. */
  readonly curl: number;
  /** Length of side petals against the disc's edge, from the middle (0) to the outermost (1). */
  readonly shorten?: (side: number) => number;
}

/** Petals fanned upward from one point, mirrored left and right, the middle ones in front. */
export function petalFan(
  sketch: Sketch,
  petal: Omit<Petal, 'x' | 'y' | 'turn' | 'length' | 'width'>,
  fan: Fan,
  rng: Rng,
): void {
  const { count, spread, foot, reach, curl } = fan;
  const step = count > 1 ? (2 * spread) / (count - 1) : spread;
  const sides = Array.from({ length: count }, (_, i) => (count > 1 ? (2 * i) / (count - 1) - 1 : 0));
  sides.sort((a, b) => Math.abs(b) - Math.abs(a) || a - b);
  for (const side of sides) {
    const turn = side * spread;
    const toEdge = foot * steady.cos(turn) + Math.sqrt(Math.max(0, reach * reach - (foot * steady.sin(turn)) ** 2));
    // Far below its foot a fan of a short reach has no room for a petal.
    if (toEdge < reach * 0.01) continue;
    const length = toEdge * (fan.shorten?.(Math.abs(side)) ?? 1) * (1 + 0.015 * rng.normal());
    drawPetal(sketch, {
      ...petal,
      length,
      width: 2 * length * 0.72 * steady.tan(Math.min(0.6, step / 2)) * fan.width,
      bend: side * curl + 0.012 * rng.normal(),
      x: 0,
      y: foot,
      turn: turn - side * curl * 0.6,
    });
  }
}

/** A ring of petals about the origin, each a little different. Every other petal lies in front where the count is even. */
export function petalRing(
  sketch: Sketch,
  petal: Omit<Petal, 'x' | 'y' | 'turn'>,
  count: number,
  offset: number,
  rng: Rng,
): void {
  const order = Array.from({ length: count }, (_, i) => i);
  if (count % 2 === 0) order.sort((a, b) => (a % 2) - (b % 2) || a - b);
  for (const i of order) {
    drawPetal(sketch, {
      ...petal,
      length: petal.length * (1 + 0.022 * rng.normal()),
      width: petal.width * (1 + 0.03 * rng.normal()),
      bend: 0.02 * rng.normal(),
      x: 0,
      y: 0,
      turn: ((i + offset) / count) * 2 * Math.PI + 0.02 * rng.normal(),
    });
  }
}
