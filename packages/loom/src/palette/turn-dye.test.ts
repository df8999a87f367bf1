import { describe, expect, it } from 'vitest';
import { turnDye } from './turn-dye.ts';

describe('a dye turned to another hue', () => {
  it('becomes as dark as that dye is: orange to blue is a deep blue, not a bright one', () => {
    const [L, C, h] = turnDye([0.64, 0.17, 45], 260);
    expect(L).toBeLessThan(0.57);
    expect(C).toBeLessThan(0.11);
    expect(h).toBe(260);
  });

  it('is itself where the hue stays', () => {
    expect(turnDye([0.47, 0.16, 25], 25)).toEqual([0.47, 0.16, 25]);
  });

  it('is continuous around the circle', () => {
    const before = turnDye([0.5, 0.2, 25], 359.99);
    const after = turnDye([0.5, 0.2, 25], 0);
    expect(before[0]).toBeCloseTo(after[0], 3);
    expect(before[1]).toBeCloseTo(after[1], 3);
  });
});
