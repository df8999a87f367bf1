import { steady } from './steady.ts';

/**
 * The plane on which a module is planned: a box of `w` × `h` units whose edges are joined. Crossing the right edge
 * shifts y by `dropY` (half-drop: h / 2), crossing the lower edge shifts x by `brickX` (half-brick: w / 2); at most one
 * of the two is non-zero. Everything a planner places must be periodic under these two steps, (w, dropY) and (brickX, h).
 */
export interface Torus {
  readonly w: number;
  readonly h: number;
  readonly dropY: number;
  readonly brickX: number;
}

/** The same point inside the box [0, w) × [0, h). */
export function wrap(torus: Torus, x: number, y: number): [x: number, y: number] {
  if (torus.brickX !== 0) {
    const row = Math.floor(y / torus.h);
    return [modulo(x - row * torus.brickX, torus.w), y - row * torus.h];
  }
  const column = Math.floor(x / torus.w);
  return [x - column * torus.w, modulo(y - column * torus.dropY, torus.h)];
}

/** The shortest step from a to b over the joined edges. */
export function delta(torus: Torus, ax: number, ay: number, bx: number, by: number): [dx: number, dy: number] {
  const [x, y] = wrap(torus, bx - ax, by - ay);
  if (torus.dropY === 0 && torus.brickX === 0) {
    return [x > torus.w / 2 ? x - torus.w : x, y > torus.h / 2 ? y - torus.h : y];
  }
  let best: [number, number] = [x, y];
  let bestSquare = Number.POSITIVE_INFINITY;
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      const dx = x + i * torus.w + j * torus.brickX;
      const dy = y + j * torus.h + i * torus.dropY;
      const square = dx * dx + dy * dy;
      if (square < bestSquare) {
        bestSquare = square;
        best = [dx, dy];
      }
    }
  }
  return best;
}

/** Length of `delta`. */
export function distance(torus: Torus, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = delta(torus, ax, ay, bx, by);
  return steady.hypot(dx, dy);
}

/** x modulo n, never negative. */
export function modulo(x: number, n: number): number {
  return x - Math.floor(x / n) * n;
}
