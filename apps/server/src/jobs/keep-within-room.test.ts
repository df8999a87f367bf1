import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@naksha/contract';
import { afterEach, expect, test } from 'vitest';
import { askerOf } from '../../test/asker.ts';
import { engineOf, gate, paint, type TestRun } from '../../test/engines.ts';
import { useWorkshop } from '../../test/use-workshop.ts';
import { promisedBytes } from '../modules/files/promised-bytes.ts';

const { shop, hers, work } = useWorkshop();
const { jobBytesPerClient, jobRoomStepBytes } = limits;
afterEach(() => {
  Object.assign(limits, { jobBytesPerClient, jobRoomStepBytes });
});

const megabyte = 2 ** 20;
const promised = () => shop().connection.db.transaction((tx) => promisedBytes(tx));

/** Writes without end, a little at a time. */
const swell: TestRun = async ({ workDir, signal }) => {
  for (;;) {
    signal.throwIfAborted();
    await appendFile(join(workDir, 'spool'), Buffer.alloc(megabyte / 4, 1));
  }
};

test('a job that writes more than its client may take of the disk is refused; nothing is charged, and nothing of it is left', async () => {
  Object.assign(limits, { jobBytesPerClient: 8 * megabyte, jobRoomStepBytes: megabyte });
  await work(engineOf(swell));
  const id = await hers().ask(3);
  expect(await hers().ended(id)).toMatchObject({ state: 'failed', error: { code: 'storage_full' }, results: [] });
  expect(await hers().balance()).toMatchObject({ creditsLeft: 100, reserved: 0 });
  expect(await hers().storedKeys()).toEqual([]);
  // Cleared away after the end has been written down.
  const left = async () => (await readdir(shop().services.workDir)).filter((name) => name.startsWith(id));
  await expect.poll(left).toEqual([]);
  expect(await promised()).toBe(0);
});

test('a job that grows within what its client may take is promised more as it grows', async () => {
  Object.assign(limits, { jobBytesPerClient: 512 * megabyte, jobRoomStepBytes: megabyte });
  const grown = gate();
  await work(
    engineOf(async (context, params, inputs) => {
      await appendFile(join(context.workDir, 'spool'), Buffer.alloc(8 * megabyte, 1));
      await grown.passed;
      return paint(context, params, inputs);
    }),
  );
  const id = await hers().ask();
  await expect.poll(promised).toBeGreaterThan(8 * megabyte);
  grown.open();
  expect((await hers().ended(id)).state).toBe('done');
  expect(await promised()).toBe(0);
});

test('a job waits while others of its client have what it needs; the jobs of another do not', async () => {
  Object.assign(limits, { jobBytesPerClient: 8 * megabyte, jobRoomStepBytes: 5 * megabyte });
  const held = gate();
  const begun: string[] = [];
  await work(
    engineOf(async (context, params, inputs) => {
      begun.push(context.seed);
      await held.passed;
      return paint(context, params, inputs);
    }),
    { leaveMs: 100 },
  );
  const first = await hers().ask();
  await expect.poll(() => begun).toHaveLength(1);
  const second = await hers().ask();
  const ravi = askerOf(await shop().designer(10));
  const other = await ravi.ask();
  await expect.poll(() => begun).toHaveLength(2);
  expect(begun).toEqual([first, other].map((id) => id.replaceAll('-', '')));
  expect(['queued', 'running']).toContain((await hers().look(second)).state);
  held.open();
  for (const id of [first, second]) expect((await hers().ended(id)).state).toBe('done');
  expect((await ravi.ended(other)).state).toBe('done');
  expect(await hers().balance()).toMatchObject({ creditsLeft: 96, reserved: 0 });
});

test('a job that needs more than its client may take at all is refused at once', async () => {
  Object.assign(limits, { jobBytesPerClient: megabyte, jobRoomStepBytes: 5 * megabyte });
  let isBegun = false;
  await work(
    engineOf(async () => {
      isBegun = true;
      return { files: [] };
    }),
  );
  expect(await hers().ended(await hers().ask())).toMatchObject({ state: 'failed', error: { code: 'storage_full' } });
  expect(isBegun).toBe(false);
  expect(await hers().balance()).toMatchObject({ creditsLeft: 100, reserved: 0 });
});
