import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engineOf, paint, untilAborted } from '../../../test/engines.ts';
import { eventually } from '../../../test/eventually.ts';
import { patiently } from '../../../test/patiently.ts';
import { useWorkshop } from '../../../test/use-workshop.ts';
import { cancelDesign } from './cancel-design.ts';

const { shop, asha, hers, work } = useWorkshop();

describe('calling a job off', () => {
  test('takes it out of the line and returns its credits at once', async () => {
    const id = await hers().ask();
    expect((await cancelDesign(asha(), { id })).job).toMatchObject({ state: 'cancelled' });
    expect(await hers().balance()).toMatchObject({ creditsLeft: 100, reserved: 0 });
    expect(await shop().services.queue.take()).toBeUndefined();
    expect((await cancelDesign(asha(), { id })).job).toMatchObject({ state: 'cancelled' });
  });

  test('stops the engine while it works', async () => {
    let isWorking = false;
    const stopped: unknown[] = [];
    await work(
      engineOf(({ signal }) => {
        isWorking = true;
        return untilAborted(signal).catch((reason: unknown) => {
          stopped.push(reason);
          throw reason;
        });
      }),
    );
    const id = await hers().ask();
    await eventually(() => expect(isWorking).toBe(true));
    await cancelDesign(asha(), { id });
    await eventually(() => expect(stopped).toMatchObject([{ why: 'cancelled' }]));
    expect(await hers().look(id)).toMatchObject({ state: 'cancelled', results: [] });
    expect(await hers().balance()).toMatchObject({ creditsLeft: 100, reserved: 0 });
  });

  test('comes too late for a job that has ended', async () => {
    await work(engineOf(paint));
    const id = await hers().ask();
    await hers().ended(id);
    await expect(cancelDesign(asha(), { id })).rejects.toMatchObject({ code: 'job_finished' });
  });

  test("cannot be done to another client's job", async () => {
    const stranger = await shop().designer(0);
    const id = await hers().ask();
    await expect(cancelDesign(stranger, { id })).rejects.toMatchObject({ code: 'not_found' });
    expect(await hers().look(id)).toMatchObject({ state: 'queued' });
    await cancelDesign(asha(), { id });
  });

  test('at any moment leaves each job done or cancelled, never both, and the books exact', async () => {
    const worker = await work(
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
    const ids = await Promise.all(Array.from({ length: 30 }, () => hers().ask()));
    await Promise.all(
      ids.map(async (id, at) => {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 15 * at));
        const cancelled = patiently(() => cancelDesign(asha(), { id }));
        await cancelled.catch((error) => expect(error).toMatchObject({ code: 'job_finished' }));
      }),
    );
    const all = await Promise.all(ids.map((id) => hers().ended(id)));
    const done = all.filter((job) => job.state === 'done');
    for (const job of all) expect(job.results).toHaveLength(job.state === 'done' ? 1 : 0);
    expect(await hers().balance()).toMatchObject({ creditsLeft: 100 - 2 * done.length, reserved: 0 });
    await worker.stop(5000);
    expect(await hers().storedKeys()).toHaveLength(done.length);
    expect(shop().errors).toEqual([]);
  });
});
