import { endpoints, limits } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 as newId } from 'uuid';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { onePixel } from '../../../test/engines.ts';
import { newcomer, plainPicture, uploadsOf, useUploads } from '../../../test/uploads.ts';
import { users } from '../../db/schema/users.ts';
import { fileKeys } from './file-keys.ts';
import { inQuickLane } from './picture-turn.ts';

const { app, asha, its } = useUploads();
const { picturesWaiting } = limits;
afterEach(() => {
  Object.assign(limits, { picturesWaiting });
});

describe('a link', () => {
  test('that was changed, has expired or is for something else opens nothing', async () => {
    const file = await its().keep(await plainPicture().png().toBuffer());
    const url = file.url ?? '';
    const preview = file.previewUrl ?? '';
    const expired = app().services.links.sign({ method: 'GET', kind: 'file', id: file._id, expires: 1_700_000_000 });
    const put = app().services.links.sign({ method: 'PUT', kind: 'upload', id: file._id, expires: 9_999_999_999 });
    const other = preview.replace(file._id, newId());
    for (const path of [`${url}x`, url.slice(0, -1), `/files/signed/${expired}`, `/files/signed/${put}`, other]) {
      expect(await app().ask(`GET ${path}`)).toMatchObject({ status: 403, body: { error: { code: 'link_expired' } } });
    }
    const token = new URL(preview, app().url).searchParams.get('token');
    expect((await app().ask(`GET /files/signed/${token}`)).status).toBe(403);
    expect((await app().ask(`GET /files/${file._id}/preview?token=${url.split('/').at(-1)}`)).status).toBe(403);
  });

  test('that the version before gave to an account is good as long as the account is active', async () => {
    const file = await its().keep(await plainPicture().png().toBuffer());
    const links = app().services.links.heldBy(asha().userId);
    const token = links.sign({ method: 'GET', kind: 'file', id: file._id, expires: 9_999_999_999 });
    const status = async () => (await fetch(`${app().url}/files/signed/${token}`)).status;
    expect(await status()).toBe(200);
    await app().connection.db.update(users).set({ isActive: false }).where(eq(users.id, asha().userId));
    expect(await status()).toBe(403);
  });

  test('gives the whole file, or the part that is asked for, with its measures', async () => {
    const bytes = await plainPicture().png().toBuffer();
    const file = await its().keep(bytes, 'लाल "बेल".png');
    const get = async (headers: Record<string, string> = {}) => {
      const answer = await fetch(app().url + file.url, { headers });
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
    const file = await its().keep(await plainPicture(900, 600).png().toBuffer());
    const get = async (size: number) => {
      const answer = await fetch(`${app().url}${file.previewUrl}&size=${size}`);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      return webpWidth(Buffer.from(await answer.arrayBuffer()));
    };
    const all = await Promise.all([get(200), get(256), get(100), get(512), get(2048)]);
    expect(all).toEqual([256, 256, 256, 512, 900]);
    const kept: string[] = [];
    for await (const { key } of app().services.storage.list(fileKeys.previews(asha().clientId, file._id)))
      kept.push(key);
    expect(kept).toHaveLength(3);
  });

  test('to a small picture gives squares of the picture itself too, cut once', async () => {
    const bytes = await plainPicture(700, 520).png().toBuffer();
    const file = await its().keep(bytes);
    const get = (place: string) => fetch(`${app().url}${file.previewUrl?.replace('/preview?', '/tile?')}&${place}`);
    const answers = await Promise.all(['level=1&x=1&y=1', 'level=1', 'level=0'].map(get));
    const sizes = answers.map(async (answer) => {
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
      return [width, height];
    });
    expect(await Promise.all(sizes)).toEqual([
      [188, 8],
      [512, 512],
      [350, 260],
    ]);
    expect((await get('level=1&x=2')).status).toBe(404);
    expect((await get('level=x')).status).toBe(422);
    const other = await its().keep(bytes);
    const token = new URL(file.previewUrl ?? '', app().url).searchParams.get('token');
    expect((await fetch(`${app().url}/files/${other._id}/tile?token=${token}`)).status).toBe(403);
  });

  test('gives previews and squares in the turn of the client, once for all who wait, while another is served', async () => {
    const mine = await its().keep(onePixel);
    const others = await uploadsOf(app(), await newcomer(app())).keep(await plainPicture().png().toBuffer());
    const order: string[] = [];
    const get = async (name: string, path: string) => {
      const { status } = await fetch(app().url + path);
      order.push(name);
      return status;
    };
    const held = Promise.withResolvers<void>();
    const holding = inQuickLane(asha().clientId, () => held.promise);
    const square = (url: string | undefined) => `${url?.replace('/preview?', '/tile?')}&level=0`;
    const waiting = [`${mine.previewUrl}`, `${mine.previewUrl}`, square(mine.previewUrl)].map((path) =>
      get('mine', path),
    );
    expect(await get('preview of another', `${others.previewUrl}`)).toBe(200);
    expect(await get('square of another', square(others.previewUrl))).toBe(200);
    expect(order).toEqual(['preview of another', 'square of another']);
    held.resolve();
    await holding;
    expect(await Promise.all(waiting)).toEqual([200, 200, 200]);
  });

  test('says that too many pictures wait', async () => {
    const { previewUrl } = await its().keep(onePixel);
    const held = Promise.withResolvers<void>();
    const holding = inQuickLane(asha().clientId, () => held.promise);
    Object.assign(limits, { picturesWaiting: 0 });
    const answer = await app().ask(`GET ${previewUrl}`);
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    expect(answer.headers.get('retry-after')).toBe('30');
    held.resolve();
    await holding;
    expect((await app().ask(`GET ${previewUrl}`)).status).toBe(200);
  });

  test('opens nothing once its file is in the bin', async () => {
    const file = await its().keep(await plainPicture().png().toBuffer());
    expect((await app().ask(`DELETE /files/${file._id}`, { token: asha().token })).status).toBe(204);
    expect((await fetch(app().url + file.url)).status).toBe(404);
    expect((await fetch(app().url + file.previewUrl)).status).toBe(404);
  });

  test('of the bin opens the small picture of what lies there, and nothing else of it', async () => {
    const file = await its().keep(await plainPicture().png().toBuffer());
    await app().ask(`DELETE /files/${file._id}`, { token: asha().token });
    const answer = await app().ask('GET /files/bin', { token: asha().token });
    const [row] = endpoints.listBin.answer.parse(answer.body).data;
    const preview = row?.previewUrl ?? '';
    expect((await fetch(app().url + preview)).headers.get('content-type')).toBe('image/webp');
    const token = new URL(preview, app().url).searchParams.get('token');
    for (const path of [`/files/signed/${token}`, `/files/${file._id}/tile?token=${token}`])
      expect((await app().ask(`GET ${path}`)).status).toBe(403);
  });

  test('is asked for by stored name, or the newest of a plain name, and only among own files', async () => {
    const bytes = await plainPicture().png().toBuffer();
    const older = await its().keep(bytes, 'same.png');
    const newer = await its().keep(await plainPicture(7, 7).png().toBuffer(), 'same.png');
    const read = (fileName: string, token = asha().token) =>
      app().ask('POST /files/secure-read-url', { token, body: { fileName } });
    const widthOf = async (fileName: string) => {
      const { data } = z.object({ data: z.string() }).parse((await read(fileName)).body);
      return (await fetch(app().url + data)).headers.get('width');
    };
    expect(await widthOf('same.png')).toBe('7');
    expect(await widthOf(older.s3FileName)).toBe('30');
    const stranger = await newcomer(app());
    for (const name of [newer.s3FileName, 'same.png', newer._id]) {
      expect((await read(name, stranger.token)).status).toBe(404);
    }
  });
});

test('no unexpected error was logged', () => {
  expect(app().errors).toEqual([]);
});

/** The width in a WebP's head; the product's own decoder takes no WebP. */
function webpWidth(bytes: Buffer): number {
  if (bytes.toString('latin1', 12, 16) === 'VP8X') return 1 + bytes.readUIntLE(24, 3);
  return bytes.readUInt16LE(26) & 0x3fff;
}
