import { expect, it } from 'vitest';
import { areKin } from './table.ts';

const rows = { a: {}, b: { parentId: 'a' }, c: { parentId: 'b' }, d: { parentId: 'a' }, e: {} };

it('knows designs that come from the same one', () => {
  expect(areKin(rows, 'c', 'a')).toBe(true);
  expect(areKin(rows, 'c', 'd')).toBe(true);
  expect(areKin(rows, 'c', 'e')).toBe(false);
  expect(areKin(rows, undefined, 'e')).toBe(false);
});
