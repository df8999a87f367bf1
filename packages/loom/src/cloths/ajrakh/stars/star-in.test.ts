import { expect, it } from 'vitest';
import { tessellation, tessellationNames } from '../star-grid.ts';
import { starIn } from './star-in.ts';

it.each(tessellationNames)('%s fill the unit square once, every side as long as the others', (name) => {
  const tiles = tessellation(name);
  const area = (points: readonly (readonly [number, number])[]) =>
    Math.abs(
      points.reduce((sum, [x, y], i) => {
        const [u, v] = points[(i + 1) % points.length] ?? [0, 0];
        return sum + x * v - u * y;
      }, 0) / 2,
    );
  expect(tiles.reduce((sum, tile) => sum + area(tile.corners), 0)).toBeCloseTo(1, 6);
  const sides = tiles.flatMap(({ corners }) =>
    corners.map(([x, y], i) => {
      const [u, v] = corners[(i + 1) % corners.length] ?? [0, 0];
      return Math.hypot(u - x, v - y);
    }),
  );
  expect(Math.max(...sides) - Math.min(...sides)).toBeLessThan(1e-6);
});

it('finds in an octagon at half a right angle the star of two crossed squares', () => {
  const [octagon] = tessellation('octagons');
  const { outline, bay, tip } = starIn(octagon?.corners ?? [], Math.PI / 4);
  expect(outline).toHaveLength(16);
  // Two squares with corners at `tip` cross at tip / (√2 · cos 22.5°).
  expect(bay).toBeCloseTo(tip / (Math.SQRT2 * Math.cos(Math.PI / 8)), 6);
});

it('runs its lines straight on from one polygon into the next', () => {
  const [large, square] = tessellation('octagons').map((tile) => starIn(tile.corners, Math.PI / 3));
  if (!large || !square) throw new Error('octagons come with squares');
  // A side's middle is shared by both stars, and each line through it goes on in the other.
  const middles = (star: typeof large) => star.outline.flatMap((point, i) => (i % 2 === 0 ? [{ point, i }] : []));
  const towards = (star: typeof large, i: number) =>
    [-1, 1].map((side) => {
      const [x, y] = star.outline[i] ?? [0, 0];
      const [u, v] = star.outline[(i + side + star.outline.length) % star.outline.length] ?? [0, 0];
      return Math.atan2(v - y, u - x);
    });
  const pairs = middles(large).flatMap((a) =>
    middles(square)
      .filter((b) => Math.hypot(a.point[0] - b.point[0], a.point[1] - b.point[1]) < 1e-9)
      .map((b) => ({ a: a.i, b: b.i })),
  );
  expect(pairs).toHaveLength(1);
  for (const { a, b } of pairs) {
    const opposite = towards(square, b).map((angle) => angle + Math.PI);
    for (const angle of towards(large, a)) {
      const off = opposite.map((other) => Math.abs(Math.atan2(Math.sin(angle - other), Math.cos(angle - other))));
      expect(Math.min(...off)).toBeLessThan(1e-9);
    }
  }
});
