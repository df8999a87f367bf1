import { limits } from '@naksha/contract';
import { expect, test } from 'vitest';
import { asCaller, createTurns } from './take-turns.ts';

test('a caller has a few turns at a time, others do not wait for it, and the program itself has no limit', async () => {
  const inTurn = createTurns();
  const held = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await held.promise;
    running--;
  };
  const flood = Array.from({ length: 1000 }, () => asCaller('greedy', () => inTurn(work)));
  expect(await asCaller('other', () => inTurn(async () => 'at once'))).toBe('at once');
  expect(await inTurn(async () => 'at once')).toBe('at once');
  expect(most).toBe(limits.queriesAtOncePerClient);
  held.resolve();
  await Promise.all(flood);
  expect(most).toBe(limits.queriesAtOncePerClient);
  expect(running).toBe(0);
});

test('a turn that fails is given on', async () => {
  const inTurn = createTurns();
  const failing = Array.from({ length: 20 }, () =>
    asCaller('greedy', () => inTurn(() => Promise.reject(new Error('no')))).catch(() => 'failed'),
  );
  expect(new Set(await Promise.all(failing))).toEqual(new Set(['failed']));
});
