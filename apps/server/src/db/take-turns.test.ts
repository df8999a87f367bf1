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

test('where one is worked on at a time callers still take turns, and who comes first is first', async () => {
  const inTurn = createTurns(1);
  const order: string[] = [];
  let running = 0;
  const work = (name: string) => async () => {
    expect(++running).toBe(1);
    order.push(name);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
  };
  const greedy = Array.from({ length: 50 }, (_, at) => asCaller('greedy', () => inTurn(work(`greedy ${at}`))));
  const others = ['one', 'two'].map((name) => asCaller(name, () => inTurn(work(name))));
  const own = inTurn(work('the program'));
  await Promise.all([...greedy, ...others, own]);
  expect(order.slice(0, 7)).toEqual(['greedy 0', 'greedy 1', 'greedy 2', 'greedy 3', 'one', 'two', 'the program']);
  expect(order).toHaveLength(53);
});

test('what was asked for side by side by one caller leaves nothing behind', async () => {
  const inTurn = createTurns(2);
  const answers = Array.from({ length: 9 }, (_, at) => asCaller('one', () => inTurn(async () => at)));
  expect(await Promise.all(answers)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(await asCaller('one', () => inTurn(async () => 'again'))).toBe('again');
});
