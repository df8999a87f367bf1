import type { Rng } from '../../numbers/rng.ts';
import type { Torus } from '../../numbers/torus.ts';
import { distance } from '../../numbers/torus.ts';
import { createNeighbours } from './neighbours.ts';

export interface PoissonPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Mitchell's best candidate on a torus: `count` points spread evenly but without a lattice. Each is the farthest of
 * `candidates` tries from those placed (and from `taken`, which are not returned).
 */
export function bestCandidates(
  torus: Torus,
  rng: Rng,
  count: number,
  { candidates = 24, taken = [] }: { candidates?: number; taken?: readonly PoissonPoint[] } = {},
): PoissonPoint[] {
  const placed: PoissonPoint[] = [];
  for (let i = 0; i < count; i++) {
    let best: PoissonPoint = { x: rng.between(0, torus.w), y: rng.between(0, torus.h) };
    let bestGap = gapTo(torus, best, placed, taken);
    for (let k = 1; k < candidates; k++) {
      const candidate = { x: rng.between(0, torus.w), y: rng.between(0, torus.h) };
      const gap = gapTo(torus, candidate, placed, taken);
      if (gap > bestGap) [best, bestGap] = [candidate, gap];
    }
    placed.push(best);
  }
  return placed;
}

/** Points at least `gap` units apart, about as many as fit: darts thrown until `misses` in a row are refused. */
export function poissonPoints(torus: Torus, rng: Rng, gap: number, misses = 200): PoissonPoint[] {
  const near = createNeighbours<undefined>(torus, gap);
  const placed: PoissonPoint[] = [];
  for (let missed = 0; missed < misses; missed++) {
    const x = rng.between(0, torus.w);
    const y = rng.between(0, torus.h);
    if (near.nearest(x, y, gap)) continue;
    near.add(x, y, undefined);
    placed.push({ x, y });
    missed = -1;
  }
  return placed;
}

function gapTo(
  torus: Torus,
  point: PoissonPoint,
  placed: readonly PoissonPoint[],
  taken: readonly PoissonPoint[],
): number {
  let gap = Number.POSITIVE_INFINITY;
  for (const other of placed) gap = Math.min(gap, distance(torus, point.x, point.y, other.x, other.y));
  for (const other of taken) gap = Math.min(gap, distance(torus, point.x, point.y, other.x, other.y));
  return gap;
}
