import { steady } from '../steady.ts';

/** A place in units, x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** Points turned clockwise on screen by `turn` radians about the origin, scaled, and moved to (x, y). */
export function place(points: readonly Point[], x: number, y: number, turn: number, scale = 1): Point[] {
  const c = steady.cos(turn) * scale;
  const s = steady.sin(turn) * scale;
  return points.map(([px, py]) => [x + px * c - py * s, y + px * s + py * c]);
}
