import type { Point } from '../../numbers/geometry/point.ts';
import type { Torus } from '../../numbers/torus.ts';
import { createNeighbours } from './neighbours.ts';
import type { Occupancy } from './occupancy.ts';

/**
 * Rows of dots that follow every outline: places at `distance` units from what is taken, thinned to at least `spacing`
 * units apart, walking along the contour so that the spacing stays even.
 */
export function echoDots(torus: Torus, occupancy: Occupancy, distance: number, spacing: number): Point[] {
  const candidates = createNeighbours<number>(torus, spacing);
  const points = occupancy.contour(distance);
  for (const [i, [x, y]] of points.entries()) candidates.add(x, y, i);
  const isDone = new Uint8Array(points.length);
  const kept: Point[] = [];
  for (const [first, start] of points.entries()) {
    if (isDone[first] === 1) continue;
    let at: Point | undefined = start;
    while (at) {
      kept.push(at);
      let next: Point | undefined;
      let nearest = Number.POSITIVE_INFINITY;
      // All within the spacing are dropped; the walk goes on at the nearest that remains.
      for (const around of candidates.within(at[0], at[1], spacing * 1.6)) {
        if (isDone[around.value] === 1) continue;
        if (around.distance < spacing) isDone[around.value] = 1;
        else if (around.distance < nearest) {
          nearest = around.distance;
          next = [around.x, around.y];
        }
      }
      at = next;
    }
  }
  return kept;
}
