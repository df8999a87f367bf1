import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toruses } from '../../test/toruses.ts';
import { delta, distance, wrap } from './torus.ts';

const coordinate = fc.double({ min: -3000, max: 3000, noNaN: true });

describe.each(toruses)('the $name torus', ({ torus }) => {
  it('wraps every point into its box and leaves it there', () => {
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const [wx, wy] = wrap(torus, x, y);
        expect(wx).toBeGreaterThanOrEqual(-1e-9);
        expect(wx).toBeLessThanOrEqual(torus.w + 1e-9);
        expect(wy).toBeGreaterThanOrEqual(-1e-9);
        expect(wy).toBeLessThanOrEqual(torus.h + 1e-9);
        expect(distance(torus, x, y, wx, wy)).toBeCloseTo(0, 6);
      }),
    );
  });

  it('is the same after a step over either edge', () => {
    fc.assert(
      fc.property(
        coordinate,
        coordinate,
        fc.integer({ min: -2, max: 2 }),
        fc.integer({ min: -2, max: 2 }),
        (x, y, i, j) => {
          const away = distance(torus, x, y, x + i * torus.w + j * torus.brickX, y + j * torus.h + i * torus.dropY);
          expect(away).toBeCloseTo(0, 6);
        },
      ),
    );
  });

  it('measures the same both ways and never farther than straight', () => {
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, coordinate, (ax, ay, bx, by) => {
        const there = distance(torus, ax, ay, bx, by);
        expect(distance(torus, bx, by, ax, ay)).toBeCloseTo(there, 6);
        expect(there).toBeLessThanOrEqual(Math.hypot(bx - ax, by - ay) + 1e-6);
        const [dx, dy] = delta(torus, ax, ay, bx, by);
        expect(distance(torus, ax + dx, ay + dy, bx, by)).toBeCloseTo(0, 6);
      }),
    );
  });
});
