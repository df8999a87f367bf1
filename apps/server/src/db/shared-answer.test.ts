import { expect, onTestFinished, test, vi } from 'vitest';
import { sharedAnswer } from './shared-answer.ts';

test('a crowd gets one answer, who comes within half a second after it gets that, and who comes later a new one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked: PromiseWithResolvers<boolean>[] = [];
  const ask = sharedAnswer(() => {
    const next = Promise.withResolvers<boolean>();
    asked.push(next);
    return next.promise;
  });
  const crowd = Promise.all(Array.from({ length: 50 }, () => ask()));
  expect(asked).toHaveLength(1);
  asked[0]?.resolve(true);
  expect(new Set(await crowd)).toEqual(new Set([true]));
  vi.advanceTimersByTime(499);
  await ask();
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(1);
  void ask();
  expect(asked).toHaveLength(2);
});
