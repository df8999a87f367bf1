import type { Point } from '../../numbers/geometry/point.ts';

/** A triangle of the net in a cell of side 1. */
interface Triangle {
  readonly corners: readonly Point[];
  readonly middle: Point;
}

const knot: Point = [0, 0];
const [right, below, left]: readonly [Point, Point, Point] = [
  [1, 0],
  [0.5, Math.sqrt(3) / 2],
  [-0.5, Math.sqrt(3) / 2],
];

/** The two triangles of a cell of a net of equilateral ones; the hemp leaf parts each from its middle to its corners. */
export const triangles: readonly Triangle[] = [triangle([knot, right, below]), triangle([knot, below, left])];

/** The sides of the net that begin at a cell's own knot: one of each way. */
export const sides: readonly (readonly [Point, Point])[] = [right, below, left].map((end) => [knot, end]);

function triangle(corners: readonly Point[]): Triangle {
  const middle: Point = [corners.reduce((sum, [x]) => sum + x / 3, 0), corners.reduce((sum, [, y]) => sum + y / 3, 0)];
  return { corners, middle };
}
