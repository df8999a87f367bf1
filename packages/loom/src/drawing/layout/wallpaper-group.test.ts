import { wallpaperGroups } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { symmetriesOf } from '../../../test/symmetries-of.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import {
  type Affine,
  cellShapeOf,
  mapPoint,
  type WallpaperCell,
  type WallpaperGroup,
  wallpaperCell,
  wallpaperMaps,
} from './wallpaper-group.ts';

/** Places of a cell, mirrors and angles of turning, as the tables of the groups give them. */
const known: Readonly<Record<WallpaperGroup, readonly [places: number, mirrored: number, highestTurn: number]>> = {
  p1: [1, 0, 1],
  p2: [2, 0, 2],
  pm: [2, 1, 1],
  pg: [2, 1, 1],
  cm: [4, 2, 1],
  pmm: [4, 2, 2],
  pmg: [4, 2, 2],
  pgg: [4, 2, 2],
  cmm: [8, 4, 2],
  p4: [4, 0, 4],
  p4m: [8, 4, 4],
  p4g: [8, 4, 4],
  p3: [3, 0, 3],
  p3m1: [6, 3, 3],
  p31m: [6, 3, 3],
  p6: [6, 0, 6],
  p6m: [12, 6, 6],
};

/** A figure without symmetry of its own. */
const figure: readonly Point[] = [
  [0.11, 0.07],
  [0.31, 0.09],
  [0.17, 0.23],
];

/** The drawn unit: the figure under every map, in shares of the cell and brought back into it. */
function drawn(cell: WallpaperCell, maps: readonly Affine[], points: readonly Point[]): string[] {
  return maps.flatMap((map) => points.map((point) => placeIn(cell, mapPoint(map, point)))).toSorted();
}

function placeIn({ along, down }: WallpaperCell, [x, y]: Point): string {
  const area = along[0] * down[1] - along[1] * down[0];
  const shares = [(x * down[1] - y * down[0]) / area, (y * along[0] - x * along[1]) / area];
  return shares.map((share) => (Math.round((share - Math.floor(share + 1e-9)) * 1e6) / 1e6).toFixed(6)).join(' ');
}

describe.each(wallpaperGroups)('%s', (group) => {
  const cell = wallpaperCell(group, 240, 0.7);
  const maps = wallpaperMaps(group, cell);
  const start = figure.map(
    ([u, v]): Point => [u * cell.along[0] + v * cell.down[0], u * cell.along[1] + v * cell.down[1]],
  );

  it('leaves the drawn unit as it is under each of its symmetries', () => {
    const unit = drawn(cell, maps, start);
    for (const symmetry of symmetriesOf(group, cell)) {
      const moved = maps.flatMap((map) => start.map((point) => mapPoint(symmetry, mapPoint(map, point))));
      expect(moved.map((point) => placeIn(cell, point)).toSorted()).toEqual(unit);
    }
  });

  it('has the places, mirrors and turns of its table and keeps lengths', () => {
    const sides = maps.map(([a, b, c, d]) => a * d - b * c);
    const turns = maps
      .filter((_, i) => (sides[i] ?? 0) > 0)
      .map(([a, , , d]) => Math.round((2 * Math.PI) / Math.acos(Math.min(1, Math.max(-1, (a + d) / 2)))));
    expect(maps).toHaveLength(known[group][0]);
    expect(new Set(drawn(cell, maps, start)).size).toBe(known[group][0] * figure.length);
    expect(sides.filter((side) => side < 0)).toHaveLength(known[group][1]);
    expect(Math.max(1, ...turns.filter(Number.isFinite))).toBe(known[group][2]);
    for (const [a, b, c, d] of maps) {
      expect(Math.hypot(a, b)).toBeCloseTo(1, 9);
      expect(a * c + b * d).toBeCloseTo(0, 9);
    }
  });
});

it('distinguishes pg, pgg and p4g, which have no mirror line through the origin, from pm, pmm and p4m', () => {
  const fixesOrigin = (group: WallpaperGroup) =>
    wallpaperMaps(group, wallpaperCell(group, 1)).some(
      ([a, b, c, d, e, f]) => a * d - b * c < 0 && Math.abs(e) + Math.abs(f) < 1e-9,
    );
  expect(['pg', 'pgg', 'p4g'].map((group) => fixesOrigin(group as WallpaperGroup))).toEqual([false, false, false]);
  expect(['pm', 'pmm', 'p4m'].map((group) => fixesOrigin(group as WallpaperGroup))).toEqual([true, true, true]);
});

it('shears its maps with a cell that is not of the group’s shape, so that the unit still joins', () => {
  const cell: WallpaperCell = { along: [100, 0], down: [0, 108] };
  const start: Point[] = [[7, 20]];
  expect(cellShapeOf('p4m')).toBe('square');
  const unit = drawn(cell, wallpaperMaps('p4m', cell), start);
  for (const symmetry of symmetriesOf('p4m', cell)) {
    const moved = wallpaperMaps('p4m', cell).map((map) => mapPoint(symmetry, mapPoint(map, [7, 20])));
    expect(moved.map((point) => placeIn(cell, point)).toSorted()).toEqual(unit);
  }
});
