import { type SQL, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkJobs, checkLine } from '../../../test/check-jobs.ts';
import { engineOf, paint } from '../../../test/engines.ts';
import { useWorkshop } from '../../../test/use-workshop.ts';
import type { KeyScope } from '../../http/scope.ts';
import { deductImages } from '../billing/deduct-images.ts';
import { cancelDesign } from './cancel-design.ts';

const { shop, asha, hers, work } = useWorkshop();

/** A job of each kind: done with two results, waiting, called off, failed. */
let of: Record<'done' | 'queued' | 'cancelled' | 'failed', string>;
beforeEach(async () => {
  const cancelled = await hers().ask();
  await cancelDesign(asha(), { id: cancelled });
  const done = await hers().ask(2);
  const failed = await hers().ask(3);
  const worker = await work(
    engineOf(async (context, params, inputs) => {
      if (params.count === 3) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      return paint(context, params, inputs);
    }),
  );
  await Promise.all([hers().ended(done), hers().ended(failed)]);
  await worker.stop(0);
  of = { done, failed, cancelled, queued: await hers().ask() };
});

class Undone extends Error {}

/** The faults that are found after these statements, which are undone. */
async function faultsAfter(...statements: readonly SQL[]): Promise<string[]> {
  let found: string[] = [];
  const planting = shop().connection.db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(statement);
    found = await checkJobs(tx);
    throw new Undone();
  });
  await expect(planting).rejects.toBeInstanceOf(Undone);
  return found;
}

const moved = (state: string, id: string) =>
  sql`update jobs set state = ${state}, finished_at = ${state === 'queued' || state === 'running' ? null : sql`now()`} where id = ${id}`;
const holdOf = (id: string, state: string) => sql`update ledger_holds set state = ${state} where id = ${id}`;

describe('the check of jobs', () => {
  test('finds nothing wrong with jobs of every state', async () => {
    expect(await checkJobs(shop().connection.db)).toEqual([]);
    expect(await faultsAfter(moved('running', of.queued))).toEqual([]);
  });

  test('finds nothing wrong with charges by another system, paid, refused or repeated', async () => {
    const { db, services, clientId, userId } = asha();
    const key: KeyScope = {
      kind: 'key',
      db,
      services,
      clientId,
      keyId: clientId,
      scopes: ['deduct'],
      requestId: 'test',
      ip: '127.0.0.1',
    };
    const charge = { clientId, userId, feature: 'generate', images: 2, requestId: 'one' };
    await deductImages(key, charge);
    await deductImages(key, charge);
    await deductImages(key, { ...charge, requestId: 'other', feature: 'flatten' });
    await expect(deductImages(key, { ...charge, requestId: 'third', images: 9999 })).rejects.toThrow();
    expect(await checkJobs(db)).toEqual([]);
    // A hold of the same moment is none of theirs.
    const stray = newId();
    const plant = sql`insert into ledger_holds (id, client_id, amount, lots, created_at)
      select ${stray}, client_id, 1, '[]', created_at from deductions where request_id = 'one'`;
    expect(await faultsAfter(plant)).toEqual([`hold ${stray} belongs to no job`]);
  });

  test('finds results that are missing or too many', async () => {
    const one = sql`(select id from files where job_id = ${of.done} limit 1)`;
    expect(await faultsAfter(sql`delete from files where id = ${one}`)).toEqual([
      `job ${of.done} is done with 1 results`,
    ]);
    expect(await faultsAfter(sql`delete from files where job_id = ${of.done}`)).toEqual([
      `job ${of.done} is done with 0 results`,
    ]);
    const fewer = sql`update jobs set params = params - 'count' where id = ${of.done}`;
    expect(await faultsAfter(fewer)).toEqual([`job ${of.done} is done with 2 results`]);
  });

  test('finds results of a job that is not done', async () => {
    const [file] = (await hers().look(of.done)).results;
    for (const id of [of.queued, of.cancelled, of.failed]) {
      const faults = await faultsAfter(sql`update files set job_id = ${id} where id = ${file?._id}`);
      expect(faults).toContain(`file ${file?._id} is of a job that is not done`);
      expect(faults).toContain(`job ${of.done} is done with 1 results`);
    }
  });

  test.each([
    ['queued', 'released'],
    ['queued', 'settled'],
    ['cancelled', 'open'],
    ['failed', 'settled'],
    ['done', 'open'],
    ['done', 'released'],
  ] as const)('finds a job that is %s with a hold that is %s', async (state, hold) => {
    expect(await faultsAfter(holdOf(of[state], hold))).toEqual([
      `job ${of[state]} (${state}) has a hold that is ${hold}`,
    ]);
  });

  test('finds a job without a hold, and one that runs with a closed one', async () => {
    expect(await faultsAfter(sql`delete from ledger_holds where id = ${of.queued}`)).toEqual([
      `job ${of.queued} (queued) has a hold that is missing`,
    ]);
    expect(await faultsAfter(moved('running', of.queued), holdOf(of.queued, 'released'))).toEqual([
      `job ${of.queued} (running) has a hold that is released`,
    ]);
  });

  test('finds a job that was not written into the credit log, and one that was without being done', async () => {
    expect(await faultsAfter(sql`delete from credit_logs where hold_id = ${of.done}`)).toEqual([
      `job ${of.done} was written into the credit log 0 times`,
    ]);
    for (const id of [of.queued, of.cancelled, of.failed]) {
      const written = sql`update credit_logs set hold_id = ${id} where hold_id = ${of.done}`;
      expect(await faultsAfter(written)).toContain(`job ${id} was written into the credit log 1 times`);
    }
  });
});

test('a job that is open and in no line is found', async () => {
  const { db } = shop().connection;
  const { queue } = shop().services;
  expect(await checkLine(db, queue)).toEqual([]);
  await expect(
    db.transaction(async (tx) => {
      await queue.withdraw(tx, of.queued);
    }),
  ).resolves.toBeUndefined();
  expect(await checkLine(db, queue)).toEqual([`job ${of.queued} is in no line`]);
  await cancelDesign(asha(), { id: of.queued });
});
