import { circle, polyline, rectangle } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Frame } from '../../vocabulary/frames.ts';
import type { Ink, Shape } from '../scene.ts';

/** A frame about its middle, 100 units wide, and the box that it leaves for what it holds. */
export interface FrameDrawing {
  readonly shapes: Shape[];
  readonly width: number;
  readonly height: number;
  readonly room: { readonly x: number; readonly y: number; readonly wide: number; readonly high: number };
}

/** The colours of a frame: its band, what lies on the band, and what it holds is drawn on. */
interface FrameInks {
  readonly band: Ink;
  readonly mark: Ink;
  readonly field: Ink;
}

/** Points of a smooth outline. */
const around = 144;
const full = 2 * Math.PI;

const heights: Readonly<Record<Frame, number>> = {
  niche: 140,
  roundel: 100,
  diamond: 128,
  box: 100,
  oval: 128,
  paisley: 138,
  heart: 100,
  leaf: 122,
  ogee: 132,
};

/** What is held stands in this box: its middle as shares of half the size, and its size as shares. */
const rooms: Readonly<Record<Frame, readonly [x: number, y: number, wide: number, high: number]>> = {
  niche: [0, 0.24, 0.56, 0.56],
  roundel: [0, 0, 0.56, 0.56],
  diamond: [0, 0, 0.5, 0.46],
  box: [0, 0, 0.68, 0.68],
  oval: [0, 0, 0.56, 0.6],
  paisley: [-0.04, 0.32, 0.5, 0.4],
  heart: [0, -0.1, 0.46, 0.42],
  leaf: [0, -0.18, 0.46, 0.38],
  ogee: [0, 0.04, 0.5, 0.54],
};

/** Draws a frame `height` units tall: a beaded band with a line on either side, its inner field, and a scalloped edge. */
export function drawFrame(frame: Frame, inks: FrameInks, height = heights[frame]): FrameDrawing {
  const [x, y, wide, high] = rooms[frame];
  const room = { x: x * 50, y: (y * height) / 2, wide: wide * 100, high: high * height };
  return { shapes: frame === 'niche' ? niche(height, inks) : ringed(frame, height, inks), width: 100, height, room };
}

function ringed(frame: Frame, height: number, { band, mark, field }: FrameInks): Shape[] {
  const outline = outlineOf(frame, height);
  const [cx, cy] = [rooms[frame][0] * 50, (rooms[frame][1] * height) / 2];
  const scaled = (k: number) => outline.map(([px, py]): Point => [cx + (px - cx) * k, cy + (py - cy) * k]);
  const isAngular = frame === 'box' || frame === 'diamond';
  const edge = isAngular ? [] : beads(scaled(0.985), 7.4, 2.9);
  return [
    { d: polyline(scaled(isAngular ? 1 : 0.985), true), fill: band },
    ...(edge.length === 0 ? [] : [{ d: edge.join(''), fill: band }]),
    { d: polyline(scaled(0.935), true) + polyline(scaled(0.915), true), fill: mark, evenOdd: true },
    { d: beads(scaled(0.845), 6.2, 1.7).join(''), fill: mark },
    { d: polyline(scaled(0.775), true), fill: field },
    { d: polyline(scaled(0.735), true) + polyline(scaled(0.715), true), fill: band, evenOdd: true },
  ];
}

function outlineOf(frame: Frame, height: number): Point[] {
  const [a, b] = [50, height / 2];
  const round = (at: (t: number) => Point) => Array.from({ length: around }, (_, i) => at((i / around) * full));
  const heart = (t: number): Point => {
    const s = steady.sin(t);
    const x = 16 * s * s * s;
    const y = 13 * steady.cos(t) - 5 * steady.cos(2 * t) - 2 * steady.cos(3 * t) - steady.cos(4 * t);
    return [(x / 16) * a, (-(y + 2.6) / 14.6) * b];
  };
  switch (frame) {
    case 'box':
      return dense([
        [-a, -b],
        [a, -b],
        [a, b],
        [-a, b],
      ]);
    case 'diamond':
      return dense([
        [0, -b],
        [a, 0],
        [0, b],
        [-a, 0],
      ]);
    case 'heart':
      return round(heart);
    case 'leaf':
      // A betel leaf: a heart with its lower half drawn out to the tip.
      return round((t) => {
        const [x, y] = heart(t);
        return [x * (y > 0 ? 1 - 0.16 * steady.sin((y / b) * Math.PI) : 1), y];
      });
    case 'paisley':
      return paisley(a, b);
    case 'ogee':
      return round((t) => {
        const s = steady.sin(t);
        const c = steady.cos(t);
        const tip = Math.abs(c) ** 6;
        return [a * s * (1 - 0.25 * Math.abs(c) ** 2) * (1 - 0.35 * tip), -b * c * (0.86 + 0.14 * tip)];
      });
    default:
      return round((t) => [a * steady.sin(t), -b * steady.cos(t)]);
  }
}

/** A drop whose tip bends over to the right. */
function paisley(a: number, b: number): Point[] {
  const places: readonly Point[] = [
    [0.62, -0.86],
    [0.36, -0.98],
    [0.02, -0.93],
    [-0.36, -0.7],
    [-0.7, -0.34],
    [-0.93, 0.08],
    [-1, 0.44],
    [-0.86, 0.76],
    [-0.52, 0.95],
    [-0.06, 1],
    [0.42, 0.93],
    [0.76, 0.7],
    [0.9, 0.36],
    [0.82, 0.02],
    [0.56, -0.24],
    [0.36, -0.44],
    [0.34, -0.62],
    [0.48, -0.76],
  ];
  const n = places.length;
  const at = (i: number): Point => places[(i + n) % n] ?? [0, 0];
  const steps = Math.round(around / n);
  return places.flatMap((_, i) =>
    Array.from({ length: steps }, (_step, k): Point => {
      const t = k / steps;
      const blend = (axis: 0 | 1) => {
        const [p0, p1, p2, p3] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]];
        return (
          0.5 *
          (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t * t * t)
        );
      };
      return [blend(0) * a, blend(1) * b];
    }),
  );
}

/** Cusps of an arch on either side of its tip. */
const cusps = 4;

/** A cusped arch in its rectangle: two slim columns, a flower in either spandrel, a plinth. */
function niche(height: number, { band, mark, field }: FrameInks): Shape[] {
  const [a, b] = [50, height / 2];
  const foot = b * 0.86;
  const arch = (wide: number, top: number, spring: number, base: number): string => {
    const half: Point[] = [];
    for (let k = 0; k < cusps; k++) {
      // From the tip down to the spring in scallops that hang from a pointed curve.
      for (let s = 0; s < 12; s++) {
        const t = (k + s / 12) / cusps;
        const angle = (t * Math.PI) / 2;
        const x = wide * steady.power(steady.sin(angle), 0.92);
        const y = top + (spring - top) * steady.power(1 - steady.cos(angle), 0.78);
        const bulge = Math.abs(steady.sin((s / 12) * Math.PI)) * wide * 0.085;
        half.push([Math.min(wide, x + bulge * steady.cos(angle) * 0.4), y - bulge * steady.sin(angle + 0.5)]);
      }
    }
    half.push([wide, spring], [wide, base]);
    return polyline([...half.toReversed().map(([x, y]): Point => [-x, y]), ...half], true);
  };
  const florets = [-1, 1].flatMap((side) => {
    const [x, y] = [side * a * 0.66, -b * 0.66];
    return Array.from({ length: 8 }, (_, k) => {
      const way = (k * full) / 8;
      return circle(x + steady.sin(way) * 7, y - steady.cos(way) * 7, 3);
    });
  });
  const hearts = [-1, 1].map((side) => circle(side * a * 0.66, -b * 0.66, 3.2));
  const columns = [-1, 1].map((side) => rectangle(side * a * 0.8 - 2, -b * 0.06, side * a * 0.8 + 2, foot - 4));
  const capitals = [-1, 1].flatMap((side) => [
    rectangle(side * a * 0.8 - 4.4, -b * 0.09, side * a * 0.8 + 4.4, -b * 0.05),
    rectangle(side * a * 0.8 - 4.4, foot - 5, side * a * 0.8 + 4.4, foot - 2),
  ]);
  return [
    { d: rectangle(-a, -b, a, b), fill: band },
    {
      d: rectangle(-a + 3, -b + 3, a - 3, b - 3) + rectangle(-a + 4.4, -b + 4.4, a - 4.4, b - 4.4),
      fill: mark,
      evenOdd: true,
    },
    { d: arch(a * 0.72, -b * 0.86, -b * 0.02, foot), fill: mark },
    { d: arch(a * 0.69, -b * 0.82, -b * 0.01, foot - 1.4), fill: band },
    { d: arch(a * 0.63, -b * 0.73, 0.01 * b, foot - 4), fill: field },
    { d: florets.join('') + hearts.join(''), fill: mark },
    { d: columns.join('') + capitals.join(''), fill: mark },
    {
      d: Array.from({ length: 9 }, (_, i) => circle((i - 4) * 9.4, b * 0.93 - 0.6, i % 2 === 0 ? 2.2 : 1.3)).join(''),
      fill: mark,
    },
  ];
}

/** Corners with points along the sides between them. */
function dense(corners: readonly Point[]): Point[] {
  const each = around / corners.length;
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    return Array.from({ length: each }, (_, k): Point => {
      const t = k / each;
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    });
  });
}

/** Dots along an outline, about so far from each other. */
function beads(outline: readonly Point[], pitch: number, r: number): string[] {
  const lengths = outline.map(([x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length] ?? [x, y];
    return steady.hypot(nx - x, ny - y);
  });
  const whole = lengths.reduce((sum, each) => sum + each, 0);
  const count = 4 * Math.max(3, Math.round(whole / pitch / 4));
  const dots: string[] = [];
  let gone = 0;
  let next = 0;
  for (const [i, length] of lengths.entries()) {
    const [x, y] = outline[i] ?? [0, 0];
    const [nx, ny] = outline[(i + 1) % outline.length] ?? [x, y];
    while (dots.length < count && next <= gone + length) {
      const t = length === 0 ? 0 : (next - gone) / length;
      dots.push(circle(x + (nx - x) * t, y + (ny - y) * t, r));
      next = (dots.length * whole) / count;
    }
    gone += length;
  }
  return dots;
}
