import type { TorusField } from '../../field/torus-field.ts';
import { mapField } from '../../field/torus-field.ts';
import { createNeighbours } from '../../layout/neighbours.ts';
import type { Torus } from '../../layout/torus.ts';

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
