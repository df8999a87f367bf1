import { expect, it } from 'vitest';
import { channelDistance, nearestByChannels } from './channel-distance.ts';

it('finds the colour whose channels are nearest, the first of equals, and the place 0 among none', () => {
  const colours = [
    [0, 0, 0],
    [200, 10, 10],
    [10, 10, 200],
    [10, 10, 200],
  ] as const;
  expect(nearestByChannels(colours, 180, 30, 20)).toBe(1);
  expect(nearestByChannels(colours, 12, 12, 190)).toBe(2);
  expect(nearestByChannels(colours, 1, 2, 3)).toBe(0);
  expect(nearestByChannels([], 1, 2, 3)).toBe(0);
});

it('measures the square of the straight way between two colours', () => {
  expect(channelDistance([1, 2, 3], 4, 6, 3)).toBe(25);
});
