import { expect, test } from 'vitest';
import { createRotation } from './rotation.ts';

const filled = () => {
  const rotation = createRotation<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) rotation.join(item.slice(0, 1), item);
  return rotation;
};
const emptied = (rotation: ReturnType<typeof filled>) => Array.from({ length: rotation.size() }, () => rotation.next());

test('lines are served in rotation, each in its order, and one that comes later stands behind those that are there', () => {
  const rotation = filled();
  expect([rotation.next(), rotation.next()]).toEqual(['a1', 'b1']);
  rotation.join('b', 'b2');
  expect(emptied(rotation)).toEqual(['c1', 'a2', 'b2', 'c2', 'a3']);
  expect(rotation.next()).toBeUndefined();
});

test('of several lines that of the lowest rank is served first', () => {
  const rotation = createRotation<string>((key) => (key === 'a' ? 1 : 0));
  for (const item of ['a1', 'b1', 'c1', 'b2']) rotation.join(item.slice(0, 1), item);
  expect(emptied(rotation)).toEqual(['b1', 'c1', 'b2', 'a1']);
});

test('of those that are ready the first is served, and the others keep their places', () => {
  const rotation = filled();
  expect(rotation.next((_, key) => key !== 'a')).toBe('b1');
  expect(rotation.next((item) => item === 'c2')).toBeUndefined();
  expect(emptied(rotation)).toEqual(['a1', 'c1', 'a2', 'c2', 'a3']);
});

test('whoever would be served last gives way: of the highest rank, of those the longest line, of those as long the newest', () => {
  const ranks: Record<string, number> = { a: 0, b: 2, c: 1, d: 2, e: 1 };
  const rotation = createRotation<string>((key) => ranks[key] ?? 0);
  for (const item of ['a1', 'a2', 'a3', 'b1', 'd1', 'c1', 'c2', 'e1']) rotation.join(item.slice(0, 1), item);
  const dropped = Array.from({ length: 6 }, () => rotation.dropLast());
  expect(dropped).toEqual(['d1', 'b1', 'c2', 'e1', 'c1', 'a3']);
});

test('the longest line gives up its last, and whoever leaves is missed by no one', () => {
  const rotation = filled();
  expect(rotation.dropLast()).toBe('a3');
  rotation.leave('b', 'b1');
  rotation.leave('b', 'b1');
  rotation.leave('c', 'c1');
  expect([rotation.lengthOf('a'), rotation.lengthOf('b'), rotation.lengthOf('c'), rotation.size()]).toEqual([
    2, 0, 1, 3,
  ]);
  expect(emptied(rotation)).toEqual(['a1', 'c2', 'a2']);
  expect(rotation.dropLast()).toBeUndefined();
});
