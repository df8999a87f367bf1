import { limits } from '@naksha/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { watchPace } from './keep-pace.ts';

const mib = 1024 ** 2;
afterEach(() => {
  vi.useRealTimers();
});

/** How many minutes a connection is left on which so many bytes have come at once and others follow so fast; undefined for one that is left for a day. */
function minutesLeft(bytesPerSecond: number, atOnce = 0): number | undefined {
  vi.useFakeTimers();
  let seconds = 0;
  let endedAt: number | undefined;
  // What the connection had seen before is none of this one's.
  const count = () => 500 * mib + (seconds > 0 ? atOnce : 0) + bytesPerSecond * seconds;
  const stop = watchPace(count, () => {
    endedAt = seconds / 60;
  });
  for (; endedAt === undefined && seconds < 86_400; seconds += 15) vi.advanceTimersByTime(seconds === 0 ? 0 : 15_000);
  stop();
  return endedAt;
}

test.each([
  ['that stands still', 0, 0.25],
  ['slower than the slowest', limits.slowestBytesPerSecond - 1, 0.25],
  ['at the slowest', limits.slowestBytesPerSecond, 30],
  ['just below the pace that is asked for on the whole', limits.steadyBytesPerSecond - 1, 30],
  ['at that pace', limits.steadyBytesPerSecond, undefined],
])('a connection %s, %i bytes a second, is left for %s minutes', (_what, bytesPerSecond, minutes) => {
  expect(minutesLeft(bytesPerSecond)).toBe(minutes);
});

test('a connection that was quick is spared for a while, and not for ever', () => {
  expect(minutesLeft(limits.slowestBytesPerSecond, 100 * mib)).toBe(71.25);
});
