import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../test/database.ts';
import type { Connection } from '../db/database.ts';
import { rows } from '../db/rows.ts';
import { asClient } from '../db/second-wall.ts';
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

const enqueue = async (priority: number, clientId = newId(), isQuick = false) => {
  const jobId = newId();
  await connection.db.transaction((tx) => queue.enqueue(tx, { id: jobId, clientId, priority, isQuick }));
  return jobId;
};
/** The jobs in line that can be seen. */
const seen = async () => {
  const entry = z.object({ id: z.string() });
  const found = await rows(
    connection.db,
    entry,
    sql`select id from pgboss.job where name = 'design' and state = 'created'`,
  );
  return found.map(({ id }) => id);
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

  test('holds a request of a client to entries of its own, and lets it add letters', async () => {
    const [here, there] = [newId(), newId()];
    const theirs = await enqueue(1, there);
    const added = await asClient(here, async () => {
      const mine = await enqueue(2, here);
      await connection.db.transaction((tx) => queue.mails.enqueue(tx, { id: newId() }));
      await connection.db.transaction((tx) => queue.withdraw(tx, theirs));
      expect(await seen()).toEqual([mine]);
      await connection.db.execute(sql`delete from pgboss.job`);
      await expect(enqueue(3, there)).rejects.toThrow();
      await expect((async () => connection.db.execute(sql`select * from pgboss.schedule`))()).rejects.toThrow();
      await expect((async () => connection.db.execute(sql`delete from pgboss.queue`))()).rejects.toThrow();
      return mine;
    });
    expect([await queue.has(theirs), await queue.has(added)]).toEqual([true, false]);
    const letter = await queue.mails.take();
    expect(letter).toBeDefined();
    if (letter) await connection.db.transaction((tx) => queue.mails.finish(tx, letter));
    expect(await queue.take()).toMatchObject({ jobId: theirs });
    await finish({ jobId: theirs, attempt: 0 });
  });

  test('forgets a job whose transaction rolled back', async () => {
    const jobId = newId();
    const failing = connection.db.transaction(async (tx) => {
      await queue.enqueue(tx, { id: jobId, clientId: newId(), priority: 1 });
      throw new Error('out of credits');
    });
    await expect(failing).rejects.toThrow('out of credits');
    expect(await queue.has(jobId)).toBe(false);
    expect(await queue.take()).toBeUndefined();
  });

  test('takes the next one of a kind, also of one that was given back', async () => {
    const [long, quick, quicker] = [
      await enqueue(1),
      await enqueue(3, undefined, true),
      await enqueue(2, undefined, true),
    ];
    const taken = await queue.take([], 'quick');
    expect(taken).toMatchObject({ jobId: quicker, kind: 'quick' });
    await giveBack({ jobId: quicker, attempt: 0 });
    expect(await queue.take([], 'quick')).toMatchObject({ jobId: quicker, attempt: 1, kind: 'quick' });
    expect(await queue.take([], 'long')).toMatchObject({ jobId: long, kind: 'long' });
    expect(await queue.take([], 'long')).toBeUndefined();
    expect(await queue.take()).toMatchObject({ jobId: quick });
    for (const claim of [
      { jobId: long, attempt: 0 },
      { jobId: quick, attempt: 0 },
      { jobId: quicker, attempt: 1 },
    ])
      await finish(claim);
  });

  test('passes over the jobs of clients that have their share, and names the client of each', async () => {
    const [greedy, other] = [newId(), newId()];
    const [first, second] = [await enqueue(1, greedy), await enqueue(2, other)];
    expect(await queue.take([greedy])).toEqual({ jobId: second, attempt: 0, client: other, kind: 'long' });
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
