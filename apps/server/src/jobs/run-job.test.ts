import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Job, jobRequest } from '@naksha/contract';
import { PictureError } from '@naksha/imaging';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { files } from '../db/schema/files.ts';
import { jobProgress, jobs } from '../db/schema/jobs.ts';
import type { ClientScope } from '../http/scope.ts';
import { readBalance } from '../modules/credits/balance.ts';
import { cancelDesign } from '../modules/designs/cancel-design.ts';
import { getJob } from '../modules/designs/get-job.ts';
import { submitDesign } from '../modules/designs/submit-design.ts';
import { StorageError } from '../storage/storage-error.ts';
import type { Worker } from './start-worker.ts';
import { engineOf, gate, paint } from './test-engines.ts';
import { openWorkshop, type Workshop } from './test-workshop.ts';

let shop: Workshop;
let asha: ClientScope;
let worker: Worker | undefined;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shop.designer(100);
});
afterEach(async () => {
  await worker?.stop(0);
  worker = undefined;
  shop.errors.length = 0;
  // Whatever a test did to its jobs, the books are right after it.
  expect(await shop.checkLedger()).toEqual([]);
});

const ask = async (scope: ClientScope, count = 1) => {
  const { job } = await submitDesign(
    scope,
    jobRequest.parse({ operation: 'generate', params: { prompt: 'vines', count } }),
  );
  return job._id;
};
const look = async (id: string, scope = asha): Promise<Job> => (await getJob(scope, { id })).job;
const ended = (id: string, scope = asha) =>
  vi.waitFor(
    async () => {
      const job = await look(id, scope);
      expect(['done', 'failed', 'cancelled']).toContain(job.state);
      return job;
    },
    { timeout: 10_000, interval: 20 },
  );
const running = (id: string) => vi.waitFor(async () => expect((await look(id)).state).toBe('running'));
const balance = () => readBalance(asha.db, asha.clientId);
const storedKeys = async () => {
  const keys: string[] = [];
  for await (const { key } of shop.services.storage.list(`files/${asha.clientId}`)) keys.push(key);
  return keys;
};
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

describe('a job', () => {
  test('ends with its results stored, its credits spent and its making written down', async () => {
    worker = await shop.work(engineOf(paint));
    const id = await ask(asha, 3);
    const job = await ended(id);
    expect(job).toMatchObject({ state: 'done', progress: 1, cost: 6 });
    expect(job.results).toHaveLength(3);
    expect(job.results[1]).toMatchObject({
      fileName: 'Vines on cream.png',
      directory: null,
      saved: false,
      contentType: 'image/png',
      width: 1,
      totalPixels: 1,
      dpi: 150,
      jobId: id,
      operation: 'generate',
      params: { prompt: 'vines', count: 3 },
      engine: 'builtin',
      seed: 'seed-1',
      seamScore: 0.5,
      designDefinition: { title: 'Vines on cream', at: 1 },
    });
    expect(await balance()).toMatchObject({ creditsLeft: 94, reserved: 0 });
    const rows = await asha.db.select().from(files).where(eq(files.jobId, id));
    expect((await storedKeys()).sort()).toEqual(rows.map((row) => row.storageKey).sort());
    expect(await asha.db.select().from(jobProgress).where(eq(jobProgress.jobId, id))).toEqual([]);
  });

  test('passes its inputs on, keeps them as parents and lays exports on their shelf', async () => {
    const seen: unknown[] = [];
    const engine = engineOf(async (context, params, inputs) => {
      seen.push(...inputs);
      return paint(context, params, inputs);
    });
    worker = await shop.work(engine);
    const [parent] = (await ended(await ask(asha))).results;
    const request = { operation: 'export', inputs: [parent?._id], params: { fileName: 'saree border' } };
    const { job } = await submitDesign(asha, jobRequest.parse(request));
    const [exported] = (await ended(job._id)).results;
    expect(exported).toMatchObject({ parentId: parent?._id, directory: 'exported', saved: true });
    expect(seen).toMatchObject([{ width: 1, height: 1, dpi: 150, designDefinition: { title: 'Vines on cream' } }]);
  });

  test('tells how far it is, forwards only, from what the engine has done', async () => {
    const told: number[] = [];
    const bands = 12;
    worker = await shop.work(
      engineOf(async (context, params, inputs) => {
        for (let band = 1; band <= bands; band++) {
          await new Promise((resolve) => setTimeout(resolve, 60));
          context.progress(band / bands);
        }
        return paint({ ...context, progress: () => undefined }, params, inputs);
      }),
    );
    const id = await ask(asha);
    const end = shop.services.events.subscribe((event) => {
      if (event.kind === 'job') void look(id).then((job) => told.push(job.progress));
    });
    await ended(id);
    end();
    const between = told.filter((fraction) => fraction > 0 && fraction < 1);
    expect(between.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    for (const fraction of between)
      expect(Math.abs(fraction * bands - Math.round(fraction * bands))).toBeLessThan(1e-3);
  });

  test('is tried again after an unforeseen failure, with the same left to chance', async () => {
    const seeds: string[] = [];
    worker = await shop.work(
      engineOf(async (context, params, inputs) => {
        seeds.push(context.seed);
        if (seeds.length < 3) throw new Error('the thread has died');
        return paint(context, params, inputs);
      }),
    );
    expect(await ended(await ask(asha))).toMatchObject({ state: 'done' });
    expect(seeds).toHaveLength(3);
    expect(new Set(seeds).size).toBe(1);
  });

  test('fails after its third try, and its credits return', async () => {
    let tries = 0;
    worker = await shop.work(
      engineOf(async () => {
        tries++;
        throw new Error('the thread has died');
      }),
    );
    const job = await ended(await ask(asha));
    expect(job).toMatchObject({ state: 'failed', results: [], error: { code: 'job_failed' } });
    expect(tries).toBe(3);
    expect(await balance()).toMatchObject({ creditsLeft: 100, reserved: 0 });
  });

  test('fails at once where another try cannot help, and says why', async () => {
    let tries = 0;
    const params = { limit: 280_000_000, totalPixels: 300_000_000, width: 30_000, height: 10_000 };
    worker = await shop.work(
      engineOf(async () => {
        tries++;
        throw new PictureError('too_many_pixels', 'too many', params);
      }),
    );
    const job = await ended(await ask(asha));
    expect(job.error).toEqual({
      code: 'too_many_pixels',
      message: 'The design is larger than the limit of 280000000 pixels: it has 300000000 pixels (30000 × 10000).',
    });
    expect(tries).toBe(1);
    expect(await balance()).toMatchObject({ creditsLeft: 100 });
  });

  test.each([
    ['while the engine writes', false],
    ['while a later result is stored', true],
  ])(
    'fails with a sentence of its own when the disk is full %s; nothing is stored or charged',
    async (_when, inStorage) => {
      let puts = 0;
      const full: typeof shop.services.storage = {
        ...shop.services.storage,
        async putFile(key, path) {
          if (++puts > 2) throw new StorageError('full', key);
          return shop.services.storage.putFile(key, path);
        },
      };
      const engine = engineOf(async (context, params, inputs) => {
        if (!inStorage) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        return paint(context, params, inputs);
      });
      worker = await shop.work(engine, inStorage ? { storage: full } : {});
      const id = await ask(asha, 4);
      expect(await ended(id)).toMatchObject({ state: 'failed', error: { code: 'storage_full' }, results: [] });
      expect(await storedKeys()).toEqual([]);
      expect(await asha.db.select().from(files).where(eq(files.jobId, id))).toEqual([]);
      expect(await balance()).toMatchObject({ creditsLeft: 100, reserved: 0 });
    },
  );

  test('is stopped at its deadline', async () => {
    worker = await shop.work(
      engineOf(({ signal }) => untilAborted(signal)),
      { deadlineMs: 30 },
    );
    expect(await ended(await ask(asha))).toMatchObject({ state: 'failed', error: { code: 'job_timed_out' } });
    expect(await balance()).toMatchObject({ creditsLeft: 100 });
  });

  test('does not keep its slot when its engine is deaf', async () => {
    const engine = engineOf(async (context, params, inputs) =>
      params.count === 2 ? new Promise<never>(() => undefined) : paint(context, params, inputs),
    );
    worker = await shop.work(engine, { slots: 1, deadlineMs: 300, patienceMs: 30 });
    const [deaf, next] = [await ask(asha, 2), await ask(asha)];
    expect(await ended(deaf)).toMatchObject({ state: 'failed', error: { code: 'job_timed_out' } });
    expect(await ended(next)).toMatchObject({ state: 'done' });
  });

  test('goes back in line when the worker stops, and that is no failed try', async () => {
    const engine = engineOf(({ signal }) => untilAborted(signal));
    const id = await ask(asha);
    for (let stops = 0; stops < 4; stops++) {
      worker = await shop.work(engine);
      await running(id);
      await worker.stop(0);
      expect(await look(id)).toMatchObject({ state: 'queued' });
    }
    worker = await shop.work(engineOf(paint));
    expect(await ended(id)).toMatchObject({ state: 'done' });
  });

  test('that was running when its process died is done by the next', async () => {
    const id = await ask(asha);
    // What a dead process leaves behind: a claim nobody holds.
    await shop.services.queue.take();
    await asha.db.update(jobs).set({ state: 'running', tries: 9 }).where(eq(jobs.id, id));
    worker = await shop.work(engineOf(paint));
    expect(await ended(id)).toMatchObject({ state: 'done' });
  });

  test('during which its process died ten times is not begun again', async () => {
    const id = await ask(asha);
    await shop.services.queue.take();
    await asha.db.update(jobs).set({ state: 'running', tries: 10 }).where(eq(jobs.id, id));
    let tries = 0;
    worker = await shop.work(
      engineOf(async (...given) => {
        tries++;
        return paint(...given);
      }),
    );
    expect(await ended(id)).toMatchObject({ state: 'failed', error: { code: 'job_failed' } });
    expect(tries).toBe(0);
    expect(await balance()).toMatchObject({ creditsLeft: 100, reserved: 0 });
  });

  test('keeps the results of one attempt only, when a slow one was taken over', async () => {
    const { open, passed } = gate();
    let attempts = 0;
    worker = await shop.work(
      engineOf(async (context, params, inputs) => {
        attempts++;
        if (attempts === 1) await passed;
        return paint({ ...context, signal: new AbortController().signal }, params, inputs);
      }),
      { slots: 2 },
    );
    const id = await ask(asha, 2);
    await running(id);
    await shop.services.queue.takeBackAll();
    const { results } = await ended(id);
    open();
    await worker.stop(5000);
    expect(attempts).toBe(2);
    expect((await look(id)).results).toEqual(results.map((row) => expect.objectContaining({ _id: row._id })));
    const rows = await asha.db.select().from(files).where(eq(files.jobId, id));
    expect((await storedKeys()).sort()).toEqual(rows.map((row) => row.storageKey).sort());
    expect(await balance()).toMatchObject({ creditsLeft: 96, reserved: 0 });
  });

  test('belongs to its present attempt: an older one that ends first is refused', async () => {
    const gates = [gate(), gate()];
    const seeds = ['old', 'new'];
    const removed: string[] = [];
    const storage: typeof shop.services.storage = {
      ...shop.services.storage,
      async remove(key) {
        removed.push(key);
        await shop.services.storage.remove(key);
      },
    };
    let attempts = 0;
    worker = await shop.work(
      engineOf(async (context, params, inputs) => {
        const attempt = attempts++;
        await gates[attempt]?.passed;
        const made = await paint({ ...context, signal: new AbortController().signal }, params, inputs);
        return { files: made.files.map((file) => ({ ...file, seed: seeds[attempt] ?? '' })) };
      }),
      { slots: 2, storage },
    );
    const id = await ask(asha);
    await running(id);
    await shop.services.queue.takeBackAll();
    await vi.waitFor(() => expect(attempts).toBe(2), { timeout: 5000 });
    gates[0]?.open();
    await vi.waitFor(() => expect(removed).toHaveLength(1), { timeout: 5000 });
    expect(await look(id)).toMatchObject({ state: 'running', results: [] });
    gates[1]?.open();
    expect(await ended(id)).toMatchObject({ state: 'done', results: [{ seed: 'new' }] });
    expect(await storedKeys()).toHaveLength(1);
  });

  test('of somebody who asks for one does not wait for all of somebody who asked for many', async () => {
    const bina = await shop.designer(10);
    const many: string[] = [];
    for (let at = 0; at < 10; at++) many.push(await ask(asha));
    const one = await ask(bina);
    worker = await shop.work(engineOf(paint), { slots: 1 });
    await Promise.all(many.map((id) => ended(id)));
    await ended(one, bina);
    const order = await asha.db.select({ id: jobs.id }).from(jobs).orderBy(asc(jobs.finishedAt)).limit(1000);
    const ours = order.map((row) => row.id).filter((id) => id === one || many.includes(id));
    expect(ours.indexOf(one)).toBeLessThanOrEqual(1);
  });
});

describe('calling a job off', () => {
  test('takes it out of the line and returns its credits at once', async () => {
    const id = await ask(asha);
    expect((await cancelDesign(asha, { id })).job).toMatchObject({ state: 'cancelled' });
    expect(await balance()).toMatchObject({ creditsLeft: 100, reserved: 0 });
    expect(await shop.services.queue.take()).toBeUndefined();
    expect((await cancelDesign(asha, { id })).job).toMatchObject({ state: 'cancelled' });
  });

  test('stops the engine while it works', async () => {
    const stopped: unknown[] = [];
    worker = await shop.work(
      engineOf(({ signal }) => untilAborted(signal).catch((reason: unknown) => Promise.reject(stopped.push(reason)))),
    );
    const id = await ask(asha);
    await running(id);
    await cancelDesign(asha, { id });
    await vi.waitFor(() => expect(stopped).toMatchObject([{ why: 'cancelled' }]));
    expect(await look(id)).toMatchObject({ state: 'cancelled', results: [] });
    expect(await balance()).toMatchObject({ creditsLeft: 100, reserved: 0 });
  });

  test('comes too late for a job that has ended', async () => {
    worker = await shop.work(engineOf(paint));
    const id = await ask(asha);
    await ended(id);
    await expect(cancelDesign(asha, { id })).rejects.toMatchObject({ code: 'job_finished' });
  });

  test("cannot be done to another client's job", async () => {
    const stranger = await shop.designer(0);
    const id = await ask(asha);
    await expect(cancelDesign(stranger, { id })).rejects.toMatchObject({ code: 'not_found' });
    expect(await look(id)).toMatchObject({ state: 'queued' });
    await cancelDesign(asha, { id });
  });

  test('at any moment leaves each job done or cancelled, never both, and the books exact', async () => {
    worker = await shop.work(
      engineOf(async (context, params, inputs) => {
        await writeFile(join(context.workDir, 'draft'), 'x');
        for (let band = 0; band < 3; band++) {
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 8));
          context.signal.throwIfAborted();
          context.progress(band / 3);
        }
        return paint(context, params, inputs);
      }),
      { slots: 4 },
    );
    const ids = await Promise.all(Array.from({ length: 30 }, () => ask(asha)));
    await Promise.all(
      ids.map(async (id, at) => {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 15 * at));
        await cancelDesign(asha, { id }).catch((error) => expect(error).toMatchObject({ code: 'job_finished' }));
      }),
    );
    const all = await Promise.all(ids.map((id) => ended(id)));
    const done = all.filter((job) => job.state === 'done');
    for (const job of all) expect(job.results).toHaveLength(job.state === 'done' ? 1 : 0);
    expect(await balance()).toMatchObject({ creditsLeft: 100 - 2 * done.length, reserved: 0 });
    await worker.stop(5000);
    expect(await storedKeys()).toHaveLength(done.length);
    expect(shop.errors).toEqual([]);
  });
});
