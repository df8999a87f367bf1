import type { Rng } from '../../numbers/rng.ts';
import { delta, distance, type Torus, wrap } from '../../numbers/torus.ts';
import { bestCandidates, type PoissonPoint } from './poisson.ts';

export interface StrewnSite extends PoissonPoint {
  /** Which of the kinds lies there. */
  readonly kind: number;
}

/** How far the places stay from the edges of a panel, in units; 0 where the cloth goes on. */
export interface Margins {
  readonly x: number;
  readonly y: number;
}

/** How much two kinds look alike, 0 … 1: of two printings of one thing more than of two things. */
export type Likeness = (one: number, other: number) => number;

/** Times that neighbours push each other apart, and by what share of what they lack. */
const pushes = 30;
const push = 0.22;
/** Points of a hexagonal net stand so far apart, in square roots of a point's area. */
const hexagonal = 1.0746;
/** Rounds in which places change kinds, and the most places for which that is worth its time. */
const rounds = 4;
const mostChanged = 120;

/**
 * `count` places on a torus as a designer strews them: about as far from each other as they can be, in no rows, and of `kinds` by turns,
 * those of a kind far apart. Its time grows with the square of `count`.
 */
export function strew(
  torus: Torus,
  rng: Rng,
  count: number,
  kinds: number,
  margins: Margins = { x: 0, y: 0 },
  likeness: Likeness = (one, other) => (one === other ? 1 : 0),
): readonly StrewnSite[] {
  const room = (torus.w - 2 * margins.x) * (torus.h - 2 * margins.y);
  const wanted = hexagonal * Math.sqrt(room / Math.max(1, count));
  const within = ({ x, y }: PoissonPoint): PoissonPoint => ({
    x: margins.x === 0 ? x : Math.min(torus.w - margins.x, Math.max(margins.x, x)),
    y: margins.y === 0 ? y : Math.min(torus.h - margins.y, Math.max(margins.y, y)),
  });
  let points: readonly PoissonPoint[] = bestCandidates(torus, rng.fork('strew'), count).map(within);
  for (let n = 0; n < pushes; n++) points = points.map((point) => within(pushed(torus, point, points, wanted)));
  const turns = points.map((_, n) => n % Math.max(1, kinds));
  if (kinds > 1 && count <= mostChanged) changeTurns(torus, points, turns, likeness);
  return points.map((point, n) => ({ ...point, kind: turns[n] ?? 0 }));
}

/** A point moved away from those that are nearer to it than `wanted`. */
function pushed(torus: Torus, point: PoissonPoint, all: readonly PoissonPoint[], wanted: number): PoissonPoint {
  let [dx, dy] = [0, 0];
  for (const other of all) {
    if (other === point) continue;
    const [ax, ay] = delta(torus, other.x, other.y, point.x, point.y);
    const away = Math.sqrt(ax * ax + ay * ay);
    if (away >= wanted || away === 0) continue;
    const by = (push * (wanted - away)) / away;
    dx += ax * by;
    dy += ay * by;
  }
  const [x, y] = wrap(torus, point.x + dx, point.y + dy);
  return { x, y };
}

/** Lets two places change kinds wherever those of a kind then lie farther from each other. */
function changeTurns(torus: Torus, points: readonly PoissonPoint[], turns: number[], likeness: Likeness): void {
  const nearness = points.map((one) =>
    points.map((other) => {
      const away = one === other ? 0 : distance(torus, one.x, one.y, other.x, other.y);
      return away === 0 ? 0 : 1 / (away * away);
    }),
  );
  const crowd = (n: number, kind: number, but: number) =>
    turns.reduce((sum, turn, k) => (k === but ? sum : sum + likeness(turn, kind) * (nearness[n]?.[k] ?? 0)), 0);
  for (let round = 0; round < rounds; round++) {
    for (let n = 0; n < turns.length; n++) {
      for (let k = n + 1; k < turns.length; k++) {
        const [own, other] = [turns[n] ?? 0, turns[k] ?? 0];
        if (own === other) continue;
        const before = crowd(n, own, k) + crowd(k, other, n);
        const after = crowd(n, other, k) + crowd(k, own, n);
        if (after < before - 1e-12) [turns[n], turns[k]] = [other, own];
      }
    }
  }
}
