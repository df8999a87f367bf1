import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type JobRequest, jobRequest, limits, operations } from '@naksha/contract';
import { count, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { patiently } from '../../../test/patiently.ts';
import { keepRow } from '../../../test/uploads.ts';
import { openWorkshop, type Workshop } from '../../../test/workshop.ts';
import { files } from '../../db/schema/files.ts';
import { idempotencyKeys } from '../../db/schema/idempotency-keys.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { ledgerEntries, ledgerHolds } from '../../db/schema/ledger.ts';
import type { ClientScope } from '../../http/scope.ts';
import { readBalance } from '../credits/balance.ts';
import { countLayers } from '../files/count-layers.ts';
import { fileKeys } from '../files/file-keys.ts';
import { submitDesign } from './submit-design.ts';

let shop: Workshop;
let asha: ClientScope;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await shop.designer(40);
});

const vines: JobRequest = jobRequest.parse({ operation: 'generate', params: { prompt: 'vines' } });
const exportOf = (id: string): JobRequest =>
  jobRequest.parse({ operation: 'export', inputs: [id], params: { fileName: 'vines' } });

/** What operations cannot do without. */
const leastParams: Readonly<Record<string, object>> = {
  edit: { prompt: 'navy' },
  recolour: { colours: [{ from: '#ffffff', to: '#000000' }] },
  filter: { filter: 'sepia' },
  resize: { width: 1000 },
  dpi: { dpi: 300 },
  export: { fileName: 'vines' },
  exportPsd: { fileName: 'vines' },
};

async function traces() {
  const counted = await Promise.all(
    [jobs, ledgerEntries, ledgerHolds, idempotencyKeys, files].map(async (table) => {
      const [found] = await shop.connection.db.select({ rows: count() }).from(table);
      return found?.rows;
    }),
  );
  return { counted, balance: await readBalance(asha) };
}

const keepFile = (scope: ClientScope, width = 10, height = 10): Promise<string> =>
  keepRow(shop.connection.db, scope, { width, height });

describe('asking for a design', () => {
  test('that was upscaled and is too large, or would be, is refused before anything is taken', async () => {
    const upscaleOf = (id: string) => jobRequest.parse({ operation: 'upscale', inputs: [id], params: { scale: 2 } });
    const derive = async (parentId: string, operation: string, width: number) => {
      const id = await keepFile(asha, width, 10_000);
      await shop.connection.db.update(files).set({ parentId, operation }).where(eq(files.id, id));
      return id;
    };
    const upscaled = await derive(await keepFile(asha), 'upscale', 5000);
    const adjusted = await derive(upscaled, 'adjust', 10_001);
    const before = await traces();
    await expect(submitDesign(asha, upscaleOf(adjusted))).rejects.toMatchObject({ code: 'upscaled_already' });
    const refusal = { code: 'upscale_too_large', details: { params: { maxScale: 1 } } };
    await expect(submitDesign(asha, upscaleOf(await keepFile(asha, 10_001, 10_000)))).rejects.toMatchObject(refusal);
    expect({ ...(await traces()).balance }).toEqual(before.balance);
    expect((await submitDesign(asha, upscaleOf(upscaled))).job.cost).toBe(2 * operations.upscale.price);
  });

  test('without a mask, with two, or with one of another size is refused before anything is taken', async () => {
    const strokes = [{ radius: 0.1, points: [[0.5, 0.5]] }];
    const [picture, alike, other] = [await keepFile(asha), await keepFile(asha), await keepFile(asha, 10, 11)];
    const removal = (inputs: readonly string[], params: object) =>
      jobRequest.parse({ operation: 'mask', inputs, params });
    const before = await traces();
    for (const asked of [removal([picture], {}), removal([picture, alike], { area: { strokes } })])
      await expect(submitDesign(asha, asked)).rejects.toMatchObject({ code: 'mask_once' });
    const params = { width: 10, height: 10, maskWidth: 10, maskHeight: 11 };
    await expect(submitDesign(asha, removal([picture, other], {}))).rejects.toMatchObject({
      code: 'mask_size',
      details: { params },
    });
    expect(await traces()).toEqual(before);
    // A watermark is looked for where nothing is masked.
    for (const asked of [
      removal([picture, alike], {}),
      removal([picture], { area: { strokes } }),
      removal([picture], { action: 'watermark' }),
    ])
      expect((await submitDesign(asha, asked)).job.cost).toBe(operations.mask.price);
  });

  test('in layers by colour of a picture that would be one is refused before anything is taken', async () => {
    const layersOf = (id: string) =>
      jobRequest.parse({ operation: 'exportPsd', inputs: [id], params: { fileName: 'a', layers: 'colour' } });
    const keepPixels = async (pixels: Uint8Array) => {
      const id = await keepFile(asha, 10, 10);
      const png = await sharp(pixels, { raw: { width: 10, height: 10, channels: 1 } })
        .png()
        .toBuffer();
      await shop.services.storage.put(fileKeys.file(asha.clientId, id), Readable.from([png]));
      return id;
    };
    const plain = await keepPixels(new Uint8Array(100).fill(90));
    const noisy = await keepPixels(Uint8Array.from({ length: 100 }, (_, at) => at));
    const flat = await keepPixels(Uint8Array.from({ length: 100 }, (_, at) => at % 8));
    const before = await traces();
    const refusal = { code: 'psd_one_layer', details: { params: { limit: limits.psdColourLayers } } };
    await expect(submitDesign(asha, layersOf(noisy))).rejects.toMatchObject(refusal);
    // Fewer colours would not help here.
    await expect(submitDesign(asha, layersOf(plain))).rejects.toMatchObject({ code: 'psd_one_colour' });
    expect(await traces()).toEqual(before);
    expect((await submitDesign(asha, layersOf(flat))).job.state).toBe('queued');
    expect(await countLayers(asha, { id: flat })).toEqual({ layers: 8 });
    await expect(countLayers(await shop.designer(0), { id: flat })).rejects.toMatchObject({ code: 'not_found' });
    expect(await readdir(shop.services.workDir)).toEqual([]);
  });

  test('in layers by colour is refused for what rows say before a look at pixels', async () => {
    const { openJobsPerClient } = limits;
    Object.assign(limits, { openJobsPerClient: 0 });
    // The pixels of this file do not exist.
    const [id, params] = [await keepFile(asha), { fileName: 'a', layers: 'colour' }];
    const asked = jobRequest.parse({ operation: 'exportPsd', inputs: [id], params });
    await expect(submitDesign(asha, asked)).rejects.toMatchObject({ code: 'too_many_requests' });
    Object.assign(limits, { openJobsPerClient });
  });

  test('in layers by colour is answered again under its key, though the picture is gone meanwhile', async () => {
    const id = await keepFile(asha, 10, 10);
    const png = await sharp(
      Uint8Array.from({ length: 100 }, (_, at) => at % 8),
      { raw: { width: 10, height: 10, channels: 1 } },
    )
      .png()
      .toBuffer();
    const key = fileKeys.file(asha.clientId, id);
    await shop.services.storage.put(key, Readable.from([png]));
    const asked = jobRequest.parse({
      operation: 'exportPsd',
      inputs: [id],
      params: { fileName: 'a', layers: 'colour' },
    });
    const repeated = { ...asha, idempotency: { key: randomUUID(), requestHash: 'same' } };
    const { job } = await submitDesign(repeated, asked);
    await shop.services.storage.remove(key);
    expect((await submitDesign(repeated, asked)).job._id).toBe(job._id);
  });

  test('holds its credits, puts it in line and answers the job', async () => {
    const { job } = await submitDesign(asha, vines);
    expect(job).toMatchObject({ operation: 'generate', state: 'queued', progress: 0, cost: 2, results: [] });
    expect(await shop.services.queue.has(job._id)).toBe(true);
    expect(await readBalance(asha)).toMatchObject({ creditsLeft: 38, reserved: 2 });
    expect(await shop.checkBooks()).toEqual([]);
  });

  test('costs by the number of results', async () => {
    const four = jobRequest.parse({ operation: 'generate', params: { prompt: 'vines', count: 4 } });
    expect((await submitDesign(asha, four)).job.cost).toBe(8);
    expect((await submitDesign(asha, exportOf(await keepFile(asha)))).job.cost).toBe(0);
  });

  test('is granted exactly as often as there are credits, however many ask at once', async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: 50 }, () => patiently(() => submitDesign(asha, vines))),
    );
    const refused = asked.filter((each) => each.status === 'rejected').map((each) => each.reason.code);
    expect(refused).toEqual(Array.from({ length: 30 }, () => 'quota_insufficient'));
    expect(await readBalance(asha)).toMatchObject({ creditsLeft: 0, reserved: 40 });
    const [open] = await asha.db.select({ jobs: count() }).from(jobs).where(eq(jobs.clientId, asha.clientId));
    expect(open?.jobs).toBe(20);
    expect(await shop.checkBooks()).toEqual([]);
  });

  test('is done once for one idempotency key, and answered the same each time', async () => {
    const scope = { ...asha, idempotency: { key: newId(), requestHash: 'vines' } };
    const answers = await Promise.all(Array.from({ length: 10 }, () => patiently(() => submitDesign(scope, vines))));
    answers.push(await submitDesign(scope, vines));
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(new Set(answers.map(({ job }) => job._id)).size).toBe(1);
    expect(await readBalance(asha)).toMatchObject({ creditsLeft: 38, reserved: 2 });
    const other = { ...asha, idempotency: { ...scope.idempotency, requestHash: 'roses' } };
    await expect(submitDesign(other, vines)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });

  test('may use the key of a refused request again', async () => {
    const poor = await shop.designer(0);
    const scope = { ...poor, idempotency: { key: newId(), requestHash: 'vines' } };
    await expect(submitDesign(scope, vines)).rejects.toMatchObject({ code: 'quota_insufficient' });
    await expect(submitDesign(scope, vines)).rejects.toMatchObject({ code: 'quota_insufficient' });
  });

  test('leaves no trace when it is refused', async () => {
    const stranger = await shop.designer(10);
    const large = await keepFile(asha, 20_000, 14_001);
    const binned = await keepFile(asha);
    const [small, dot] = [await keepFile(asha, 64, 64), await keepFile(asha, 1, 1)];
    await asha.db.update(files).set({ deletedAt: new Date() }).where(eq(files.id, binned));
    const refusals = [
      [exportOf(await keepFile(stranger)), 'not_found'],
      [exportOf(newId()), 'not_found'],
      [exportOf(binned), 'not_found'],
      [exportOf(large), 'too_many_pixels'],
      [jobRequest.parse({ operation: 'mix', inputs: [small, small], params: {} }), 'mix_same_picture'],
      [jobRequest.parse({ operation: 'mix', inputs: [small, dot], params: {} }), 'picture_too_small'],
      [jobRequest.parse({ operation: 'replicate', inputs: [dot], params: {} }), 'picture_too_small'],
    ] as const;
    const before = await traces();
    const scope = { ...asha, idempotency: { key: newId(), requestHash: 'x' } };
    for (const [request, code] of refusals) {
      await expect(async () => submitDesign(scope, request)).rejects.toMatchObject({ code });
    }
    expect(await traces()).toEqual(before);
  });

  test.each(Object.values(operations).filter(({ inputs, status }) => inputs.max > 0 && status === 'on'))(
    'charges nothing and keeps nothing of $name when a picture has one pixel more than it takes',
    async (row) => {
      const tooLarge = await keepFile(asha, row.maxPixels + 1, 1);
      const inputs = Array.from({ length: Math.max(1, row.inputs.min) }, () => tooLarge);
      const request = jobRequest.parse({ operation: row.name, inputs, params: leastParams[row.name] ?? {} });
      const before = await traces();
      const refused = { code: 'too_many_pixels', details: { params: { totalPixels: row.maxPixels + 1 } } };
      await expect(submitDesign(asha, request)).rejects.toMatchObject(refused);
      expect(await traces()).toEqual(before);
    },
  );

  test('names limit and measures of a picture that is too large', async () => {
    const request = exportOf(await keepFile(asha, 20_000, 14_001));
    const params = { limit: limits.maxPixels, totalPixels: 280_020_000, width: 20_000, height: 14_001 };
    await expect(submitDesign(asha, request)).rejects.toMatchObject({ details: { params, field: 'inputs' } });
    const justFits = exportOf(await keepFile(asha, 20_000, 14_000));
    await expect(submitDesign(asha, justFits)).resolves.toMatchObject({ job: { state: 'queued' } });
  });

  test('is refused to a client that has too many jobs open', async () => {
    const eager = await shop.designer(1000);
    await eager.db.insert(jobs).values(
      Array.from({ length: limits.openJobsPerClient }, (_, at) => ({
        clientId: eager.clientId,
        userId: eager.userId,
        operation: 'generate',
        params: {},
        inputs: [],
        engine: 'builtin',
        cost: 0,
        priority: at,
      })),
    );
    await expect(submitDesign(eager, vines)).rejects.toMatchObject({ code: 'too_many_requests' });
    await eager.db.delete(jobs).where(eq(jobs.clientId, eager.clientId));
  });
});
