import { expect, it } from 'vitest';
import type { Point } from '../../numbers/geometry/point.ts';
import { createRng } from '../../numbers/rng.ts';
import { crackle } from './crackle.ts';

const torus = { w: 1000, h: 1000, dropY: 0, brickX: 0 };
const cracks = crackle(torus, createRng('wax'), 0.7);

/** Right side of a crack's core, from its first point to its last. */
function courseOf({ x, y, symbol }: (typeof cracks)[number]): Point[] {
  const d = symbol.shapes.at(-1)?.d ?? '';
  const points = d
    .slice(1, -1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number));
  return points.slice(0, points.length / 2).map(([px = 0, py = 0]) => [px + x, py + y]);
}

it('breaks the wax in cracks of three ages, more of them the stronger it is', () => {
  expect(cracks.length).toBeGreaterThan(25);
  expect(crackle(torus, createRng('wax'), 1.4).length).toBeGreaterThan(cracks.length * 1.3);
  expect(crackle(torus, createRng('wax'), 0)).toEqual([]);
});

it('ends cracks at older ones, so that junctions are T-shaped', () => {
  const courses = cracks.map(courseOf);
  const meets = courses.filter((course, n) =>
    [course[0], course.at(-1)].some(
      (end) =>
        end !== undefined &&
        courses.slice(0, n).some((older) => older.some(([x, y]) => Math.hypot(x - end[0], y - end[1]) < 7)),
    ),
  );
  expect(meets.length).toBeGreaterThan(cracks.length * 0.3);
  // In the middle of its course no crack comes across another.
  const crossings = courses.filter((course, n) =>
    course
      .slice(3, -3)
      .some(([x, y]) =>
        courses.slice(0, n).some((older) => older.some(([ox, oy]) => Math.hypot(ox - x, oy - y) < 1.5)),
      ),
  );
  expect(crossings.length).toBeLessThan(3);
});
