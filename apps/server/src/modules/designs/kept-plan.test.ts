import { type FileRow, type JobRequestInput, jobRequest } from '@naksha/contract';
import { closePool } from '@naksha/engines';
import { families, parsePlan, renderVersion } from '@naksha/loom';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askerOf } from '../../../test/asker.ts';
import { openWorkshop, type Workshop } from '../../../test/workshop.ts';
import { files } from '../../db/schema/files.ts';
import type { ClientScope } from '../../http/scope.ts';
import { builtinEngines } from '../../jobs/engine-table.ts';
import { deleteFile } from '../files/delete-file.ts';
import { fileKeys } from '../files/file-keys.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import { getDesign } from './get-design.ts';
import { getPlan } from './get-plan.ts';
import { submitDesign } from './submit-design.ts';

let shop: Workshop;
let asha: ClientScope;
beforeAll(async () => {
  shop = await openWorkshop();
  asha = await shop.designer(50);
  await shop.work(builtinEngines);
});
afterAll(async () => {
  await shop.close();
  await closePool();
});

async function make(request: JobRequestInput) {
  const { job } = await submitDesign(asha, jobRequest.parse(request));
  const { results, report, error } = await askerOf(asha).ended(job._id);
  const [file] = results;
  if (!file) throw new Error(`A result was expected: ${error?.code}`);
  return { file, report };
}

const generate = (seed: string) =>
  make({ operation: 'generate', params: { trainedPattern: 'stripes', width: 96, height: 96, dpi: 60, seed } });
const exported = (id: string, dpi: number) =>
  make({ operation: 'export', inputs: [id], params: { fileName: 'a', dpi } });
const planKey = (id: string) => fileKeys.plan(asha.clientId, id);
const planAt = (id: string) => shop.services.storage.stat(planKey(id));
const rowOf = async (id: string) => (await asha.db.select().from(files).where(eq(files.id, id)))[0];
const changesOf = async (id: string): Promise<FileRow['changedSince']> =>
  (await getDesign(asha, { id })).data.changedSince;

const { version } = families.stripes;

/** The row as the product wrote it before plans were kept, but for the render, by the planner of today, which its recipe alone names. */
async function makeOld(seed: string): Promise<string> {
  const { file } = await generate(seed);
  const designDefinition = { ...(await rowOf(file._id))?.designDefinition, engineVersion: String(version) };
  await asha.db
    .update(files)
    .set({ planBytes: null, planVersion: null, renderVersion, designDefinition })
    .where(eq(files.id, file._id));
  await shop.services.storage.remove(planKey(file._id));
  return file._id;
}

test('a design and what is drawn of it each have a plan, which goes with them when they go', async () => {
  const { file } = await generate('1');
  const { file: copy } = await exported(file._id, 60);
  for (const { _id } of [file, copy]) {
    const row = await rowOf(_id);
    expect(row).toMatchObject({ planVersion: version, renderVersion });
    expect((await planAt(_id))?.bytes).toBe(row?.planBytes);
  }
  expect(file.changedSince).toBeUndefined();
  await deleteFile(asha, { id: copy._id });
  await sweepFiles(asha.db, shop.services.storage);
  expect(await planAt(copy._id)).toBeDefined();
  await asha.db
    .update(files)
    .set({ deletedAt: new Date(0) })
    .where(eq(files.id, copy._id));
  await sweepFiles(asha.db, shop.services.storage);
  expect([await planAt(copy._id), await planAt(file._id)]).toMatchObject([undefined, {}]);
});

test('a design from before plans were kept says so, and is given its plan by the first export that finds it unchanged', async () => {
  const id = await makeOld('2');
  expect(await changesOf(id)).toEqual(['unknown']);
  const { report } = await exported(id, 60);
  expect(report).toBeUndefined();
  expect(await rowOf(id)).toMatchObject({ planVersion: version, planBytes: (await planAt(id))?.bytes });
  expect(await changesOf(id)).toBeUndefined();
  // The first render wrote no version of its own.
  await asha.db.update(files).set({ renderVersion: null }).where(eq(files.id, id));
  expect(await changesOf(id)).toEqual(['render']);
});

/** A row from before plans were kept, of a design that an older planner drew. */
async function makeFormer(seed: string): Promise<string> {
  const [id, other] = [await makeOld(seed), (await generate(`${seed}-other`)).file._id];
  // Another picture lies where this design was: what an older planner drew of the same recipe.
  const row = await rowOf(other);
  await asha.db
    .update(files)
    .set({ storageKey: `${row?.storageKey}x` })
    .where(eq(files.id, other));
  await asha.db
    .update(files)
    .set({ storageKey: row?.storageKey ?? '' })
    .where(eq(files.id, id));
  return id;
}

test('a design whose planner is gone keeps its pixels and says so from then on', async () => {
  const id = await makeFormer('3');
  const { report } = await exported(id, 120);
  expect(report).toEqual({ drawing: ['pixels'] });
  expect(await rowOf(id)).toMatchObject({ planVersion: 0, planBytes: null });
  expect(await changesOf(id)).toEqual(['planner']);
});

test('a design whose planner is gone says so from then on also where that was found out in vain', async () => {
  const id = await makeFormer('4');
  await expect(make({ operation: 'export', inputs: [id], params: { fileName: 'a', format: 'svg' } })).rejects.toThrow(
    'drawing_changed',
  );
  expect(await changesOf(id)).toEqual(['planner']);
});

test('what has changed since is said of the render and of the zones of whole goods', async () => {
  const { file } = await generate('5');
  await asha.db.update(files).set({ renderVersion: 99, planVersion: 99 }).where(eq(files.id, file._id));
  expect(await changesOf(file._id)).toEqual(['render', 'zones']);
});

test('a kept plan is given to its own client as text, none where there is none', async () => {
  const { file } = await generate('6');
  const { plan } = await getPlan(asha, { id: file._id });
  expect(parsePlan(plan ?? '')).toMatchObject({ family: 'stripes', version });
  await expect(getPlan(await shop.designer(0), { id: file._id })).rejects.toMatchObject({ code: 'not_found' });
  expect(await getPlan(asha, { id: await makeOld('7') })).toEqual({ plan: null });
});
