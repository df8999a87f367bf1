import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../numbers/geometry/point.ts';
import { fringeAt, type PaisleyShape, paisleyOutline, paisleyShape } from './paisley-shape.ts';
import { paisleyStations } from './paisley-stations.ts';

const form = fc.record({
  slim: fc.double({ min: 0, max: 1, noNaN: true }),
  hook: fc.double({ min: 0.2, max: 1, noNaN: true }),
  fringe: fc.double({ min: 0, max: 0.22, noNaN: true }),
});
const radius = fc.double({ min: 12, max: 300, noNaN: true });

/** How deep a place lies inside the contour, units. */
function depthAt({ spine, radii }: PaisleyShape, [x, y]: Point): number {
  return Math.max(...spine.map(([px, py], i) => (radii[i] ?? 0) - Math.hypot(px - x, py - y)));
}

describe('the paisley', () => {
  it('fits with its fringe in the circle asked for, and nearly fills it', () => {
    fc.assert(
      fc.property(form, radius, (habit, r) => {
        const shape = paisleyShape(habit, r);
        const last = shape.spine.length - 1;
        const reach = shape.spine.map(
          ([x, y], i) => Math.hypot(x, y) + (shape.radii[i] ?? 0) + shape.fringe * fringeAt(i / last),
        );
        expect(Math.max(...reach)).toBeLessThanOrEqual(r * 1.0001);
        expect(Math.max(...reach)).toBeGreaterThan(r * 0.999);
      }),
    );
  });

  it('keeps every inset outline at exactly its inset from the contour', () => {
    fc.assert(
      fc.property(form, fc.double({ min: 0.04, max: 0.5, noNaN: true }), (habit, share) => {
        const shape = paisleyShape(habit, 200);
        const inset = shape.belly * share;
        const depths = paisleyOutline(shape, inset).map((point) => depthAt(shape, point));
        // Between two circles the envelope lies a little outside both.
        expect(Math.min(...depths)).toBeGreaterThan(inset - 1);
        // Only in the fold of the inner tip may a point lie deeper, as on any inset of a hollow outline.
        const exact = depths.filter((depth) => Math.abs(depth - inset) < 1);
        expect(exact.length / depths.length).toBeGreaterThan(0.9);
      }),
      { numRuns: 60 },
    );
  });

  it('turns its hook by 150 to 190 degrees when hooked, and hardly when straight', () => {
    const turnOf = (hook: number) => {
      const { spine } = paisleyShape({ slim: 0.3, hook, fringe: 0.18 }, 200);
      const heading = (i: number) => {
        const [ax, ay] = spine[i] ?? [0, 0];
        const [bx, by] = spine[i + 1] ?? [0, 0];
        return Math.atan2(bx - ax, -(by - ay));
      };
      return ((heading(spine.length - 2) + 2 * Math.PI) % (2 * Math.PI)) * (180 / Math.PI);
    };
    for (const hook of [0.78, 0.85, 0.92]) {
      expect(turnOf(hook)).toBeGreaterThan(145);
      expect(turnOf(hook)).toBeLessThan(195);
    }
    expect(turnOf(0.2)).toBeLessThan(95);
  });

  it('sets marks at even distances that never crowd in the neck', () => {
    const shape = paisleyShape({ slim: 0.4, hook: 0.9, fringe: 0.18 }, 200);
    for (const inset of [5, 20, 40]) {
      const stations = paisleyStations(shape, inset, 8);
      expect(stations.length).toBeGreaterThan(30);
      const gaps = stations.flatMap((a, i) => stations.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
      expect(Math.min(...gaps)).toBeGreaterThan(6);
    }
  });

  it('turns the marks outwards', () => {
    const shape = paisleyShape({ slim: 0.4, hook: 0.9, fringe: 0.18 }, 200);
    const depths = paisleyStations(shape, 10, 12).map(({ x, y, turn }) =>
      depthAt(shape, [x + Math.sin(turn) * 4, y - Math.cos(turn) * 4]),
    );
    expect(depths.filter((depth) => depth < 8).length / depths.length).toBeGreaterThan(0.95);
  });
});
