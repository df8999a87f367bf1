import { expect, it } from 'vitest';
import type { Point } from '../../numbers/geometry/point.ts';
import { createRng } from '../../numbers/rng.ts';
import { current, type Pool, throwDrop, whirls } from './bath.ts';

const torus = { w: 1000, h: 800, dropY: 0, brickX: 0 };

function areaOf(rim: readonly Point[]): number {
  return Math.abs(
    rim.reduce((sum, [x, y], i) => {
      const [nx, ny] = rim[(i + 1) % rim.length] ?? [0, 0];
      return sum + x * ny - nx * y;
    }, 0) / 2,
  );
}

it('pushes ink aside without losing any of it', () => {
  const pools: Pool[] = [];
  throwDrop(torus, pools, { x: 500, y: 400, r: 60, ink: 'a1' });
  const before = areaOf(pools[0]?.rim ?? []);
  throwDrop(torus, pools, { x: 505, y: 402, r: 60, ink: 'a2' });
  // The rim that is there now is about both drops.
  expect(areaOf(pools[0]?.rim ?? [])).toBeGreaterThan(before * 1.9);
  expect(areaOf(pools[0]?.rim ?? [])).toBeLessThan(before * 2.1);
});

it.each([torus, { w: 1000, h: 800, dropY: 400, brickX: 0 }, { w: 1000, h: 800, dropY: 0, brickX: 500 }])(
  'flows over the joined edges as if there were none (%j)',
  (over) => {
    const rng = createRng('water');
    const moves = current(over, { fewest: 1, most: 5, way: 90, steps: 3 }, rng);
    const all = over === torus ? [...moves, ...whirls(over, 4, 4, 50, 3)] : moves;
    const pools: Pool[] = [];
    throwDrop(over, pools, { x: 990, y: 10, r: 40, ink: 'a1' });
    for (const [sx, sy] of [
      [over.w, over.dropY],
      [over.brickX, over.h],
    ] as const) {
      let here: Point = [123, 456];
      let there: Point = [123 + sx, 456 + sy];
      for (const move of all) [here, there] = [move(here), move(there)];
      expect(there[0] - here[0]).toBeCloseTo(sx, 6);
      expect(there[1] - here[1]).toBeCloseTo(sy, 6);
    }
  },
);
