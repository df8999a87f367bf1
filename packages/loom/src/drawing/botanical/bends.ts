import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Flow } from './flow.ts';

/** A stem's whole course, a little beyond both ends. */
export function courseOf(flow: Flow, stem: number): Point[] {
  const steps = Math.ceil(flow.swings * 40);
  return Array.from({ length: steps + 3 }, (_, i) => flow.at(stem, (i - 1) / steps));
}

/** Where a stem turns back. */
export interface Bend {
  readonly stem: number;
  readonly index: number;
  readonly t: number;
  /** 1 when the hollow lies to the right of the growing vine. */
  readonly side: number;
}

/** Every bend of every stem; every second one where one hero fills two pockets. */
export function bendsOf(flow: Flow): Bend[] {
  const bends: Bend[] = [];
  for (let stem = 0; stem < flow.count; stem++) {
    for (let i = 0; i < 2 * flow.swings; i++) {
      // To and fro, so that kinds which alternate along the way never stand side by side.
      const index = stem % 2 === 0 ? i : 2 * flow.swings - 1 - i;
      if (!flow.everyPocket && index % 2 === 1) continue;
      bends.push({ stem, index, t: (0.25 + index / 2 - flow.phase) / flow.swings, side: index % 2 === 0 ? -1 : 1 });
    }
  }
  return bends;
}

/** Full width of the stalk of a flower or fruit. */
export function stalkWidth(radius: number): number {
  return Math.max(2.2, radius * 0.035);
}

/** A point so far along a way. */
export function step([x, y]: Point, [dx, dy]: Point, length: number): Point {
  return [x + dx * length, y + dy * length];
}

/** From the back of a bend, first with the vine, then away in a curl. */
export function trail(flow: Flow, stem: number, t: number, side: number, radius: number, rng: Rng): Point[] {
  const root = flow.at(stem, t - 0.06 / flow.swings);
  const next = flow.at(stem, t - 0.05 / flow.swings);
  let heading = steady.atan2(next[1] - root[1], next[0] - root[0]) + side * 0.3;
  const points: Point[] = [root];
  const length = radius * rng.between(1.35, 1.7);
  const steps = 16;
  let [x, y] = root;
  for (let i = 0; i < steps; i++) {
    heading += side * 0.17 * steady.sin((Math.PI * i) / steps) + side * 0.015;
    x += (steady.cos(heading) * length) / steps;
    y += (steady.sin(heading) * length) / steps;
    points.push([x, y]);
  }
  return points;
}
