import { limits } from '@naksha/contract';
import { expect, test } from 'vitest';
import { asCaller, createQueryLimiter } from './query-limiter.ts';

test('a caller has a few queries at work at a time, others do not wait for it, and the program itself has no limit', async () => {
  const limited = createQueryLimiter();
  const held = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await held.promise;
    running--;
  };
  const flood = Array.from({ length: 1000 }, () => asCaller('greedy', () => limited(work)));
  expect(await asCaller('other', () => limited(async () => 'at once'))).toBe('at once');
  expect(await limited(async () => 'at once')).toBe('at once');
  expect(most).toBe(limits.queriesAtOncePerClient);
  held.resolve();
  await Promise.all(flood);
  expect(most).toBe(limits.queriesAtOncePerClient);
  expect(running).toBe(0);
});

test('a query that fails makes room for the next', async () => {
  const limited = createQueryLimiter();
  const failing = Array.from({ length: 20 }, () =>
    asCaller('greedy', () => limited(() => Promise.reject(new Error('no')))).catch(() => 'failed'),
  );
  expect(new Set(await Promise.all(failing))).toEqual(new Set(['failed']));
});

test('where one query runs at a time no caller keeps the others waiting, and the first to come is served first', async () => {
  const limited = createQueryLimiter(1);
  const order: string[] = [];
  let running = 0;
  const work = (name: string) => async () => {
    expect(++running).toBe(1);
    order.push(name);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
  };
  const greedy = Array.from({ length: 50 }, (_, at) => asCaller('greedy', () => limited(work(`greedy ${at}`))));
  const others = ['one', 'two'].map((name) => asCaller(name, () => limited(work(name))));
  const own = limited(work('the program'));
  await Promise.all([...greedy, ...others, own]);
  expect(order.slice(0, 7)).toEqual(['greedy 0', 'one', 'two', 'the program', 'greedy 1', 'greedy 2', 'greedy 3']);
  expect(order).toHaveLength(53);
});

test('callers that share an address have a few places together, and one of them leaves room for the others', async () => {
  const limited = createQueryLimiter();
  const held = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const ask = (key: string, address: string) => {
    const work = async () => {
      most = Math.max(most, ++running);
      await held.promise;
      running--;
    };
    return asCaller(key, () => limited(work), address);
  };
  const greedy = Array.from({ length: 100 }, () => ask('greedy', 'office'));
  const atOnce = () => limited(async () => 'at once');
  expect(await asCaller('colleague', atOnce, 'office')).toBe('at once');
  const invented = Array.from({ length: 100 }, (_, at) => ask(`invented ${at}`, 'office'));
  expect(await asCaller('other', atOnce, 'elsewhere')).toBe('at once');
  expect(most).toBe(limits.queriesAtOncePerAddress);
  held.resolve();
  await Promise.all([...greedy, ...invented]);
  expect(most).toBe(limits.queriesAtOncePerAddress);
  expect(running).toBe(0);
});

test('what was asked for side by side by one caller leaves nothing behind', async () => {
  const limited = createQueryLimiter(2);
  const answers = Array.from({ length: 9 }, (_, at) => asCaller('one', () => limited(async () => at)));
  expect(await Promise.all(answers)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(await asCaller('one', () => limited(async () => 'again'))).toBe('again');
});

test('where one query runs at a time who asks for little goes first, and does not wait again for each part of it', async () => {
  const limited = createQueryLimiter(1);
  const order: string[] = [];
  let isOver = false;
  const flood = async () => {
    for (let at = 0; at < 200 && !isOver; at++) {
      await asCaller('greedy', () =>
        limited(async () => {
          order.push('greedy');
          await new Promise((resolve) => setTimeout(resolve, 2));
        }),
      );
    }
  };
  const floods = [flood(), flood(), flood()];
  await expect.poll(() => order.length).toBeGreaterThan(5);
  await asCaller('other', async () => {
    for (const part of ['one', 'two', 'three']) await limited(async () => void order.push(part));
  });
  isOver = true;
  await Promise.all(floods);
  const at = order.indexOf('one');
  expect(order.slice(at, at + 3)).toEqual(['one', 'two', 'three']);
});
