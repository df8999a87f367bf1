import { expect, it } from 'vitest';
import { distance, type Torus } from '../../numbers/torus.ts';
import { squareLattice } from './square-lattice.ts';

const toruses: readonly Torus[] = [620, 1000, 1414, 2000].flatMap((h) => [
  { w: 1000, h, dropY: 0, brickX: 0 },
  { w: 1000, h, dropY: h / 2, brickX: 0 },
  { w: 1000, h, dropY: 0, brickX: 500 },
]);

it.each(toruses)('keeps every neighbour one step away over the edges of %o', (torus) => {
  const { sites, stepX, stepY } = squareLattice(torus, 210, false);
  for (const { x, y } of sites) {
    for (const [dx, dy] of [
      [stepX, 0],
      [0, stepY],
    ] as const) {
      expect(Math.min(...sites.map((site) => distance(torus, x + dx, y + dy, site.x, site.y)))).toBeLessThan(1e-6);
    }
  }
});

it.each(toruses)('alternates as a checker over the edges of %o', (torus) => {
  const { sites, stepX, stepY } = squareLattice(torus, 210, true);
  for (const site of sites) {
    for (const [dx, dy] of [
      [stepX, 0],
      [0, stepY],
    ] as const) {
      const next = sites.find((other) => distance(torus, site.x + dx, site.y + dy, other.x, other.y) < 1e-6);
      expect(next && (next.column + next.row) % 2).toBe((site.column + site.row + 1) % 2);
    }
  }
});

it('makes cells nearly square', () => {
  for (const torus of toruses) {
    const { stepX, stepY } = squareLattice(torus, 210, true);
    expect(Math.abs(Math.log(stepX / stepY))).toBeLessThan(0.25);
  }
});
