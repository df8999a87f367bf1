import { expect, it } from 'vitest';
import { joinBrush } from './join-brush.ts';

it('starts at half, rises all the way and ends just before a whole', () => {
  const own = joinBrush(40);
  expect(own).toHaveLength(40);
  expect(own[0]).toBe(0.5);
  expect(own).toEqual([...own].sort((a, b) => a - b));
  expect(own.at(-1)).toBeGreaterThan(0.99);
  expect(joinBrush(0)).toEqual([]);
});
