import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { fileRow, limits } from '@naksha/contract';
import { count, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { boastfulPng } from '../../../test/boastful-pictures.ts';
import { newcomer, plainPicture, useUploads } from '../../../test/uploads.ts';
import { files } from '../../db/schema/files.ts';
import { uploads } from '../../db/schema/uploads.ts';
import { fileKeys } from './file-keys.ts';

const { app, asha, its } = useUploads();
const saved = z.object({ data: fileRow });
describe('an upload', () => {
  test('becomes a file with the measures of its bytes', async () => {
    const bytes = await plainPicture().png().toBuffer();
    const { status, body } = await its().upload(bytes);
    expect(status).toBe(200);
    const { data } = saved.parse(body);
    expect(data).toMatchObject({ fileName: 'vines.png', directory: 'uploaded', contentType: 'image/png', saved: true });
    expect(data).toMatchObject({ width: 30, height: 20, totalPixels: 600, dpi: 150, bytes: bytes.byteLength });
    expect(await its().keys('uploads')).toEqual([]);
    expect(await its().keys('files')).toEqual([fileKeys.file(asha().clientId, data._id)]);
  });

  test('is what its bytes are, whatever its name and type say', async () => {
    expect(await its().keep(await plainPicture().jpeg().toBuffer(), 'a.png')).toMatchObject({
      contentType: 'image/jpeg',
    });
    expect(await its().keep(await plainPicture().tiff().toBuffer(), 'a.png')).toMatchObject({
      contentType: 'image/tiff',
    });
  });

  test('in a colour model that nothing here reads is kept as a PNG of the same colours', async () => {
    const tiff = await sharp(Buffer.from([134, 250, 24]), { raw: { width: 1, height: 1, channels: 3 } })
      .tiff({ compression: 'none' })
      .toBuffer();
    // The entry that says RGB says CIELAB instead.
    const rgb = Buffer.from([6, 1, 3, 0, 1, 0, 0, 0, 2]);
    tiff[tiff.indexOf(rgb) + 8] = 8;
    const file = await its().keep(tiff, 'scan.TIF');
    expect(file).toMatchObject({ fileName: 'scan.png', contentType: 'image/png', width: 1, height: 1 });
    expect(await its().keys('uploads')).toEqual([]);
    expect(await its().keys('files')).toEqual([fileKeys.file(asha().clientId, file._id)]);
    const bytes = await fetch(app().url + file.url).then((answer) => answer.arrayBuffer());
    const [red = 0, green = 0, blue = 0] = await sharp(bytes).toColourspace('srgb').raw().toBuffer();
    expect(Math.hypot(red - 126, green - 128, blue - 84)).toBeLessThan(6);
  });

  test('whose red, green and blue lie in tiles of their own is kept as a TIFF of the same colours', async () => {
    const file = await its().keep(tilesInPlanes(0x88, 0x44, 0x22), 'weave.tif');
    expect(file).toMatchObject({ fileName: 'weave.tif', contentType: 'image/tiff', width: 16, height: 16 });
    expect(await its().keys('files')).toEqual([fileKeys.file(asha().clientId, file._id)]);
    const bytes = await fetch(app().url + file.url).then((answer) => answer.arrayBuffer());
    const pixels = await sharp(bytes).raw().toBuffer();
    expect([...pixels]).toEqual(Array.from({ length: 256 }, () => [0x88, 0x44, 0x22]).flat());
  });

  test.each([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', () => plainPicture().gif().toBuffer()],
    ['a WebP', () => plainPicture().webp().toBuffer()],
    ['an HTML page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', async () => Buffer.alloc(0)],
  ])('that is %s under the name of a PNG is refused, and nothing is kept', async (_what, make) => {
    const { signedUrl, s3fileName } = await its().allow();
    await its().put(signedUrl, await make());
    expect(await its().save('a.png', s3fileName)).toMatchObject({
      status: 415,
      body: {
        error: {
          code: 'upload_not_a_picture',
          message: 'The content of this file is not a TIFF, PNG or JPEG picture, whatever its name says.',
        },
      },
    });
    expect([...(await its().keys('uploads')), ...(await its().keys('files'))]).toEqual([]);
    expect((await its().save('a.png', s3fileName)).status).toBe(404);
  });

  test('that is cut short is refused with the sentence for it, and nothing is kept', async () => {
    const whole = await sharp(randomBytes(90_000), { raw: { width: 300, height: 100, channels: 3 } })
      .png()
      .toBuffer();
    for (const share of [0.2, 0.5, 0.99]) {
      const { status, body } = await its().upload(whole.subarray(0, Math.floor(whole.length * share)));
      expect(status).toBe(422);
      expect(body).toMatchObject({
        error: {
          code: 'image_unprocessable',
          message: 'Unable to process the selected file. This could be due to the image being too large...',
        },
      });
    }
    expect([...(await its().keys('uploads')), ...(await its().keys('files'))]).toEqual([]);
  });

  test('of too many pixels is refused with the limit and its measures', async () => {
    expect(await its().upload(boastfulPng(await plainPicture().png().toBuffer(), 16_734, 16_734))).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'too_many_pixels',
          params: { limit: limits.maxPixels, totalPixels: 280_026_756, width: 16_734, height: 16_734 },
        },
      },
    });
  });

  test('is allowed for pictures only', async () => {
    const ask = (type: string) =>
      app().ask('POST /files/create-secure-url', { token: asha().token, body: { fileName: 'a', type } });
    for (const type of [
      'image/svg+xml',
      'text/html',
      'application/gzip',
      'image/webp',
      'constructor',
      '__proto__',
      '',
    ]) {
      expect(await ask(type)).toMatchObject({ status: 415, body: { error: { code: 'upload_type_not_allowed' } } });
    }
    for (const type of limits.uploadTypes) expect((await ask(type)).status).toBe(200);
  });

  test('needs a name that says something', async () => {
    const ask = (fileName: unknown) =>
      app().ask('POST /files/create-secure-url', { token: asha().token, body: { fileName, type: 'image/png' } });
    for (const name of ['', '   ', undefined, '\u202e\u200f', '\u0000\u0007']) {
      expect(await ask(name)).toMatchObject({
        status: 422,
        body: { error: { code: 'file_name_missing', message: 'File name is missing!' } },
      });
    }
    expect(await ask('x'.repeat(256))).toMatchObject({ status: 422, body: { error: { code: 'text_too_long' } } });
  });

  test.each([
    '../../etc/passwd',
    '..\\..\\boot.ini',
    '/absolute.png',
    'CON',
    '-rf .png',
    '<img src=x onerror=1>.png',
    'लाल बेल.png',
  ])('keeps the name %j as a name and never as a path', async (name) => {
    const file = await its().keep(await plainPicture().png().toBuffer(), name);
    expect(file.fileName).toBe(name);
    expect(await its().keys('files')).toEqual([fileKeys.file(asha().clientId, file._id)]);
  });

  test('loses characters that make a name lie about its ending', async () => {
    const file = await its().keep(await plainPicture().png().toBuffer(), 'vines\u202egnp.exe\u0007.png');
    expect(file.fileName).toBe('vinesgnp.exe.png');
  });

  test('is taken once: its link takes no second body, and no body at all after the file is saved', async () => {
    const { signedUrl, s3fileName } = await its().allow();
    const bytes = await plainPicture().png().toBuffer();
    const puts = await Promise.all(Array.from({ length: 5 }, () => its().put(signedUrl, bytes)));
    expect(puts.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await its().save('a.png', s3fileName)).status).toBe(200);
    expect(await its().put(signedUrl, await plainPicture(5, 5).png().toBuffer())).toMatchObject({ status: 409 });
  });

  test('is saved once, however often that is asked', async () => {
    const { signedUrl, s3fileName } = await its().allow();
    await its().put(signedUrl, await plainPicture().png().toBuffer());
    const answers = await Promise.all(Array.from({ length: 5 }, () => its().save('a.png', s3fileName)));
    const ids = answers.map(({ body }) => saved.parse(body).data._id);
    expect(new Set(ids).size).toBe(1);
    const [rows] = await app()
      .connection.db.select({ count: count() })
      .from(files)
      .where(eq(files.clientId, asha().clientId));
    expect(rows?.count).toBe(1);
  });

  test('that was moved but not written down is saved by the next call', async () => {
    const { signedUrl, s3fileName } = await its().allow();
    await its().put(signedUrl, await plainPicture().png().toBuffer());
    const [row] = await app().connection.db.select().from(uploads).where(eq(uploads.s3FileName, s3fileName));
    const id = row?.id ?? '';
    await app().services.storage.move(fileKeys.upload(asha().clientId, id), fileKeys.file(asha().clientId, id));
    expect((await its().save('a.png', s3fileName)).status).toBe(200);
  });

  test('whose arrival was not written down is saved all the same, and its link is used up', async () => {
    const { signedUrl, s3fileName } = await its().allow();
    const bytes = await plainPicture().png().toBuffer();
    await its().put(signedUrl, bytes);
    await app().connection.db.update(uploads).set({ receivedAt: null }).where(eq(uploads.s3FileName, s3fileName));
    expect(await its().put(signedUrl, bytes)).toMatchObject({ status: 409 });
    expect((await its().save('a.png', s3fileName)).status).toBe(200);
    expect(await its().put(signedUrl, bytes)).toMatchObject({ status: 409 });
    expect(await its().keys('uploads')).toEqual([]);
  });

  test('cannot be saved before its bytes have come', async () => {
    const { s3fileName } = await its().allow();
    expect(await its().save('a.png', s3fileName)).toMatchObject({
      status: 422,
      body: { error: { code: 'upload_incomplete' } },
    });
  });

  test("of somebody else cannot be saved: not a stranger's, not a colleague's, but an administrator's own designers'", async () => {
    const stranger = await newcomer(app());
    const colleague = await newcomer(app(), 'user', asha().clientId);
    const admin = await newcomer(app(), 'admin', asha().clientId);
    const { signedUrl, s3fileName } = await its().allow();
    await its().put(signedUrl, await plainPicture().png().toBuffer());
    for (const { token } of [stranger, colleague]) {
      expect(await its().save('a.png', s3fileName, token)).toMatchObject({ status: 404 });
    }
    const key = fileKeys.upload(asha().clientId, s3fileName.replace('.png', ''));
    for (const guess of [key, `../${key}`, s3fileName.toUpperCase(), `${s3fileName}%00`]) {
      expect((await its().save('a.png', guess)).status).toBe(404);
    }
    expect((await its().save('a.png', s3fileName, admin.token)).status).toBe(200);
  });

  test('longer than 350 MB is refused by its own word before a byte is read', async () => {
    const { signedUrl } = await its().allow();
    const answer = await putRaw(signedUrl, { 'content-length': String(limits.uploadMaxBytes + 1) }, (send) =>
      send.flushHeaders(),
    );
    expect(answer).toMatchObject({ status: 413, code: 'upload_too_large' });
    expect(await its().keys('uploads')).toEqual([]);
  });

  test('of 350 MB is taken, and one byte more is broken off and nothing of it kept', async () => {
    const block = new Uint8Array(1024 * 1024);
    const blocks = limits.uploadMaxBytes / block.length;
    async function* bytes(more: number) {
      for (let sent = 0; sent < blocks; sent++) yield block;
      if (more > 0) yield block.subarray(0, more);
    }
    const { signedUrl } = await its().allow();
    const answer = await putRaw(signedUrl, {}, (send) =>
      Readable.from(bytes(1))
        .on('error', () => undefined)
        .pipe(send),
    );
    expect(answer).toMatchObject({ status: 413, code: 'upload_too_large' });
    expect(await its().keys('uploads')).toEqual([]);
    const body = ReadableStream.from(bytes(0));
    const taken = await fetch(app().url + signedUrl, { method: 'PUT', body, duplex: 'half' });
    expect(await taken.json()).toEqual({ bytes: limits.uploadMaxBytes });
    expect(await its().keys('uploads')).toHaveLength(1);
  }, 180_000);

  test('that breaks off leaves nothing, and may be sent again', async () => {
    const { signedUrl } = await its().allow();
    const bytes = await plainPicture().png().toBuffer();
    await expect(
      putRaw(signedUrl, { 'content-length': String(bytes.length) }, (send) => {
        send.write(bytes.subarray(0, 10));
        setTimeout(() => send.destroy(), 50);
      }),
    ).rejects.toThrow();
    await expect.poll(() => its().keys('uploads')).toEqual([]);
    expect(await its().put(signedUrl, bytes)).toMatchObject({ status: 200 });
  });

  test('that fills the disk is refused with that reason, leaves nothing, and can be sent again when there is room', async () => {
    const { storage } = app().services;
    const full: typeof storage = {
      ...storage,
      put: (key, source, options) => storage.put(key, untilFull(source, 1000), options),
    };
    Object.assign(app().services, { storage: full });
    const { signedUrl } = await its().allow();
    const bytes = randomBytes(100_000);
    expect(await its().put(signedUrl, bytes)).toMatchObject({
      status: 507,
      body: { error: { code: 'storage_full', message: 'There is no room left to store this file.' } },
    });
    Object.assign(app().services, { storage });
    expect(await its().keys('uploads')).toEqual([]);
    expect(await its().put(signedUrl, bytes)).toMatchObject({ status: 200 });
  });
});

test('no unexpected error was logged', () => {
  expect(app().errors).toEqual([]);
});

/** A TIFF of one colour: a tile of red, one of green, one of blue, then the directory with its lists behind it. */
function tilesInPlanes(...colour: readonly number[]): Buffer {
  const tiles = colour.map((sample) => Buffer.alloc(256, sample));
  const [directoryAt, listsAt] = [776, 776 + 2 + 10 * 12 + 4];
  const head = Buffer.from([0x49, 0x49, 42, 0, directoryAt & 255, directoryAt >> 8, 0, 0]);
  const entries = [
    [256, 3, 1, 16],
    [257, 3, 1, 16],
    [258, 3, 3, listsAt],
    [262, 3, 1, 2],
    [277, 3, 1, 3],
    [284, 3, 1, 2],
    [322, 3, 1, 16],
    [323, 3, 1, 16],
    [324, 3, 3, listsAt + 6],
    [325, 3, 3, listsAt + 12],
  ].map(([tag = 0, type = 0, count = 0, value = 0]) =>
    Buffer.from(Uint32Array.of(tag | (type << 16), count, value).buffer),
  );
  const lists = Buffer.from(Uint16Array.of(8, 8, 8, 8, 264, 520, 256, 256, 256).buffer);
  return Buffer.concat([head, ...tiles, Buffer.of(entries.length, 0), ...entries, Buffer.alloc(4), lists]);
}

async function* untilFull(source: AsyncIterable<Uint8Array>, bytes: number): AsyncIterable<Uint8Array> {
  let taken = 0;
  for await (const chunk of source) {
    taken += chunk.byteLength;
    if (taken > bytes) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    yield chunk;
  }
}

/** A PUT whose body the test sends by hand. Answers as soon as the server does. */
function putRaw(
  path: string,
  headers: Record<string, string>,
  send: (to: ReturnType<typeof request>) => unknown,
): Promise<{ status: number | undefined; code: string }> {
  return new Promise((resolve, reject) => {
    const out = request(app().url + path, { method: 'PUT', headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const { error } = z
        .object({ error: z.object({ code: z.string() }) })
        .parse(JSON.parse(String(Buffer.concat(chunks))));
      resolve({ status: answer.statusCode, code: error.code });
      out.destroy();
    });
    out.on('error', reject);
    send(out);
  });
}
