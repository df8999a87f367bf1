import { PictureError } from '@naksha/imaging';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { engineOf, gate, paint, untilAborted } from '../../test/engines.ts';
import { eventually } from '../../test/eventually.ts';
import { useWorkshop } from '../../test/use-workshop.ts';
import { files } from '../db/schema/files.ts';
import { jobs } from '../db/schema/jobs.ts';
import type { Storage } from '../storage/storage.ts';
import { StorageError } from '../storage/storage-error.ts';

const { shop, asha, hers, work } = useWorkshop();

describe('a job', () => {
  test('is tried again after an unforeseen failure, with the same left to chance', async () => {
    const seeds: string[] = [];
    await work(
      engineOf(async (context, params, inputs) => {
        seeds.push(context.seed);
        if (seeds.length < 3) throw new Error('the thread has died');
        return paint(context, params, inputs);
      }),
    );
    expect(await hers().ended(await hers().ask())).toMatchObject({ state: 'done' });
    expect(seeds).toHaveLength(3);
    expect(new Set(seeds).size).toBe(1);
  });

  test('fails after its third try, and its credits return', async () => {
    let tries = 0;
    await work(
      engineOf(async () => {
        tries++;
        throw new Error('the thread has died');
      }),
    );
    const job = await hers().ended(await hers().ask());
    expect(job).toMatchObject({ state: 'failed', results: [], error: { code: 'job_failed' } });
    expect(tries).toBe(3);
    expect(await hers().balance()).toMatchObject({ creditsLeft: 100, reserved: 0 });
  });

  test('fails at once where another try cannot help, and says why', async () => {
    let tries = 0;
    const params = { limit: 280_000_000, totalPixels: 300_000_000, width: 30_000, height: 10_000 };
    await work(
      engineOf(async () => {
        tries++;
        throw new PictureError('too_many_pixels', 'too many', params);
      }),
    );
    const job = await hers().ended(await hers().ask());
    expect(job.error).toEqual({
      code: 'too_many_pixels',
      message: 'The design is larger than the limit of 280 megapixels: it has 300 megapixels (30000 × 10000).',
      params,
    });
    expect(tries).toBe(1);
    expect(await hers().balance()).toMatchObject({ creditsLeft: 100 });
  });

  test('waits for storage that is away, more often than it would be tried again, and is done when that is back', async () => {
    let tries = 0;
    const away: Storage = {
      ...shop().services.storage,
      async putFile(key, path) {
        if (++tries <= 4) throw new StorageError('away', key);
        return shop().services.storage.putFile(key, path);
      },
    };
    await work(engineOf(paint), { storage: away, leaveMs: 20 });
    expect(await hers().ended(await hers().ask())).toMatchObject({ state: 'done' });
    expect(tries).toBeGreaterThan(4);
    expect(await hers().balance()).toMatchObject({ creditsLeft: 98, reserved: 0 });
  });

  test.each([
    ['while the engine writes', false],
    ['while a later result is stored', true],
  ])(
    'fails with a sentence of its own when the disk is full %s; nothing is stored or charged',
    async (_when, inStorage) => {
      let puts = 0;
      const full: Storage = {
        ...shop().services.storage,
        async putFile(key, path) {
          if (++puts > 2) throw new StorageError('full', key);
          return shop().services.storage.putFile(key, path);
        },
      };
      const engine = engineOf(async (context, params, inputs) => {
        if (!inStorage) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        return paint(context, params, inputs);
      });
      await work(engine, inStorage ? { storage: full } : {});
      const id = await hers().ask(4);
      expect(await hers().ended(id)).toMatchObject({ state: 'failed', error: { code: 'storage_full' }, results: [] });
      expect(await hers().storedKeys()).toEqual([]);
      expect(await asha().db.select().from(files).where(eq(files.jobId, id))).toEqual([]);
      expect(await hers().balance()).toMatchObject({ creditsLeft: 100, reserved: 0 });
    },
  );

  test('is stopped at its deadline', async () => {
    await work(
      engineOf(({ signal }) => untilAborted(signal)),
      { deadlineMs: 30 },
    );
    expect(await hers().ended(await hers().ask())).toMatchObject({ state: 'failed', error: { code: 'job_timed_out' } });
    expect(await hers().balance()).toMatchObject({ creditsLeft: 100 });
  });

  test('does not keep its slot when its engine is deaf', async () => {
    const engine = engineOf(async (context, params, inputs) =>
      params.count === 2 ? new Promise<never>(() => undefined) : paint(context, params, inputs),
    );
    await work(engine, { slots: 1, deadlineMs: 1_000, patienceMs: 30 });
    const [deaf, next] = [await hers().ask(2), await hers().ask()];
    expect(await hers().ended(deaf)).toMatchObject({ state: 'failed', error: { code: 'job_timed_out' } });
    expect(await hers().ended(next)).toMatchObject({ state: 'done' });
  });

  test('goes back in line when the worker stops, and that is no failed try', async () => {
    const engine = engineOf(({ signal }) => untilAborted(signal));
    const id = await hers().ask();
    for (let stops = 0; stops < 4; stops++) {
      const worker = await work(engine);
      await hers().running(id);
      await worker.stop(0);
      expect(await hers().look(id)).toMatchObject({ state: 'queued' });
    }
    await work(engineOf(paint));
    expect(await hers().ended(id)).toMatchObject({ state: 'done' });
  });

  test('that was running when its process died is done by the next', async () => {
    const id = await hers().ask();
    // What a dead process leaves behind: a claim without a holder.
    await shop().services.queue.take();
    await asha().db.update(jobs).set({ state: 'running', tries: 9 }).where(eq(jobs.id, id));
    await work(engineOf(paint));
    expect(await hers().ended(id)).toMatchObject({ state: 'done' });
  });

  test('during which its process died ten times is not begun again', async () => {
    const id = await hers().ask();
    await shop().services.queue.take();
    await asha().db.update(jobs).set({ state: 'running', tries: 10 }).where(eq(jobs.id, id));
    let tries = 0;
    await work(
      engineOf(async (...given) => {
        tries++;
        return paint(...given);
      }),
    );
    expect(await hers().ended(id)).toMatchObject({ state: 'failed', error: { code: 'job_failed' } });
    expect(tries).toBe(0);
    expect(await hers().balance()).toMatchObject({ creditsLeft: 100, reserved: 0 });
  });

  test('keeps the results of one attempt only, when a slow one was taken over', async () => {
    const { open, passed } = gate();
    let attempts = 0;
    const worker = await work(
      engineOf(async (context, params, inputs) => {
        attempts++;
        if (attempts === 1) await passed;
        return paint({ ...context, signal: new AbortController().signal }, params, inputs);
      }),
      // Of one client one slot fewer: the attempt that was taken over still holds its own.
      { slots: 3 },
    );
    const id = await hers().ask(2);
    await hers().running(id);
    await shop().services.queue.takeBack([id]);
    const { results } = await hers().ended(id);
    open();
    await worker.stop(5000);
    expect(attempts).toBe(2);
    expect((await hers().look(id)).results).toEqual(results.map((row) => expect.objectContaining({ _id: row._id })));
    const rows = await asha().db.select().from(files).where(eq(files.jobId, id));
    expect((await hers().storedKeys()).sort()).toEqual(rows.map((row) => row.storageKey).sort());
    expect(await hers().balance()).toMatchObject({ creditsLeft: 96, reserved: 0 });
  });

  test('belongs to its present attempt: an older one that ends first is refused', async () => {
    const gates = [gate(), gate()];
    const seeds = ['old', 'new'];
    const removed: string[] = [];
    const storage: Storage = {
      ...shop().services.storage,
      async remove(key) {
        removed.push(key);
        await shop().services.storage.remove(key);
      },
    };
    let attempts = 0;
    await work(
      engineOf(async (context, params, inputs) => {
        const attempt = attempts++;
        await gates[attempt]?.passed;
        const made = await paint({ ...context, signal: new AbortController().signal }, params, inputs);
        return { files: made.files.map((file) => ({ ...file, seed: seeds[attempt] ?? '' })) };
      }),
      { slots: 3, storage },
    );
    const id = await hers().ask();
    await hers().running(id);
    await shop().services.queue.takeBack([id]);
    await eventually(() => expect(attempts).toBe(2));
    gates[0]?.open();
    await eventually(() => expect(removed).toHaveLength(1));
    expect(await hers().look(id)).toMatchObject({ state: 'running', results: [] });
    gates[1]?.open();
    expect(await hers().ended(id)).toMatchObject({ state: 'done', results: [{ seed: 'new' }] });
    expect(await hers().storedKeys()).toHaveLength(1);
  });

  test('names itself in every error that is reported of it, whichever part of its run failed', async () => {
    const broken = { ...shop().services.storage, putFile: () => Promise.reject(new Error('the disk is gone')) };
    await work(
      engineOf(async (context, params, inputs) => {
        if (params.count === 2) throw new Error('the engine fell over');
        return paint(context, params, inputs);
      }),
      { storage: broken },
    );
    const [unstored, unmade] = [await hers().ask(1), await hers().ask(2)];
    expect([await hers().ended(unstored), await hers().ended(unmade)].map((job) => job.state)).toEqual([
      'failed',
      'failed',
    ]);
    const reported = shop().errors.map((error, at) => [String(error), shop().errorJobs[at]]);
    expect(reported).toHaveLength(6);
    expect(reported).toContainEqual(['Error: the disk is gone', unstored]);
    expect(reported).toContainEqual(['Error: the engine fell over', unmade]);
    expect(shop().errorJobs.every((id) => id === unstored || id === unmade)).toBe(true);
  });
});
