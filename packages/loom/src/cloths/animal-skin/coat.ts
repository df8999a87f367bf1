import { createNeighbours } from '../../drawing/layout/neighbours.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Ink } from '../../drawing/scene.ts';
import { regionPaths } from '../../numbers/field/region-paths.ts';
import { createField, mapField, type TorusField } from '../../numbers/field/torus-field.ts';
import { wavesOn } from '../../numbers/field/waves.ts';
import { curve } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Torus } from '../../numbers/torus.ts';

const shadeSteps = [-0.5, 0.1, 0.7, 1.2];

/** The coat deepens along the back and pales to the flanks: broad soft clouds in steps too small to see one by one. */
export function shadeCoat(planner: Planner, ink: (step: number) => Ink): void {
  const { plot, recipe } = planner;
  if (recipe.detail < 2) return;
  const field = wavesOn(createField(plot.torus, 24), { from: 330, to: 900, count: 10 }, planner.rng.fork('coat'));
  planner.lay(
    'coat',
    'Shades of the coat',
    'field',
    shadeSteps.flatMap((level, k) => planner.regions(regionPaths(field, level), { fill: ink(k + 1) })),
  );
}

/** A radius that wavers round the circle, as hair breaks the rim of a mark: mean 1. */
export function rimOf(rng: Rng, rough: number): (angle: number) => number {
  const waves = [2, 3, 5, 7].map((n) => ({
    n,
    phase: rng.between(0, 7),
    depth: (rough * rng.between(0.5, 1)) / steady.power(n, 0.6),
  }));
  return (angle) => waves.reduce((sum, { n, phase, depth }) => sum + depth * steady.sin(n * angle + phase), 1);
}

/** Path data of a mark about the origin; `long` is its height against its width. */
export function blob(radius: number, rng: Rng, rough: number, long = 1): string {
  const rim = rimOf(rng, rough);
  const count = 15;
  const points = Array.from({ length: count }, (_, k): Point => {
    const angle = (2 * Math.PI * k) / count;
    const r = radius * rim(angle);
    return [r * steady.cos(angle), r * steady.sin(angle) * long];
  });
  return curve(points, true);
}

/** Path data of a crescent round the origin between two angles: one of the lobes of a rosette. */
export function crescent(
  radius: number,
  thick: number,
  from: number,
  to: number,
  rim: (angle: number) => number,
  rng: Rng,
): string {
  const steps = Math.max(4, Math.ceil((to - from) / 0.28));
  const outer: Point[] = [];
  const inner: Point[] = [];
  const swell = rng.between(0.7, 1.25);
  for (let k = 0; k <= steps; k++) {
    const t = k / steps;
    const angle = from + (to - from) * t;
    const half =
      (thick / 2) *
      (0.42 + 0.58 * steady.sin(Math.PI * (0.14 + 0.72 * steady.power(t, swell)))) *
      rng.between(0.86, 1.14);
    const middle = radius * rim(angle);
    const at = (r: number): Point => [r * steady.cos(angle), r * steady.sin(angle)];
    outer.push(at(middle + half));
    inner.push(at(middle - half));
  }
  return curve([...outer, ...inner.reverse()], true);
}

export interface Seed {
  readonly x: number;
  readonly y: number;
}

interface CellsAsk {
  /** About the distance from seed to seed, in units. */
  readonly step: number;
  /** Where a place is looked up, for edges that are not straight. */
  readonly warp?: (x: number, y: number) => readonly [x: number, y: number];
}

/**
 * Worley's cells: at every corner the distance to the nearest cell edge, in units, so that gaps have one width everywhere.
 */
export function cellField(field: TorusField, seeds: readonly Seed[], ask: CellsAsk): TorusField {
  const near = indexOf(field.torus, seeds, ask.step);
  return mapField(field, (x, y) => {
    const [px, py] = ask.warp ? ask.warp(x, y) : [x, y];
    let first: readonly [dx: number, dy: number, d: number] = [0, 0, Number.POSITIVE_INFINITY];
    const found = near.within(px, py, ask.step * 1.6);
    for (const { dx, dy, distance } of found) if (distance < first[2]) first = [dx, dy, distance];
    let least = Number.POSITIVE_INFINITY;
    for (const { dx, dy } of found) {
      const ox = dx - first[0];
      const oy = dy - first[1];
      const apart = Math.sqrt(ox * ox + oy * oy);
      if (apart < 1e-6) continue;
      // Distance to the line half way between the two seeds.
      const away = ((dx + first[0]) * ox + (dy + first[1]) * oy) / (2 * apart);
      if (away < least) least = away;
    }
    return Math.min(least, ask.step);
  });
}

function indexOf(torus: Torus, seeds: readonly Seed[], step: number) {
  const near = createNeighbours<undefined>(torus, step * 1.05);
  for (const { x, y } of seeds) near.add(x, y, undefined);
  return near;
}
