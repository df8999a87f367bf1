import { expect, test, vi } from 'vitest';
import { doneAside } from './done-aside.ts';

test('a clean-up that fails is in the log with its reason, and breaks nothing off', async () => {
  const warn = vi.fn();
  const error = new Error('the disk is full');
  expect(await doneAside({ warn }, 'to throw away an upload', Promise.reject(error))).toBe(false);
  expect(warn).toHaveBeenCalledExactlyOnceWith({ err: error }, 'Failed beside an answer: to throw away an upload.');
  expect(await doneAside({ warn }, 'to throw away an upload', Promise.resolve())).toBe(true);
  expect(warn).toHaveBeenCalledTimes(1);
});
