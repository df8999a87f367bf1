import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Torus } from '../../numbers/torus.ts';

/** Parallel serpentine stems that close on themselves over the torus's edges, and the pockets between them. */
export interface Flow {
  readonly count: number;
  /** Swings of one stem before it closes. */
  readonly swings: number;
  /** Every pocket holds a hero, or every second one. */
  readonly everyPocket: boolean;
  /** Distance between neighbouring stems and length of a swing, units. */
  readonly spacing: number;
  readonly swing: number;
  readonly amplitude: number;
  /** A stem's course at t in 0 … 1; beyond that it goes on into its copies. */
  at(stem: number, t: number): Point;
  /** Unit vectors along and to the right of the growth. */
  readonly along: Point;
  readonly across: Point;
  /** The share of a swing at which stems begin. */
  readonly phase: number;
}

interface Candidate {
  readonly vector: Point;
  readonly step: Point;
  readonly count: number;
  readonly swings: number;
  readonly everyPocket: boolean;
  readonly spacing: number;
  readonly swing: number;
  readonly score: number;
}

const mostStems = 8;
const mostSwings = 12;
/** A pocket's width against its height that suits a round hero with a spiral about it. */
const pocketShape = 1.08;

/**
 * Chooses how stems run: upright where that repeats, else slanted or lying, such that a pocket has about `room` units a
 * side. Only closed courses are considered, so every torus, half-dropped too, has some.
 */
export function chooseFlow(torus: Torus, room: number, freedom: number, rng: Rng): Flow {
  let best: Candidate | undefined;
  for (const candidate of candidates(torus, room, freedom)) {
    const score = candidate.score + freedom * 0.35 * rng.next();
    if (!best || score < best.score) best = { ...candidate, score };
  }
  if (!best) throw new RangeError('a torus has at least one closed course');
  const { vector, step, count, swings, everyPocket, spacing, swing } = best;
  const length = steady.hypot(vector[0], vector[1]);
  const along: Point = [vector[0] / length, vector[1] / length];
  const across: Point = [-along[1], along[0]];
  const amplitude = Math.min(0.24 * spacing, 0.19 * swing);
  const phase = rng.next();
  const start: Point = [rng.between(0, torus.w), rng.between(0, torus.h)];
  const at = (stem: number, t: number): Point => {
    const off = amplitude * steady.sin(2 * Math.PI * (swings * t + phase));
    return [
      start[0] + (step[0] * stem) / count + vector[0] * t + across[0] * off,
      start[1] + (step[1] * stem) / count + vector[1] * t + across[1] * off,
    ];
  };
  return { count, swings, everyPocket, spacing, swing, amplitude, at, along, across, phase };
}

function* candidates(torus: Torus, room: number, freedom: number): Generator<Candidate> {
  const area = torus.w * torus.h;
  const a: Point = [torus.w, torus.dropY];
  const b: Point = [torus.brickX, torus.h];
  for (let i = -2; i <= 2; i++) {
    for (let j = -2; j <= 2; j++) {
      if (!isPrimitive(i, j)) continue;
      // Plants grow upwards, towards −y.
      const raw: Point = [i * a[0] + j * b[0], i * a[1] + j * b[1]];
      const vector: Point = raw[1] > 0 || (raw[1] === 0 && raw[0] < 0) ? [-raw[0], -raw[1]] : raw;
      const length = steady.hypot(vector[0], vector[1]);
      const step = complement(i, j, a, b);
      const shift = (step[0] * vector[0] + step[1] * vector[1]) / (length * length);
      for (let count = 1; count <= mostStems; count++) {
        for (let swings = 1; swings <= mostSwings; swings++) {
          const slip = (shift * swings) / count;
          if (Math.abs(slip - Math.round(slip)) > 1e-6) continue;
          const spacing = area / length / count;
          const swing = length / swings;
          for (const everyPocket of [true, false]) {
            const height = everyPocket ? swing / 2 : swing;
            const tilt = Math.abs(steady.atan2(vector[0], -vector[1]));
            const score =
              2.2 * Math.abs(steady.log((spacing * height) / (room * room))) +
              1.6 * Math.abs(steady.log(spacing / height / pocketShape)) +
              (0.5 - 0.4 * freedom) * Math.min(tilt, 1.3) +
              (everyPocket ? 0 : 0.7);
            yield { vector, step, count, swings, everyPocket, spacing, swing, score };
          }
        }
      }
    }
  }
}

function isPrimitive(i: number, j: number): boolean {
  const divisor = (m: number, n: number): number => (n === 0 ? Math.abs(m) : divisor(n, m % n));
  return divisor(i, j) === 1;
}

/** A lattice vector which together with i·a + j·b spans the lattice. */
function complement(i: number, j: number, a: Point, b: Point): Point {
  for (let k = -2; k <= 2; k++) {
    for (let l = -2; l <= 2; l++) {
      if (Math.abs(i * l - j * k) === 1) return [k * a[0] + l * b[0], k * a[1] + l * b[1]];
    }
  }
  return b;
}
