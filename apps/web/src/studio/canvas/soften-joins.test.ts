import { expect, it } from 'vitest';
import { softenJoins } from './soften-joins.ts';

it.each(['across', 'down'] as const)(
  'brings both sides of a join %s to their mean and leaves the rest alone',
  (axis) => {
    const [width, height] = axis === 'across' ? [8, 1] : [1, 8];
    const data = Uint8ClampedArray.from({ length: 32 }, (_, i) => (i % 4 === 3 ? 255 : Math.floor(i / 4) * 20));
    softenJoins({ width, height, data }, { axis, every: 8, own: [0.5, 0.75] });
    const values = Array.from({ length: 8 }, (_, i) => data[i * 4]);
    expect(values).toEqual([70, 45, 40, 60, 80, 100, 95, 70]);
  },
);
