import { wallpaperGroups } from '@naksha/contract';
import { describe, expect, it } from 'vitest';
import { hexagonalRepeat } from './hexagonal-repeat.ts';
import { type CopiedRepeat, planRepeat, type RepeatAsk } from './repeat-plan.ts';
import { mapPoint } from './wallpaper-group.ts';

const tile = { width: 5, height: 3 };
const plain: RepeatAsk = { layout: 'straight', step: { n: 1, m: 3, axis: 'down' }, tile, gap: { across: 0, down: 0 } };

/** How often each pixel of the block is covered, and by which corner of the tile. */
function covered(plan: CopiedRepeat, gap = { across: 0, down: 0 }): number[] {
  const counts = new Array<number>(plan.block.width * plan.block.height).fill(0);
  for (const copy of plan.copies) {
    for (let y = 0; y < plan.pitch.down - gap.down; y++) {
      for (let x = 0; x < plan.pitch.across - gap.across; x++) {
        const at = ((copy.y + y) % plan.block.height) * plan.block.width + ((copy.x + x) % plan.block.width);
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
  }
  return counts;
}

const layouts: RepeatAsk['layout'][] = ['straight', 'half-drop', 'half-brick', 'step', 'mirror', ...wallpaperGroups];

it.each(layouts)('covers each pixel of a block once: %s', (layout) => {
  const plan = planRepeat({ ...plain, layout });
  if (plan.kind === 'copied') {
    expect(new Set(covered(plan))).toEqual(new Set([1]));
    return;
  }
  // Places under their maps add up to the block: what lies outside of it is other blocks' share.
  const inside = sampled(plan.block).filter((point) => plan.maps.some((map) => holds(plan.place, map, point)));
  expect(inside).toHaveLength(sampled(plan.block).length);
});

it('shifts columns by whole pixels that add up to whole tiles', () => {
  const plan = planRepeat({ ...plain, layout: 'step', step: { n: 2, m: 3, axis: 'down' } });
  expect(plan).toMatchObject({ block: { width: 15, height: 3 }, shifted: 'down' });
  expect(plan.kind === 'copied' && plan.copies.map(({ y }) => y)).toEqual([0, 2, 1]);
  const brick = planRepeat({ ...plain, layout: 'half-brick' });
  expect(brick.kind === 'copied' && brick.copies).toEqual([
    { x: 0, y: 0, turn: 0 },
    { x: 3, y: 3, turn: 0 },
  ]);
});

it('lets gaps be gaps, also in a half-drop', () => {
  const gap = { across: 2, down: 1 };
  const plan = planRepeat({ ...plain, layout: 'half-drop', gap });
  expect(plan).toMatchObject({ block: { width: 14, height: 4 } });
  expect(plan.kind === 'copied' && covered(plan, gap).reduce((sum, count) => sum + count)).toBe(30);
});

it('turns the square in the middle of the tile where a group asks for squares', () => {
  expect(planRepeat({ ...plain, layout: 'p4' })).toMatchObject({ part: { x: 1, y: 0, width: 3, height: 3 } });
});

describe('groups that turn by a third', () => {
  it.each(['p3', 'p3m1', 'p31m', 'p6', 'p6m'] as const)(
    'cut a place of the right area out of the tile: %s',
    (group) => {
      const size = { width: 400, height: 300 };
      const { place, block } = hexagonalRepeat(group, size);
      const order = { p3: 3, p3m1: 6, p31m: 6, p6: 6, p6m: 12 }[group];
      // A block is two cells.
      expect((area(place) * 2 * order) / (block.width * block.height)).toBeCloseTo(1, 2);
      for (const [x, y] of place) {
        expect(x).toBeGreaterThan(-1e-6);
        expect(x).toBeLessThan(size.width + 1e-6);
        expect(y).toBeGreaterThan(-1e-6);
        expect(y).toBeLessThan(size.height + 1e-6);
      }
    },
  );

  it.each(['p3', 'p3m1', 'p31m', 'p6', 'p6m'] as const)(
    'keep their places apart by a gap on all sides: %s',
    (group) => {
      const gap = 12;
      const size = { width: 400, height: 300 };
      const { place, maps, block } = hexagonalRepeat(group, size, gap);
      const plain = hexagonalRepeat(group, size).block;
      expect(block.width).toBeGreaterThan(plain.width + 5);
      const [middle] = maps;
      if (middle === undefined) throw new Error('Expected places but received none');
      const [x, y] = centreOf(place);
      for (const [i, [x0, y0]] of place.entries()) {
        const [x1, y1] = place[(i + 1) % place.length] ?? [0, 0];
        const length = Math.hypot(x1 - x0, y1 - y0);
        const side = Math.sign((y1 - y0) * (x0 - x) - (x1 - x0) * (y0 - y));
        const beyond = (by: number): [number, number] => [
          (x0 + x1) / 2 + ((y1 - y0) / length) * side * by,
          (y0 + y1) / 2 - ((x1 - x0) / length) * side * by,
        ];
        const isHeld = (by: number) => {
          const [u, v] = mapPoint(middle, beyond(by));
          const seen: [number, number] = [
            u - Math.floor(u / block.width) * block.width,
            v - Math.floor(v / block.height) * block.height,
          ];
          return maps.some((map) => holds(place, map, seen));
        };
        expect([isHeld(-1), isHeld(1), isHeld(gap - 1), isHeld(gap + 1)]).toEqual([true, false, false, true]);
      }
    },
  );
});

function centreOf(place: readonly (readonly [number, number])[]): [number, number] {
  const sum = (of: (point: readonly [number, number]) => number) =>
    place.reduce((total, point) => total + of(point), 0);
  return [sum(([x]) => x) / place.length, sum(([, y]) => y) / place.length];
}

function area(polygon: readonly (readonly [number, number])[]): number {
  return Math.abs(
    polygon.reduce((sum, [x, y], i) => {
      const [u, v] = polygon[(i + 1) % polygon.length] ?? [0, 0];
      return sum + (x * v - u * y) / 2;
    }, 0),
  );
}

function sampled({ width, height }: { width: number; height: number }): [number, number][] {
  return Array.from({ length: 400 }, (_, i) => [((i * 0.61803) % 1) * width, ((i * 0.7548777) % 1) * height]);
}

/** True when a point lies in a convex polygon under a map. */
function holds(
  place: readonly (readonly [number, number])[],
  map: Parameters<typeof mapPoint>[0],
  point: [number, number],
) {
  const polygon = place.map((corner) => mapPoint(map, corner));
  const sides = polygon.map(([x, y], i) => {
    const [u, v] = polygon[(i + 1) % polygon.length] ?? [0, 0];
    return (u - x) * (point[1] - y) - (v - y) * (point[0] - x);
  });
  return sides.every((side) => side > -1e-6) || sides.every((side) => side < 1e-6);
}
