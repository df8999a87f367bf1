import type { Area, AreaStroke } from '@naksha/contract';
import { copiesOfCell } from './copies-of-cell.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A stroke and all its copies as far as they touch the picture. */
export interface LaidStroke {
  readonly erases: boolean;
  /** Over how many pixels, inwards from the radius, it fades. */
  readonly fade: number;
  /** Six numbers for each piece of the line: x, y and radius of its beginning, then of its end. Pixels. */
  readonly pieces: Float64Array;
  /** What its line goes around is painted as well: x and y of each corner, of each copy. */
  readonly loops?: readonly Float64Array[];
}

/** An area in pixels of one picture, the way it repeats worked in. */
export interface LaidArea extends Size {
  /** Points that were painted, copies not counted. */
  readonly points: number;
  readonly inverted: boolean;
  readonly strokes: readonly LaidStroke[];
}

/** Too many pieces to be laid: a wide brush on a narrow picture meets itself in thousands of copies. */
export class TooManyPieces extends RangeError {
  /** So many of the points could be laid. */
  readonly points: number;

  constructor(points: number, mostPieces: number) {
    super(`Expected strokes of at most ${mostPieces} pieces with their copies; ${points} points have so many`);
    this.name = 'TooManyPieces';
    this.points = points;
  }
}

/** Pieces of strokes of one area, at most, where that is to be bounded: all points of an area in 8 × 8 cells; 25 MB. */
export const mostAreaPieces = 2 ** 19;

/** What an edge takes beyond the radius: a pixel, of a preview of this width at the smallest. */
const smallestPreview = 256;

/**
 * Turns what was painted into pixels of a picture of this size: where strokes lead over its edge, or over that of a cell, they come in
 * again as the repeat says. Previews and results both begin here; see `createCoverage` for what is made of it. Throws TooManyPieces past
 * `mostPieces`, before they are laid.
 */
export function layArea(
  { strokes, softness, growth = 0, inverted, repeat }: Area,
  size: Size,
  mostPieces = Number.POSITIVE_INFINITY,
): LaidArea {
  const edge = Math.max(1, size.width / smallestPreview);
  const { ontoPicture, countOntoPicture } = copiesOfCell(repeat, size);
  let lines = 0;
  let count = 0;
  const laid = strokes.map(({ radius, points, erases, fills = false }) => {
    const most = (erases ? radius : radius + growth) * size.width;
    const pieces: number[] = [];
    for (const [from, to] of linesOf(points, fills)) {
      const a = { x: from[0] * size.width, y: from[1] * size.width, radius: most * (from[2] ?? 1) };
      const b = { x: to[0] * size.width, y: to[1] * size.width, radius: most * (to[2] ?? 1) };
      const reach = Math.max(a.radius, b.radius) + edge;
      const across = { from: Math.min(a.x, b.x) - reach, to: Math.max(a.x, b.x) + reach };
      const down = { from: Math.min(a.y, b.y) - reach, to: Math.max(a.y, b.y) + reach };
      count += countOntoPicture(across, down);
      if (count > mostPieces) throw new TooManyPieces(Math.max(1, lines), mostPieces);
      lines += 1;
      for (const { flipX, flipY, x, y } of ontoPicture(across, down)) {
        pieces.push(flipX * a.x + x, flipY * a.y + y, a.radius, flipX * b.x + x, flipY * b.y + y, b.radius);
      }
    }
    const stroke = { erases, fade: (most * softness) / 100, pieces: Float64Array.from(pieces) };
    return fills ? { ...stroke, loops: loopsOf(points, size.width, ontoPicture) } : stroke;
  });
  const painted = strokes.reduce((sum, { points }) => sum + points.length, 0);
  return { width: size.width, height: size.height, points: painted, inverted, strokes: laid };
}

type Point = AreaStroke['points'][number];

/** From each point to the next, and from the last to the first of a closed line; a single point is a line to itself. */
function linesOf(points: readonly Point[], isClosed: boolean): (readonly [Point, Point])[] {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return [];
  if (points.length === 1) return [[first, first]];
  const lines = points.slice(1).map((point, i) => [points[i] ?? first, point] as const);
  return isClosed ? [...lines, [last, first]] : lines;
}

/** The corners of a closed line, of each copy that comes to lie on the picture. */
function loopsOf(
  points: readonly Point[],
  width: number,
  ontoPicture: ReturnType<typeof copiesOfCell>['ontoPicture'],
): Float64Array[] {
  const [xs, ys] = [points.map(([x]) => x * width), points.map(([, y]) => y * width)];
  const span = (all: readonly number[]) => ({ from: Math.min(...all), to: Math.max(...all) });
  return ontoPicture(span(xs), span(ys)).map(({ flipX, flipY, x, y }) =>
    Float64Array.from(points.flatMap(([atX, atY]) => [flipX * atX * width + x, flipY * atY * width + y])),
  );
}
