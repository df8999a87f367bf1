import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import type { Connection } from '../db/database.ts';
import { openQueue, type Queue } from './queue.ts';

let connection: Connection;
let queue: Queue;
const errors: unknown[] = [];
beforeAll(async () => {
  connection = await openTestDatabase();
  queue = await openQueue(connection, {
    onError: (error) => errors.push(error),
    silenceSeconds: 30,
    expireSeconds: 900,
  });
});
afterAll(async () => {
  await queue.close();
  await connection.close();
});

const enqueue = async (priority: number, clientId = randomUUIDv7()) => {
  const jobId = randomUUIDv7();
  await connection.db.transaction((tx) => queue.enqueue(tx, { id: jobId, clientId, priority }));
  return jobId;
};
const finish = (claim: { jobId: string; attempt: number }) =>
  connection.db.transaction((tx) => queue.finish(tx, claim));
const giveBack = (claim: { jobId: string; attempt: number }) =>
  connection.db.transaction((tx) => queue.giveBack(tx, claim));
const empty = async () => {
  for (let claim = await queue.take(); claim; claim = await queue.take()) await finish(claim);
};

describe('the queue', () => {
  test('takes the first job ever inside a transaction', async () => {
    const jobId = await enqueue(1);
    expect(await queue.take()).toMatchObject({ jobId, attempt: 0 });
    expect(await queue.take()).toBeUndefined();
    expect(await finish({ jobId, attempt: 0 })).toBe(true);
  });

  test('forgets a job whose transaction rolled back', async () => {
    const jobId = randomUUIDv7();
    const failing = connection.db.transaction(async (tx) => {
      await queue.enqueue(tx, { id: jobId, clientId: randomUUIDv7(), priority: 1 });
      throw new Error('out of credits');
    });
    await expect(failing).rejects.toThrow('out of credits');
    expect(await queue.has(jobId)).toBe(false);
    expect(await queue.take()).toBeUndefined();
  });

  test('passes over the jobs of clients that have their share, and names the client of each', async () => {
    const [greedy, other] = [randomUUIDv7(), randomUUIDv7()];
    const [first, second] = [await enqueue(1, greedy), await enqueue(2, other)];
    expect(await queue.take([greedy])).toEqual({ jobId: second, attempt: 0, client: other });
    expect(await queue.take([greedy])).toBeUndefined();
    expect(await queue.take()).toMatchObject({ jobId: first, client: greedy });
    for (const jobId of [first, second]) expect(await finish({ jobId, attempt: 0 })).toBe(true);
  });

  test('serves by priority, and by arrival within a priority', async () => {
    const [late, early, alsoEarly] = [await enqueue(9), await enqueue(2), await enqueue(2)];
    const served = [await queue.take(), await queue.take(), await queue.take()].map((claim) => claim?.jobId);
    expect(served).toEqual([early, alsoEarly, late]);
    for (const jobId of [late, early, alsoEarly]) expect(await finish({ jobId, attempt: 0 })).toBe(true);
  });

  test('gives a job to one of many that ask at once', async () => {
    const jobId = await enqueue(1);
    const claims = await Promise.all(Array.from({ length: 10 }, () => queue.take()));
    expect(claims.filter(Boolean)).toMatchObject([{ jobId, attempt: 0 }]);
    await finish({ jobId, attempt: 0 });
  });

  test('hands a job that was given back out again at once, as a new attempt', async () => {
    const jobId = await enqueue(1);
    const first = await queue.take();
    if (first) await giveBack(first);
    expect(await queue.take()).toMatchObject({ jobId, attempt: 1 });
    await finish({ jobId, attempt: 1 });
  });

  test('lets only the present attempt finish, and only once', async () => {
    const jobId = await enqueue(1);
    const first = await queue.take();
    expect(await queue.takeBack([jobId, randomUUID()])).toBe(1);
    const second = await queue.take();
    if (!first || !second) throw new Error('two attempts were expected');
    expect(await finish(first)).toBe(false);
    expect(await queue.touch([first, second])).toEqual([second]);
    expect(await finish(second)).toBe(true);
    expect(await finish(second)).toBe(false);
    expect(await queue.has(jobId)).toBe(false);
  });

  test('does not finish a job whose transaction rolls back', async () => {
    const jobId = await enqueue(1);
    const claim = { jobId, attempt: 0 };
    await queue.take();
    const failing = connection.db.transaction(async (tx) => {
      expect(await queue.finish(tx, claim)).toBe(true);
      throw new Error('a full disk');
    });
    await expect(failing).rejects.toThrow('a full disk');
    expect(await queue.has(jobId)).toBe(true);
    expect(await finish(claim)).toBe(true);
  });

  test('takes a job out of the line whether it waits or runs', async () => {
    const [waiting, running] = [await enqueue(2), await enqueue(1)];
    const claim = await queue.take();
    expect(claim?.jobId).toBe(running);
    await connection.db.transaction(async (tx) => {
      await queue.withdraw(tx, waiting);
      await queue.withdraw(tx, running);
    });
    expect(await queue.take()).toBeUndefined();
    expect(await finish({ jobId: running, attempt: 0 })).toBe(false);
    expect(await queue.touch([{ jobId: running, attempt: 0 }])).toEqual([]);
    await giveBack({ jobId: running, attempt: 0 });
    expect(await queue.take()).toBeUndefined();
  });

  test('never reported an error meanwhile', async () => {
    await empty();
    expect(errors).toEqual([]);
  });
});
