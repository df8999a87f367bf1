import { fixed } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Role } from '../../vocabulary/roles.ts';
import type { Edge } from './strip.ts';

/** Where a figure runs: from `start` to `end` along the edge, a border of `breadth` units in `dye`. */
export interface Run {
  readonly edge: Edge;
  readonly start: number;
  readonly end: number;
  readonly breadth: number;
  readonly dye: Role;
}

/** Whole repeats of about this length along the run: count and exact length. */
export function repeatsIn(
  { start, end }: Pick<Run, 'start' | 'end'>,
  length: number,
  isEven = false,
): [number, number] {
  const whole = isEven
    ? 2 * Math.max(1, Math.round((end - start) / length / 2))
    : Math.max(1, Math.round((end - start) / length));
  return [whole, (end - start) / whole];
}

/** A closed path through places along and deep. */
export function closed({ at }: Edge, points: readonly Point[]): string {
  return `${points.map(([u, v], i) => `${i === 0 ? 'M' : 'L'}${at(u, v).map(fixed).join(' ')}`).join('')}Z`;
}

/** A rhomb about a place along and deep, with these half axes. */
export function lozenge(edge: Edge, u: number, v: number, a: number, b: number): string {
  return closed(edge, [
    [u - a, v],
    [u, v - b],
    [u + a, v],
    [u, v + b],
  ]);
}

/** An almond from its foot towards a tip that lies so far along and deep. */
export function leafPath(edge: Edge, u: number, v: number, du: number, dv: number): string {
  const point = (t: number, out: number) =>
    edge
      .at(u + du * t - dv * out, v + dv * t + du * out)
      .map(fixed)
      .join(' ');
  return `M${point(0, 0)}C${point(0.25, 0.34)} ${point(0.7, 0.3)} ${point(1, 0)}C${point(0.7, -0.3)} ${point(0.25, -0.34)} ${point(0, 0)}Z`;
}
