import { type FileRow, type JobRequestInput, jobRequest } from '@naksha/contract';
import { closePool } from '@naksha/engines';
import { openPicture } from '@naksha/imaging';
import { bandsOf } from '@naksha/loom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askerOf } from '../../../test/asker.ts';
import { openWorkshop, type Workshop } from '../../../test/workshop.ts';
import type { ClientScope } from '../../http/scope.ts';
import { builtinEngines } from '../../jobs/engine-table.ts';
import { fileKeys } from '../files/file-keys.ts';
import { submitDesign } from './submit-design.ts';

let shop: Workshop;
let asha: ClientScope;
let hers: ReturnType<typeof askerOf>;
beforeAll(async () => {
  shop = await openWorkshop();
  asha = await shop.designer(10);
  hers = askerOf(asha);
  await shop.work(builtinEngines);
});
afterAll(async () => {
  await shop.close();
  await closePool();
});

async function make(request: JobRequestInput): Promise<{ file: FileRow; reported: number[] }> {
  const reported: number[] = [];
  const { job } = await submitDesign(asha, jobRequest.parse(request));
  const stop = shop.services.events.subscribe((event) => {
    if (event.kind === 'job') void hers.look(job._id).then(({ progress }) => reported.push(progress));
  });
  const { results, error } = await hers.ended(job._id);
  stop();
  const [file, ...others] = results;
  if (!file || others.length > 0) throw new Error(`One result was expected: ${error?.code ?? results.length}`);
  return { file, reported };
}

test('the loom makes a design, reports its progress in bands, draws it again larger for an export, and makes nothing beyond the limit', async () => {
  const params = { prompt: 'kalamkari vines', width: 256, height: 1280, dpi: 100, seed: 'a1' };
  const { file, reported } = await make({ operation: 'generate', params });
  expect(file).toMatchObject({ width: 256, height: 1280, dpi: 100, seed: 'a1', engine: 'builtin', saved: false });
  expect(file.seamScore).toBeLessThanOrEqual(1);
  expect(file.designDefinition).toMatchObject({
    family: 'kalamkari',
    source: { params: { prompt: 'kalamkari vines' } },
  });
  const bands = bandsOf({ width: 256, height: 1280 }).length;
  expect(bands).toBeGreaterThan(1);
  for (const fraction of reported) expect(Math.abs(fraction * bands - Math.round(fraction * bands))).toBeLessThan(1e-4);

  const wanted = { fileName: 'for the mill', format: 'tiff', dpi: 300 } as const;
  const { file: exported } = await make({ operation: 'export', inputs: [file._id], params: wanted });
  expect(exported).toMatchObject({
    fileName: 'for the mill.tif',
    directory: 'exported',
    parentId: file._id,
    contentType: 'image/tiff',
    width: 768,
    height: 3840,
    dpi: 300,
  });

  const [kept, balance] = [await hers.storedKeys(), await hers.balance()];
  const tooLarge = { width: 20_000, height: 14_001 };
  for (const operation of ['resize', 'repeat'] as const) {
    const request = jobRequest.parse({ operation, inputs: [file._id], params: tooLarge });
    const { error } = await hers.ended((await submitDesign(asha, request)).job._id);
    expect(error, operation).toMatchObject({
      code: 'too_many_pixels',
      message: expect.stringMatching('280.02 megapixels'),
    });
  }
  expect(await hers.storedKeys()).toEqual(kept);
  expect(await hers.balance()).toEqual(balance);

  const path = await shop.services.storage.localFile(fileKeys.file(asha.clientId, exported._id), shop.services.workDir);
  expect(await openPicture(path)).toMatchObject({ width: 768, height: 3840, dpi: 300, contentType: 'image/tiff' });
  expect(await shop.checkBooks()).toEqual([]);
  expect(shop.errors).toEqual([]);
}, 180_000);
