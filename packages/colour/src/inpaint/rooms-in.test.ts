import { expect, it } from 'vitest';
import { isWithin } from '../../test/clothing.ts';
import { roomsIn } from './rooms-in.ts';

const side = 60;
type Circle = readonly [x: number, y: number, radius: number];
const marked = (...circles: Circle[]) =>
  Uint16Array.from({ length: side * side }, (_, at) => {
    const hole = circles.findIndex((circle) => isWithin(at % side, Math.floor(at / side), circle, side));
    return hole + 1;
  });

it('finds the middle of each hole and how much room there is, the roomiest first', () => {
  const rooms = roomsIn(marked([15, 15, 8], [42, 40, 13]), side, side);
  expect(rooms).toHaveLength(2);
  const [large, small] = rooms;
  expect(Math.hypot((large?.x ?? 0) - 42, (large?.y ?? 0) - 40)).toBeLessThan(3);
  expect(Math.abs((large?.radius ?? 0) - 13)).toBeLessThan(2);
  expect(Math.abs((small?.radius ?? 0) - 8)).toBeLessThan(2);
});

it('sees a hole over the edges as one', () => {
  const [room] = roomsIn(marked([0, 0, 12]), side, side);
  expect(Math.abs((room?.radius ?? 0) - 12)).toBeLessThan(2);
});

it('leaves holes without that have hardly any room, and has none where nothing is marked', () => {
  expect(roomsIn(marked([30, 30, 15], [5, 5, 3]), side, side)).toHaveLength(1);
  expect(roomsIn(marked(), side, side)).toEqual([]);
});
