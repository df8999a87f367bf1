import { crc32, deflateSync } from 'node:zlib';
import { limits } from '@naksha/contract';
import sharp from 'sharp';
import { decode } from 'utif2';
import { expect, it } from 'vitest';
import { judgeUpload, uploadType } from './judge-upload.ts';
import { densityOf, isPlain } from './plain-tiff.ts';
import { withDensity } from './with-density.ts';

const plain = { t256: [40], t257: [30], t258: [8, 8, 8], t259: [5], t262: [2], t277: [3] };

it('takes pictures by their endings up to 350 MB', () => {
  expect(['a.PNG', 'b.jpeg', 'c.tif', 'd.psd', 'png'].map(uploadType)).toEqual([
    'image/png',
    'image/jpeg',
    'image/tiff',
    undefined,
    undefined,
  ]);
  expect(judgeUpload({ name: 'a.tiff', size: limits.uploadMaxBytes })).toBeUndefined();
  expect(judgeUpload({ name: 'a.tiff', size: limits.uploadMaxBytes + 1 })).toMatchObject({
    code: 'upload_too_large',
    params: { limit: 350 },
  });
  expect(judgeUpload({ name: 'a.gif', size: 1 })?.code).toBe('upload_type_not_allowed');
});

it('leaves to the server every TIFF whose colours a canvas would change', () => {
  expect(isPlain(plain)).toBe(true);
  expect(isPlain({ ...plain, t258: [1], t262: [0] })).toBe(true);
  const others = [
    { t258: [16, 16, 16] },
    { t258: [8, 8, 8, 8], t262: [5] },
    { t262: [8] },
    { t258: [8, 8, 8, 8] },
    { t259: [7] },
    { t274: [6] },
    { t284: [2] },
    { t322: [256] },
    { t339: [3] },
    { t34675: [0] },
    { t256: [20_000] },
  ];
  for (const other of others) expect(isPlain({ ...plain, ...other })).toBe(false);
});

it('reads dots per inch and writes them into a PNG', async () => {
  expect(densityOf({ t282: [[11_811, 100]], t296: [3] })).toBe(300);
  expect(densityOf({ t282: [[300, 1]] })).toBe(300);
  for (const other of [{ t282: [[300, 1]], t296: [1] }, { t282: [[300, 0]] }, { t282: [300] }, {}]) {
    expect(densityOf(other)).toBeUndefined();
  }
  const tiff = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#336699' } })
    .withDensity(254)
    .tiff()
    .toBuffer();
  const [first] = decode(new Uint8Array(tiff).buffer);
  expect(densityOf(first ?? {})).toBe(254);
  const head = Buffer.alloc(33);
  const rest = deflateSync(Buffer.alloc(9));
  const png = Buffer.from(await (await withDensity(new Blob([head, rest]), 300)).arrayBuffer());
  expect(png.toString('latin1', 37, 41)).toBe('pHYs');
  expect(png.readUInt32BE(41)).toBe(11_811);
  expect(png.readUInt32BE(50)).toBe(crc32(png.subarray(37, 50)));
  expect(Buffer.compare(png.subarray(54), rest)).toBe(0);
});
