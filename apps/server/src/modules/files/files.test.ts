import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { fileRow, limits } from '@naksha/contract';
import { and, count, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { clients } from '../../db/schema/clients.ts';
import { files } from '../../db/schema/files.ts';
import { uploads } from '../../db/schema/uploads.ts';
import { openTestApp, type SignedIn, type TestApp } from '../../http/test-app.ts';
import { fileKeys } from './file-keys.ts';

let app: TestApp;
let asha: SignedIn & { clientId: string };
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  await app.close();
});
beforeEach(async () => {
  asha = await newcomer();
});

async function newcomer(role: 'user' | 'admin' = 'user', clientId?: string) {
  const id = clientId ?? randomUUIDv7();
  if (!clientId) await app.connection.db.insert(clients).values({ id, name: 'A client' });
  return { ...(await app.signIn({ clientId: id, role })), clientId: id };
}

const picture = (width = 30, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } }).withMetadata({ density: 150 });
const secureUrl = z.object({ signedUrl: z.string(), s3fileName: z.string(), fileName: z.string() });
const saved = z.object({ data: fileRow });

async function allow(fileName = 'vines.png', type = 'image/png', token = asha.token) {
  const { status, body } = await app.ask('POST /files/create-secure-url', { token, body: { fileName, type } });
  expect(status).toBe(200);
  return secureUrl.parse(body);
}

async function put(signedUrl: string, bytes: Uint8Array) {
  const answer = await fetch(app.url + signedUrl, { method: 'PUT', body: new Uint8Array(bytes) });
  return { status: answer.status, body: await answer.json() };
}

const save = (fileName: string, s3FileName: string, token = asha.token) =>
  app.ask('POST /files/save-file-info', { token, body: { fileName, s3FileName } });

async function upload(bytes: Uint8Array, fileName = 'vines.png', token = asha.token) {
  const { signedUrl, s3fileName } = await allow(fileName, 'image/png', token);
  expect(await put(signedUrl, bytes)).toEqual({ status: 200, body: { bytes: bytes.byteLength } });
  return save(fileName, s3fileName, token);
}

const keep = async (bytes: Uint8Array, fileName?: string) => saved.parse((await upload(bytes, fileName)).body).data;

async function keys(prefix: 'uploads' | 'files') {
  const found: string[] = [];
  for await (const { key } of app.services.storage.list(`${prefix}/${asha.clientId}`)) found.push(key);
  return found;
}

describe('an upload', () => {
  test('becomes a file with the measures of its bytes', async () => {
    const bytes = await picture().png().toBuffer();
    const { status, body } = await upload(bytes);
    expect(status).toBe(200);
    const { data } = saved.parse(body);
    expect(data).toMatchObject({ fileName: 'vines.png', directory: 'uploaded', contentType: 'image/png', saved: true });
    expect(data).toMatchObject({ width: 30, height: 20, totalPixels: 600, dpi: 150, bytes: bytes.byteLength });
    expect(await keys('uploads')).toEqual([]);
    expect(await keys('files')).toEqual([fileKeys.file(asha.clientId, data._id)]);
  });

  test('is what its bytes are, whatever its name and type say', async () => {
    expect(await keep(await picture().jpeg().toBuffer(), 'a.png')).toMatchObject({ contentType: 'image/jpeg' });
    expect(await keep(await picture().tiff().toBuffer(), 'a.png')).toMatchObject({ contentType: 'image/tiff' });
  });

  test.each([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', () => picture().gif().toBuffer()],
    ['a WebP', () => picture().webp().toBuffer()],
    ['an HTML page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', async () => Buffer.alloc(0)],
  ])('that is %s under the name of a PNG is refused, and nothing is kept', async (_what, make) => {
    const { signedUrl, s3fileName } = await allow();
    await put(signedUrl, await make());
    expect(await save('a.png', s3fileName)).toMatchObject({
      status: 415,
      body: { error: { code: 'upload_type_not_allowed', message: 'Only TIFF, PNG, JPG or JPEG files are allowed.' } },
    });
    expect([...(await keys('uploads')), ...(await keys('files'))]).toEqual([]);
    expect((await save('a.png', s3fileName)).status).toBe(404);
  });

  test('that is cut short is refused with the sentence for it, and nothing is kept', async () => {
    const whole = await sharp(randomBytes(90_000), { raw: { width: 300, height: 100, channels: 3 } })
      .png()
      .toBuffer();
    for (const share of [0.2, 0.5, 0.99]) {
      const { status, body } = await upload(whole.subarray(0, Math.floor(whole.length * share)));
      expect(status).toBe(422);
      expect(body).toMatchObject({
        error: {
          code: 'image_unprocessable',
          message: 'Unable to process the selected file. This could be due to the image being too large...',
        },
      });
    }
    expect([...(await keys('uploads')), ...(await keys('files'))]).toEqual([]);
  });

  test('of too many pixels is refused with the limit and its measures', async () => {
    expect(await upload(await boastfulPng(16_734, 16_734))).toMatchObject({
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
      app.ask('POST /files/create-secure-url', { token: asha.token, body: { fileName: 'a', type } });
    for (const type of ['image/svg+xml', 'text/html', 'application/zip', 'image/webp', '']) {
      expect(await ask(type)).toMatchObject({ status: 415, body: { error: { code: 'upload_type_not_allowed' } } });
    }
    for (const type of limits.uploadTypes) expect((await ask(type)).status).toBe(200);
  });

  test('needs a name that says something', async () => {
    const ask = (fileName: unknown) =>
      app.ask('POST /files/create-secure-url', { token: asha.token, body: { fileName, type: 'image/png' } });
    for (const name of ['', '   ', undefined, '\u202e\u200f', '\u0000\u0007']) {
      expect(await ask(name)).toMatchObject({
        status: 422,
        body: { error: { code: 'file_name_missing', message: 'File name is missing!' } },
      });
    }
    expect((await ask('x'.repeat(256))).status).toBe(422);
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
    const file = await keep(await picture().png().toBuffer(), name);
    expect(file.fileName).toBe(name);
    expect(await keys('files')).toEqual([fileKeys.file(asha.clientId, file._id)]);
  });

  test('loses characters that make a name lie about its ending', async () => {
    const file = await keep(await picture().png().toBuffer(), 'vines\u202egnp.exe\u0007.png');
    expect(file.fileName).toBe('vinesgnp.exe.png');
  });

  test('is taken once: its link takes no second body, and no body at all after the file is saved', async () => {
    const { signedUrl, s3fileName } = await allow();
    const bytes = await picture().png().toBuffer();
    const puts = await Promise.all(Array.from({ length: 5 }, () => put(signedUrl, bytes)));
    expect(puts.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await save('a.png', s3fileName)).status).toBe(200);
    expect(await put(signedUrl, await picture(5, 5).png().toBuffer())).toMatchObject({ status: 409 });
  });

  test('is saved once, however often that is asked', async () => {
    const { signedUrl, s3fileName } = await allow();
    await put(signedUrl, await picture().png().toBuffer());
    const answers = await Promise.all(Array.from({ length: 5 }, () => save('a.png', s3fileName)));
    const ids = answers.map(({ body }) => saved.parse(body).data._id);
    expect(new Set(ids).size).toBe(1);
    const [rows] = await app.connection.db
      .select({ count: count() })
      .from(files)
      .where(eq(files.clientId, asha.clientId));
    expect(rows?.count).toBe(1);
  });

  test('that was moved but not written down is saved by the next call', async () => {
    const { signedUrl, s3fileName } = await allow();
    await put(signedUrl, await picture().png().toBuffer());
    const [row] = await app.connection.db.select().from(uploads).where(eq(uploads.s3FileName, s3fileName));
    const id = row?.id ?? '';
    await app.services.storage.move(fileKeys.upload(asha.clientId, id), fileKeys.file(asha.clientId, id));
    expect((await save('a.png', s3fileName)).status).toBe(200);
  });

  test('whose arrival was not written down is saved all the same, and its link is used up', async () => {
    const { signedUrl, s3fileName } = await allow();
    const bytes = await picture().png().toBuffer();
    await put(signedUrl, bytes);
    await app.connection.db.update(uploads).set({ receivedAt: null }).where(eq(uploads.s3FileName, s3fileName));
    expect(await put(signedUrl, bytes)).toMatchObject({ status: 409 });
    expect((await save('a.png', s3fileName)).status).toBe(200);
    expect(await put(signedUrl, bytes)).toMatchObject({ status: 409 });
    expect(await keys('uploads')).toEqual([]);
  });

  test('cannot be saved before its bytes have come', async () => {
    const { s3fileName } = await allow();
    expect(await save('a.png', s3fileName)).toMatchObject({
      status: 422,
      body: { error: { code: 'upload_incomplete' } },
    });
  });

  test("of somebody else cannot be saved: not a stranger's, not a colleague's, but an administrator's own designers'", async () => {
    const stranger = await newcomer();
    const colleague = await newcomer('user', asha.clientId);
    const admin = await newcomer('admin', asha.clientId);
    const { signedUrl, s3fileName } = await allow();
    await put(signedUrl, await picture().png().toBuffer());
    for (const { token } of [stranger, colleague]) {
      expect(await save('a.png', s3fileName, token)).toMatchObject({ status: 404 });
    }
    const key = fileKeys.upload(asha.clientId, s3fileName.replace('.png', ''));
    for (const guess of [key, `../${key}`, s3fileName.toUpperCase(), `${s3fileName}%00`]) {
      expect((await save('a.png', guess)).status).toBe(404);
    }
    expect((await save('a.png', s3fileName, admin.token)).status).toBe(200);
  });

  test('longer than 350 MB is refused by its own word before a byte is read', async () => {
    const { signedUrl } = await allow();
    const answer = await putRaw(signedUrl, { 'content-length': String(limits.uploadMaxBytes + 1) }, (send) =>
      send.flushHeaders(),
    );
    expect(answer).toMatchObject({ status: 413, code: 'upload_too_large' });
    expect(await keys('uploads')).toEqual([]);
  });

  test('longer than 350 MB is broken off where it gets too long, and nothing is kept', async () => {
    const { signedUrl } = await allow();
    const block = Buffer.alloc(1024 * 1024);
    async function* endless() {
      for (let sent = 0; sent <= limits.uploadMaxBytes; sent += block.length) yield block;
    }
    const answer = await putRaw(signedUrl, {}, (send) =>
      Readable.from(endless())
        .on('error', () => undefined)
        .pipe(send),
    );
    expect(answer).toMatchObject({ status: 413, code: 'upload_too_large' });
    expect(await keys('uploads')).toEqual([]);
  }, 60_000);

  test('that breaks off leaves nothing, and may be sent again', async () => {
    const { signedUrl } = await allow();
    const bytes = await picture().png().toBuffer();
    await expect(
      putRaw(signedUrl, { 'content-length': String(bytes.length) }, (send) => {
        send.write(bytes.subarray(0, 10));
        setTimeout(() => send.destroy(), 50);
      }),
    ).rejects.toThrow();
    await expect.poll(() => keys('uploads')).toEqual([]);
    expect(await put(signedUrl, bytes)).toMatchObject({ status: 200 });
  });

  test('that fills the disk is told so, leaves nothing, and can be sent again when there is room', async () => {
    const { storage } = app.services;
    const full: typeof storage = {
      ...storage,
      put: (key, source, options) => storage.put(key, untilFull(source, 1000), options),
    };
    Object.assign(app.services, { storage: full });
    const { signedUrl } = await allow();
    const bytes = randomBytes(100_000);
    expect(await put(signedUrl, bytes)).toMatchObject({
      status: 507,
      body: { error: { code: 'storage_full', message: 'There is no room left to store this file.' } },
    });
    Object.assign(app.services, { storage });
    expect(await keys('uploads')).toEqual([]);
    expect(await put(signedUrl, bytes)).toMatchObject({ status: 200 });
  });
});

describe('a link', () => {
  test('that was changed, has expired or is for something else opens nothing', async () => {
    const file = await keep(await picture().png().toBuffer());
    const url = file.url ?? '';
    const preview = file.previewUrl ?? '';
    const expired = app.services.links.sign({ method: 'GET', kind: 'file', id: file._id, expires: 1_700_000_000 });
    const put = app.services.links.sign({ method: 'PUT', kind: 'upload', id: file._id, expires: 9_999_999_999 });
    const other = preview.replace(file._id, randomUUIDv7());
    for (const path of [`${url}x`, url.slice(0, -1), `/files/signed/${expired}`, `/files/signed/${put}`, other]) {
      expect(await app.ask(`GET ${path}`)).toMatchObject({ status: 403, body: { error: { code: 'link_expired' } } });
    }
    const token = new URL(preview, app.url).searchParams.get('token');
    expect((await app.ask(`GET /files/signed/${token}`)).status).toBe(403);
    expect((await app.ask(`GET /files/${file._id}/preview?token=${url.split('/').at(-1)}`)).status).toBe(403);
  });

  test('gives the whole file, or the part that is asked for, with its measures', async () => {
    const bytes = await picture().png().toBuffer();
    const file = await keep(bytes, 'लाल "बेल".png');
    const get = async (headers: Record<string, string> = {}) => {
      const answer = await fetch(app.url + file.url, { headers });
      return { answer, body: Buffer.from(await answer.arrayBuffer()) };
    };
    const whole = await get();
    expect(whole.answer.status).toBe(200);
    expect(whole.body.equals(bytes)).toBe(true);
    expect(Object.fromEntries(whole.answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      width: '30',
      height: '20',
      total_pixels: '600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('लाल "बेल".png')}`,
    });
    expect(whole.answer.headers.get('access-control-expose-headers')).toContain('total_pixels');
    const first = await get({ range: 'bytes=0-0' });
    expect(first.answer.status).toBe(206);
    expect(first.answer.headers.get('content-range')).toBe(`bytes 0-0/${bytes.length}`);
    expect(first.answer.headers.get('width')).toBe('30');
    expect(first.body.equals(bytes.subarray(0, 1))).toBe(true);
    const last = await get({ range: 'bytes=-7' });
    expect(last.body.equals(bytes.subarray(-7))).toBe(true);
    const outside = await get({ range: `bytes=${bytes.length}-` });
    expect(outside.answer.status).toBe(416);
    expect(outside.answer.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
    const known = await get({ 'if-none-match': whole.answer.headers.get('etag') ?? '' });
    expect(known.answer.status).toBe(304);
  });

  test('to a small picture gives it in the size asked for, made once', async () => {
    const file = await keep(await picture(900, 600).png().toBuffer());
    const get = async (size: number) => {
      const answer = await fetch(`${app.url}${file.previewUrl}&size=${size}`);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      return webpWidth(Buffer.from(await answer.arrayBuffer()));
    };
    const all = await Promise.all([get(200), get(256), get(100), get(512), get(2048)]);
    expect(all).toEqual([256, 256, 256, 512, 900]);
    const kept: string[] = [];
    for await (const { key } of app.services.storage.list(fileKeys.previews(asha.clientId, file._id))) kept.push(key);
    expect(kept).toHaveLength(3);
  });

  test('opens nothing once its file is in the bin', async () => {
    const file = await keep(await picture().png().toBuffer());
    expect((await app.ask(`DELETE /files/${file._id}`, { token: asha.token })).status).toBe(204);
    expect((await fetch(app.url + file.url)).status).toBe(404);
    expect((await fetch(app.url + file.previewUrl)).status).toBe(404);
  });

  test('is asked for by stored name, or the newest of a plain name, and only among own files', async () => {
    const bytes = await picture().png().toBuffer();
    const older = await keep(bytes, 'same.png');
    const newer = await keep(await picture(7, 7).png().toBuffer(), 'same.png');
    const read = (fileName: string, token = asha.token) =>
      app.ask('POST /files/secure-read-url', { token, body: { fileName } });
    const widthOf = async (fileName: string) => {
      const { data } = z.object({ data: z.string() }).parse((await read(fileName)).body);
      return (await fetch(app.url + data)).headers.get('width');
    };
    expect(await widthOf('same.png')).toBe('7');
    expect(await widthOf(older.s3FileName)).toBe('30');
    const stranger = await newcomer();
    for (const name of [newer.s3FileName, 'same.png', newer._id]) {
      expect((await read(name, stranger.token)).status).toBe(404);
    }
  });
});

describe('the collection', () => {
  const listOf = z.object({ data: z.array(fileRow), total: z.number(), pageNo: z.number(), limit: z.number() });
  const list = async (query: string, token = asha.token) =>
    listOf.parse((await app.ask(`GET /files/file-info?${query}`, { token })).body);
  const names = async (query: string) => (await list(query)).data.map((file) => file.fileName);

  async function lay(fileName: string, over: Partial<typeof files.$inferInsert> = {}) {
    const id = randomUUIDv7();
    await app.connection.db.insert(files).values({
      id,
      clientId: asha.clientId,
      createdBy: asha.userId,
      fileName,
      s3FileName: `${id}.png`,
      storageKey: fileKeys.file(asha.clientId, id),
      directory: 'processed',
      contentType: 'image/png',
      bytes: 10,
      width: 1,
      height: 1,
      totalPixels: 1,
      isSaved: true,
      ...over,
    });
    return id;
  }

  test('comes thirty at a time, newest first, one shelf or all', async () => {
    for (let at = 0; at < 32; at++) await lay(`p${at}`, { createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)) });
    await lay('exported', { directory: 'exported', createdAt: new Date(Date.UTC(2026, 1, 1)) });
    const first = await list('directory=processed');
    expect(first).toMatchObject({ total: 32, pageNo: 1, limit: 30 });
    expect(first.data.map((file) => file.fileName).slice(0, 2)).toEqual(['p31', 'p30']);
    expect(await names('directory=processed&pageNo=2')).toEqual(['p1', 'p0']);
    expect(await names('limit=1')).toEqual(['exported']);
    expect(await names('directory=psd')).toEqual([]);
  });

  test('is searched by name without wildcards and sorted as asked', async () => {
    await lay('Vines.png', { bytes: 3 });
    await lay('100%_paisley.png', { bytes: 1 });
    await lay('untitled.png', { bytes: 2, designName: 'Vine garden' });
    expect(await names('fileName=vine&sortBy=bytes&sortDirection=asc')).toEqual(['untitled.png', 'Vines.png']);
    expect(await names('fileName=%25')).toEqual(['100%_paisley.png']);
    expect(await names('fileName=_')).toEqual(['100%_paisley.png']);
    expect(await names('sortBy=fileName&sortDirection=asc')).toEqual(['100%_paisley.png', 'untitled.png', 'Vines.png']);
    expect((await app.ask('GET /files/file-info?sortBy=client_id', { token: asha.token })).status).toBe(422);
  });

  test('shows neither drafts, nor the bin, nor what is another client’s', async () => {
    await lay('draft', { directory: null, isSaved: false });
    await lay('binned', { deletedAt: new Date() });
    await lay('kept');
    expect(await names('')).toEqual(['kept']);
    const stranger = await newcomer();
    expect(await list('', stranger.token)).toMatchObject({ total: 0, data: [] });
    const colleague = await newcomer('admin', asha.clientId);
    expect(await list('', colleague.token)).toMatchObject({ total: 1 });
  });

  test('lets a file be moved to another shelf and into the bin by its own client only', async () => {
    const id = await lay('kept');
    const stranger = await newcomer();
    const move = (token: string, directory = 'exported') =>
      app.ask(`POST /files/${id}/move`, { token, body: { directory } });
    for (const answer of [
      await move(stranger.token),
      await app.ask(`DELETE /files/${id}`, { token: stranger.token }),
      await app.ask(`GET /files/${id}`, { token: stranger.token }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    }
    expect(await move(asha.token)).toMatchObject({ status: 200, body: { data: { directory: 'exported' } } });
    expect((await move(asha.token, 'nowhere')).status).toBe(422);
    expect((await app.ask(`DELETE /files/${id}`, { token: asha.token })).status).toBe(204);
    expect((await app.ask(`DELETE /files/${id}`, { token: asha.token })).status).toBe(404);
    const mine = and(eq(files.id, id), eq(files.directory, 'exported'));
    expect(await app.connection.db.select().from(files).where(mine)).toHaveLength(1);
  });
});

test('nothing happened that nobody had foreseen', () => {
  expect(app.errors).toEqual([]);
});

/** A small PNG whose head promises so many pixels. */
async function boastfulPng(width: number, height: number): Promise<Buffer> {
  const bytes = await picture().png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** The width in a WebP's head; the product's own decoder takes no WebP. */
function webpWidth(bytes: Buffer): number {
  if (bytes.toString('latin1', 12, 16) === 'VP8X') return 1 + bytes.readUIntLE(24, 3);
  return bytes.readUInt16LE(26) & 0x3fff;
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
    const out = request(app.url + path, { method: 'PUT', headers }, async (answer) => {
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
