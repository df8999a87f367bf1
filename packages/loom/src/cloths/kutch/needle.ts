import type { Sketch } from '../../drawing/motifs/sketch.ts';
import { chainFill, chainLine, layChains } from '../../drawing/stitching/chain-stitch.ts';
import { brush, resample } from '../../numbers/geometry/line.ts';
import { circle } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { layHeart } from './mirror.ts';
import type { Threads } from './task.ts';

export interface StitchAsk {
  readonly radius: number;
  /** Width of a row of chain stitch in units. */
  readonly width: number;
  readonly threads: Threads;
}

/** Work on one figure, in shares of its radius. */
export interface Needle {
  readonly sketch: Sketch;
  /** A closed outline, rounded through its points: the edge in one thread, then the body, every so many rows the third. */
  fill(outline: readonly Point[], edge: Role, body: Role, inner?: Role): void;
  /** A line of chain. */
  line(points: readonly Point[], thread: Role): void;
  /** A tapering limb along a line. */
  limb(spine: readonly Point[], from: number, to: number, edge: Role, body: Role): void;
  mirror(at: Point, radius: number, thread: Role): void;
  eye(at: Point): void;
}

/** The needle on a drawing of this radius. */
export function needleOn(sketch: Sketch, { radius, width, threads }: StitchAsk): Needle {
  const sized = (points: readonly Point[]) => points.map(([x, y]): Point => [x * radius, y * radius]);
  const fill = (outline: readonly Point[], edge: Role, body: Role, inner: Role) =>
    layChains(sketch, [chainFill(outline, width, (row) => (row === 0 ? edge : row > 2 ? inner : body))], width);
  return {
    sketch,
    fill: (outline, edge, body, inner = body) => fill(rounded(sized(outline), width), edge, body, inner),
    line: (points, thread) => layChains(sketch, [chainLine(open(sized(points)), thread)], width),
    limb: (spine, from, to, edge, body) => {
      const line = open(sized(spine));
      fill(
        resample(
          brush(line, (t) => Math.max(width * 1.6, (from + (to - from) * t) * radius * 2)),
          width,
        ),
        edge,
        body,
        body,
      );
    },
    mirror: ([x, y], r, thread) => {
      // Smaller glass cannot be held.
      const least = Math.max(r * radius, width * 1.7);
      layHeart(sketch, [x * radius, y * radius], { radius: least, width, thread, heart: threads.heart });
    },
    eye: ([x, y]) => {
      sketch.area(circle(x * radius, y * radius, width * 1.05), 'light');
      sketch.area(circle(x * radius, y * radius, width * 0.55), 'dark');
    },
  };
}

/** A smooth closed line through points. */
function rounded(points: readonly Point[], step: number): Point[] {
  const at = (i: number) => points[(i + points.length) % points.length] ?? [0, 0];
  const line = points.flatMap((_, i) => between(at(i - 1), at(i), at(i + 1), at(i + 2)));
  return resample([...line, line[0] ?? [0, 0]], step);
}

/** A smooth open line through points. */
function open(points: readonly Point[]): Point[] {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  const line = points.slice(0, -1).flatMap((_, i) => between(at(i - 1), at(i), at(i + 1), at(i + 2)));
  return [...line, at(points.length - 1)];
}

/** Places from the second point to the third on the curve through all four. */
function between(a: Point, b: Point, c: Point, d: Point): Point[] {
  return Array.from({ length: 6 }, (_, k): Point => {
    const t = k / 6;
    const one = (p: number, q: number, r: number, s: number) =>
      0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
    return [one(a[0], b[0], c[0], d[0]), one(a[1], b[1], c[1], d[1])];
  });
}
