import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { engineOf, onePixel, paint } from '../../../test/engines.ts';
import { type Fault, failingStorage } from '../../../test/failing-storage.ts';
import { useWorkshop } from '../../../test/use-workshop.ts';
import { clients } from '../../db/schema/clients.ts';
import { files } from '../../db/schema/files.ts';
import { StorageError } from '../../storage/storage-error.ts';

const { shop, asha, hers, work } = useWorkshop();

/** Drawings, each with its bytes, its plan and a picture of it: three writes. */
const drawings = engineOf(async (context, params, inputs) => {
  const { files: painted } = await paint(context, params, inputs);
  const made = painted.map(async ({ path, ...file }, at) => {
    const [drawing, plan] = [join(context.workDir, `${at}.svg`), join(context.workDir, `${at}.plan`)];
    await writeFile(drawing, '<svg/>');
    await writeFile(plan, 'a plan');
    const drawn = { plan, planVersion: 1, renderVersion: 1, hadPlan: false };
    return { ...file, path: drawing, rendition: path, contentType: 'image/svg+xml' as const, drawn };
  });
  return { files: await Promise.all(made) };
});

const full = new StorageError('full', 'wherever');
const broken = Object.assign(new Error('input/output error'), { code: 'EIO' });
const writes = ['the file', 'its plan', 'its picture', 'the next file', 'the plan of that', 'the picture of that'];
const moments = writes.flatMap((what, at) =>
  (['before', 'after'] as const).map((when) => ({ what, at: at + 1, when })),
);

/** What lies in storage for the client of the test. */
async function keptKeys(): Promise<string[]> {
  const keys: string[] = [];
  for (const kind of ['files', 'plans', 'previews']) {
    for await (const { key } of shop().services.storage.list(`${kind}/${asha().clientId}`)) keys.push(key);
  }
  return keys;
}

/** Has two drawings made while storage fails once. */
async function drawDespite(fault: Omit<Fault, 'of'>, of: Fault['of'] = ['putFile']) {
  const storage = failingStorage(shop().services.storage, { ...fault, of });
  await work(drawings, { storage });
  const job = await hers().ended(await hers().ask(2));
  return { job, writes: storage.calls() };
}

test.each(moments)(
  'no room $when $what is written: nothing is left, nothing charged, and it is said',
  async (moment) => {
    const { job } = await drawDespite({ ...moment, error: full });
    expect(job).toMatchObject({ state: 'failed', error: { code: 'storage_full' }, results: [] });
    expect(await keptKeys()).toEqual([]);
    expect(await asha().db.select().from(files).where(eq(files.jobId, job._id))).toEqual([]);
    expect(await hers().balance()).toMatchObject({ creditsLeft: 100, reserved: 0 });
  },
);

test.each(moments)(
  'a fault of the disk $when $what is written: the next try leaves its own results only',
  async (moment) => {
    const { job, writes: calls } = await drawDespite({ ...moment, error: broken });
    expect(job).toMatchObject({ state: 'done', results: [{ fileName: 'Vines on cream.svg' }, {}] });
    expect(calls).toBe(moment.at + writes.length);
    const kinds = (await keptKeys()).map((key) => key.split('/')[0]);
    expect(kinds).toEqual(['files', 'files', 'plans', 'plans', 'previews', 'previews']);
    expect(await hers().balance()).toMatchObject({ creditsLeft: 96, reserved: 0 });
    expect(shop().errors.map(String)).toEqual([String(broken)]);
  },
);

test('a disk that takes nothing back either hides no cause, and what it keeps belongs to no file', async () => {
  const storage = shop().services.storage;
  const refuse = () => Promise.reject(broken);
  await work(drawings, {
    storage: { ...failingStorage(storage, { of: ['putFile'], at: 3, when: 'before', error: full }), remove: refuse },
  });
  const job = await hers().ended(await hers().ask(2));
  expect(job).toMatchObject({ state: 'failed', error: { code: 'storage_full' } });
  expect(await keptKeys()).toHaveLength(2);
  expect(await hers().balance()).toMatchObject({ creditsLeft: 100, reserved: 0 });
});

test('results that the client has no room for are not kept and not charged, and where nothing has room none are begun', async () => {
  const limit = (quotaBytes: number | null) =>
    asha().db.update(clients).set({ quotaBytes }).where(eq(clients.id, asha().clientId));
  await limit(2 * onePixel.length - 1);
  await work(engineOf(paint));
  const refusal = { code: 'storage_quota_reached', params: { limit: 1 } };
  expect(await hers().ended(await hers().ask(2))).toMatchObject({ state: 'failed', error: refusal, results: [] });
  expect(await keptKeys()).toEqual([]);
  expect(await hers().balance()).toMatchObject({ creditsLeft: 100, reserved: 0 });
  expect(await hers().ended(await hers().ask(1))).toMatchObject({ state: 'done', results: [{}] });
  expect(await hers().balance()).toMatchObject({ creditsLeft: 98, reserved: 0 });
  await limit(onePixel.length);
  await expect(hers().ask(1)).rejects.toMatchObject({ code: 'storage_quota_reached' });
  expect(await hers().balance()).toMatchObject({ creditsLeft: 98, reserved: 0 });
  expect(shop().errors).toEqual([]);
});
