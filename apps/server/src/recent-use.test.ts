import { afterEach, expect, test, vi } from 'vitest';
import { createRecentUse } from './recent-use.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('what was used is half forgotten after a while, and half of that after as long again', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const used = createRecentUse(1000);
  expect(used.by('asha')).toBe(0);
  used.add('asha', 8);
  vi.advanceTimersByTime(1000);
  expect(used.by('asha')).toBeCloseTo(4);
  used.add('asha', 4);
  vi.advanceTimersByTime(2000);
  expect(used.by('asha')).toBeCloseTo(2);
});

test('of very many names those who used next to nothing are forgotten, and no others', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const used = createRecentUse(1000);
  used.add('greedy', 1000);
  used.add('of late', 1);
  vi.advanceTimersByTime(500);
  for (let at = 0; at < 2000; at++) used.add(`caller ${at}`, 0.4);
  expect(used.by('caller 0')).toBe(0);
  expect(used.by('of late')).toBeCloseTo(Math.SQRT1_2);
  expect(used.by('greedy')).toBeCloseTo(1000 * Math.SQRT1_2);
});
