import { Readable } from 'node:stream';
import { jobRequest } from '@naksha/contract';
import { closePool } from '@naksha/engines';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askerOf } from '../../../test/asker.ts';
import { keepRow } from '../../../test/uploads.ts';
import { openWorkshop, type Workshop } from '../../../test/workshop.ts';
import type { ClientScope } from '../../http/scope.ts';
import { builtinEngines } from '../../jobs/engine-table.ts';
import { fileKeys } from '../files/file-keys.ts';
import { submitDesign } from './submit-design.ts';

let shop: Workshop;
let asha: ClientScope;
beforeAll(async () => {
  shop = await openWorkshop();
  asha = await shop.designer(100);
  await shop.work(builtinEngines);
});
afterAll(async () => {
  await shop.close();
  await closePool();
});

const side = 72;
const shown = {
  plain: { width: side, height: side, level: () => 90 },
  alsoPlain: { width: 80, height: 100, level: () => 200 },
  checks: { width: side, height: side, level: (x: number, y: number) => ((x >> 3) + (y >> 3)) % 2 && 220 },
  black: { width: side, height: side, level: () => 0 },
  white: { width: side, height: side, level: () => 255 },
  dot: { width: 1, height: 1, level: () => 255 },
  /** The spots of a leopard: nothing of them comes again. */
  spots: {
    width: 144,
    height: 120,
    level: (x: number, y: number) =>
      Math.sin(x / 5.4 + Math.sin(y / 7.8) * 3) * Math.sin((x * x) / 864 + y / 4.8 + Math.cos(x / 18.6) * 4) > 0.1
        ? 60
        : 220,
  },
} as const;
type Shown = keyof typeof shown;

async function keep(name: Shown): Promise<string> {
  const { width, height, level } = shown[name];
  const grey = Uint8Array.from({ length: width * height }, (_, at) => level(at % width, Math.floor(at / width)));
  const png = await sharp(grey, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  const id = await keepRow(shop.connection.db, asha, { width, height });
  await shop.services.storage.put(fileKeys.file(asha.clientId, id), Readable.from([png]));
  return id;
}

const everywhere = { area: { strokes: [{ radius: 1, points: [[0.5, 0.5]] }], softness: 0 } };

const ask = async (operation: string, pictures: readonly Shown[], params: object) =>
  submitDesign(asha, jobRequest.parse({ operation, inputs: await Promise.all(pictures.map(keep)), params }));

test.each<[what: string, operation: string, pictures: readonly Shown[], params: object, code: string]>([
  ['a mask in which nothing is marked', 'mask', ['checks', 'black'], {}, 'mask_empty'],
  ['a mask in which all is marked', 'mask', ['checks', 'white'], {}, 'mask_full'],
  ['strokes over all of a picture', 'mask', ['checks'], everywhere, 'mask_full'],
  ['a mask over a picture of one pixel', 'mask', ['dot', 'dot'], {}, 'mask_full'],
  ['a picture without a mark', 'mask', ['plain'], { action: 'watermark' }, 'watermark_not_found'],
  ['a photograph without a garment', 'fromModel', ['plain'], {}, 'model_no_cloth'],
  ['a photograph of no cloth to lay a design on', 'onModel', ['checks', 'alsoPlain'], {}, 'model_no_cloth'],
  ['two plain pictures of unlike size', 'mix', ['plain', 'alsoPlain'], {}, 'picture_plain'],
  ['a plain picture to go by', 'replicate', ['plain'], {}, 'picture_plain'],
])(
  'says of %s what is wrong with it, charges nothing and keeps nothing',
  async (_, operation, pictures, params, code) => {
    const hers = askerOf(asha);
    const balance = await hers.balance();
    const { job } = await ask(operation, pictures, params);
    const kept = await hers.storedKeys();
    const { state, error, results } = await hers.ended(job._id);
    expect({ state, code: error?.code, results }).toEqual({ state: 'failed', code, results: [] });
    expect(await hers.balance()).toEqual(balance);
    expect(await hers.storedKeys()).toEqual(kept);
    expect(await shop.checkBooks()).toEqual([]);
  },
);

test.each<[what: string, operation: string, pictures: readonly Shown[], params: object, code: string]>([
  ['a mask of another size', 'mask', ['checks', 'alsoPlain'], {}, 'mask_size'],
  ['a picture of one pixel to go by', 'replicate', ['dot'], {}, 'picture_too_small'],
  ['a photograph of one pixel', 'fromModel', ['dot'], {}, 'picture_too_small'],
  ['a photograph of one pixel to lay a design on', 'onModel', ['checks', 'dot'], {}, 'picture_too_small'],
])('refuses %s at once and holds no credits for it', async (_, operation, pictures, params, code) => {
  const balance = await askerOf(asha).balance();
  await expect(ask(operation, pictures, params)).rejects.toMatchObject({ code });
  expect(await askerOf(asha).balance()).toEqual(balance);
});

test('a photograph of cloth that does not repeat becomes a cloth, says that no repeat was found, and is charged once', async () => {
  const hers = askerOf(asha);
  const { creditsLeft } = await hers.balance();
  const { job } = await ask('fromModel', ['spots'], { tileable: false });
  expect(await hers.ended(job._id)).toMatchObject({ state: 'done', report: { repeat: null }, results: [{}] });
  expect(await hers.balance()).toMatchObject({ creditsLeft: creditsLeft - job.cost, reserved: 0 });
  expect(await shop.checkBooks()).toEqual([]);
});
