import { describe, expect, it } from 'vitest';
import { toruses } from '../../../test/toruses.ts';
import { distance } from '../../numbers/torus.ts';
import { echoDots } from './echo-dots.ts';
import { createOccupancy } from './occupancy.ts';

describe.each(toruses)('echo dots on the $name torus', ({ torus }) => {
  it('follow an outline at their distance, evenly spaced', () => {
    const occupancy = createOccupancy(torus);
    occupancy.add(20, 20, 100);
    const dots = echoDots(torus, occupancy, 30, 14);
    expect(dots.length).toBeGreaterThan((2 * Math.PI * 130) / 14 / 1.35);
    for (const [i, [x, y]] of dots.entries()) {
      expect(Math.abs(distance(torus, x, y, 20, 20) - 130)).toBeLessThan(5);
      for (const [ox, oy] of dots.slice(i + 1)) expect(distance(torus, x, y, ox, oy)).toBeGreaterThanOrEqual(14);
    }
  });
});
