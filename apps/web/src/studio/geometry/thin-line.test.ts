import type { AreaStroke } from '@naksha/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { thinLine } from './thin-line.ts';

type Line = AreaStroke['points'];

const coordinate = fc.double({ min: -2, max: 2, noNaN: true });
const anyLine = fc.array(
  fc.oneof(
    fc.tuple(coordinate, coordinate),
    fc.tuple(coordinate, coordinate, fc.double({ min: 0, max: 1, noNaN: true })),
  ),
  { minLength: 1, maxLength: 60 },
);
const radius = fc.double({ min: 0.001, max: 0.5, noNaN: true });

it('keeps both ends and the order, and leaves out nothing that could be seen', () => {
  fc.assert(
    fc.property(anyLine, radius, (points, of) => {
      const kept = thinLine(points, of);
      expect([kept[0], kept.at(-1)]).toEqual([points[0], points.at(-1)]);
      let at = -1;
      for (const point of kept) {
        const next = points.findIndex((each, i) => i > at && each === point);
        expect(next).toBeGreaterThan(at);
        at = next;
      }
      for (const point of points) expect(distanceTo(kept, point)).toBeLessThanOrEqual(0.0151 * of);
    }),
  );
});

it('has nothing left to leave out', () => {
  fc.assert(
    fc.property(anyLine, radius, (points, of) => {
      const once = thinLine(points, of);
      expect(thinLine(once, of).length).toBeLessThanOrEqual(once.length);
    }),
  );
});

it('makes two points of a straight line, and keeps where it turns or is pressed harder', () => {
  const straight: Line = Array.from({ length: 30 }, (_, i) => [i / 30, i / 60]);
  expect(thinLine(straight, 0.04)).toHaveLength(2);
  expect(
    thinLine(
      [
        [0, 0],
        [0.5, 0],
        [0.5, 0.5],
      ],
      0.04,
    ),
  ).toHaveLength(3);
  expect(
    thinLine(
      [
        [0, 0, 0.2],
        [0.5, 0, 1],
        [1, 0, 0.2],
      ],
      0.04,
    ),
  ).toHaveLength(3);
});

function distanceTo(line: Line, [x, y]: Line[number]): number {
  const parts = line.map((from, i) => {
    const to = line[i + 1] ?? from;
    const [u, v] = [to[0] - from[0], to[1] - from[1]];
    const square = u * u + v * v;
    const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from[0]) * u + (y - from[1]) * v) / square));
    return Math.hypot(x - from[0] - t * u, y - from[1] - t * v);
  });
  return Math.min(...parts);
}
