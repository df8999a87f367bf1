import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { Agent, IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { limits } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { newcomer, plainPicture, uploadsOf, useUploads } from '../../../test/uploads.ts';
import { zipOf } from '../../../test/zip.ts';
import { clients } from '../../db/schema/clients.ts';
import { files } from '../../db/schema/files.ts';
import { uploads } from '../../db/schema/uploads.ts';
import type { StoredObject } from '../../storage/storage.ts';
import { fileKeys } from './file-keys.ts';
import { sweepFiles } from './sweep-files.ts';

const { app, asha, its } = useUploads();
const size = limits.uploadPartBytes;
const saved = z.object({
  data: z.object({ _id: z.string(), fileName: z.string() }),
  isDuplicate: z.boolean().optional(),
});

/** A picture that takes two parts: noise is as long packed. */
const noise = async () =>
  sharp(randomBytes(2_000 * 1_500 * 3), { raw: { width: 2_000, height: 1_500, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();

/** Sends a part, or what calls itself one. */
async function send(signedUrl: string, bytes: Uint8Array, range: string) {
  const headers = { 'content-range': range };
  const answer = await fetch(app().url + signedUrl, { method: 'PUT', body: new Uint8Array(bytes), headers });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}
const rangeOf = (bytes: Uint8Array, start: number) =>
  `bytes ${start}-${Math.min(start + size, bytes.length) - 1}/${bytes.length}`;
const part = (signedUrl: string, bytes: Uint8Array, start: number) =>
  send(signedUrl, bytes.subarray(start, start + size), rangeOf(bytes, start));

const post = (path: string, body: unknown, token = asha().token) => app().ask(`POST ${path}`, { token, body });
const resume = async (s3FileName: string) =>
  z
    .object({ signedUrl: z.string(), received: z.number(), isComplete: z.boolean() })
    .parse((await post('/files/resume-upload', { s3FileName })).body);

describe('an upload in parts', () => {
  test('goes on after the part that came last, with another link, and becomes the same picture', async () => {
    const bytes = await noise();
    const { signedUrl, s3fileName } = await its().allow();
    expect(await part(signedUrl, bytes, 0)).toEqual({ status: 200, body: { bytes: size } });
    // The line breaks in the middle of the second one, as when a page is closed.
    await cutOff(signedUrl, bytes.subarray(size), rangeOf(bytes, size));
    expect((await its().save('vines.png', s3fileName)).body).toMatchObject({ error: { code: 'upload_incomplete' } });
    const again = await resume(s3fileName);
    expect(again).toMatchObject({ received: size, isComplete: false });
    expect(await part(again.signedUrl, bytes, again.received)).toEqual({ status: 200, body: { bytes: bytes.length } });
    expect(await resume(s3fileName)).toMatchObject({ received: bytes.length, isComplete: true });
    // Asked twice, as callers do.
    const answers = [await its().save('vines.png', s3fileName), await its().save('vines.png', s3fileName)];
    const [first, second] = answers.map(({ body }) => saved.parse(body).data);
    expect(second).toEqual(first);
    const chunks: Buffer[] = [];
    for await (const chunk of await app().services.storage.open(`files/${asha().clientId}/${first?._id}`))
      chunks.push(chunk);
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
    expect(await partKeys()).toEqual([]);
    expect(await readdir(app().services.workDir)).toEqual([]);
  });

  test('takes parts in their order, whole, and of one upload only', async () => {
    const bytes = randomBytes(size * 2 + 10);
    const { signedUrl } = await its().allow();
    const ranges = [
      ['bytes 1-5/100', 416],
      ['bytes 0-5/100', 416],
      [`bytes 0-${size}/${bytes.length}`, 416],
      [`bytes 0-99/99`, 416],
      ['bytes 9-2/10', 416],
      ['bytes */10', 416],
      ['0-9/10', 416],
      [`bytes 0-${size - 1}/${limits.uploadMaxBytes + 1}`, 413],
      [`bytes ${size}-${size * 2 - 1}/${bytes.length}`, 409],
    ] as const;
    for (const [range, status] of ranges)
      expect((await send(signedUrl, Buffer.alloc(1), range)).status, range).toBe(status);
    expect((await send(signedUrl, Buffer.alloc(10), rangeOf(bytes, 0))).body).toMatchObject({
      error: { code: 'upload_incomplete' },
    });
    expect((await part(signedUrl, bytes, 0)).status).toBe(200);
    expect((await part(signedUrl, bytes, 0)).status).toBe(409);
    expect((await part(signedUrl, bytes.subarray(0, size + 1), size)).status).toBe(409);
    // What has begun in parts does not go on as a whole.
    expect((await its().put(signedUrl, bytes.subarray(0, 10))).status).toBe(409);
    expect((await post('/files/resume-upload', { s3FileName: 'none.png' })).status).toBe(404);
    const stranger = await newcomer(app(), 'user', asha().clientId);
    const { s3fileName } = await its().allow();
    expect((await post('/files/resume-upload', { s3FileName: s3fileName }, stranger.token)).status).toBe(404);
  });

  test('answers a part that is not wanted so that whoever is still sending it reads why, and hears out no more than one', async () => {
    const bytes = randomBytes(size + 10);
    const { signedUrl } = await its().allow();
    expect((await part(signedUrl, bytes, 0)).status).toBe(200);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const begin = (headers: Record<string, string | number>) => {
      const sending = request(app().url + signedUrl, { method: 'PUT', agent, headers });
      sending.write(bytes.subarray(0, 100_000));
      return sending;
    };
    const again = begin({ 'content-range': rangeOf(bytes, 0), 'content-length': size });
    const [refused] = z.tuple([z.instanceof(IncomingMessage)]).parse(await once(again, 'response'));
    const said = text(refused);
    again.end(bytes.subarray(100_000, size));
    await once(again, 'finish');
    expect([refused.statusCode, JSON.parse(await said)]).toMatchObject([409, { error: { code: 'conflict' } }]);
    const long = begin({ 'content-length': limits.uploadMaxBytes });
    const [early] = z.tuple([z.instanceof(IncomingMessage)]).parse(await once(long, 'response'));
    expect(early.statusCode).toBe(409);
    expect(long.reusedSocket).toBe(true);
    const closed = once(long, 'close');
    long.on('error', () => undefined);
    long.write(Buffer.alloc(size + 1));
    await closed;
    agent.destroy();
  });

  test('that is given up is swept, with its parts', async () => {
    const { signedUrl, s3fileName } = await its().allow();
    await part(signedUrl, randomBytes(size + 1), 0);
    expect(await partKeys()).toHaveLength(1);
    const { db } = app().connection;
    const past = new Date(Date.now() - 24 * 3_600_000);
    await db.update(uploads).set({ expiresAt: past }).where(eq(uploads.s3FileName, s3fileName));
    await sweepFiles(db, app().services.storage);
    expect(await partKeys()).toEqual([]);
  });
});

async function partKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app().services.storage.list(`parts/${asha().clientId}`)) keys.push(key);
  return keys;
}

/** Sends half of a part and hangs up. */
async function cutOff(signedUrl: string, bytes: Uint8Array, range: string): Promise<void> {
  const headers = { 'content-length': bytes.length, 'content-range': range };
  const sending = request(app().url + signedUrl, { method: 'PUT', headers });
  sending.on('error', () => undefined);
  await new Promise<void>((resolve) => sending.write(bytes.subarray(0, bytes.length / 2), () => resolve()));
  sending.destroy();
}

describe('bytes that the client has', () => {
  test('are not kept twice where that is asked for, and the file that has them is answered', async () => {
    const bytes = await plainPicture(31, 17).png().toBuffer();
    const first = await its().keep(bytes, 'first.png');
    const colleague = uploadsOf(app(), await newcomer(app(), 'user', asha().clientId));
    const bring = async (unlessThere: boolean) => {
      const { signedUrl, s3fileName } = await its().allow('second.png');
      await its().put(signedUrl, bytes);
      const body = { fileName: 'second.png', s3FileName: s3fileName, ...(unlessThere && { unlessThere }) };
      return [
        saved.parse((await post('/files/save-file-info', body)).body),
        saved.parse((await post('/files/save-file-info', body)).body),
      ];
    };
    for (const answer of await bring(true))
      expect(answer).toMatchObject({ data: { _id: first._id }, isDuplicate: true });
    const [other] = await bring(false);
    expect(other?.data._id).not.toBe(first._id);
    expect(await its().keys('uploads')).toEqual([]);
    expect(await its().keys('files')).toHaveLength(2);
    // Of another client, or in the bin, they are not there.
    const stranger = uploadsOf(app(), await newcomer(app()));
    await stranger.keep(bytes);
    await app().connection.db.update(files).set({ deletedAt: new Date() }).where(eq(files.clientId, asha().clientId));
    const [third] = await bring(true);
    expect(third?.isDuplicate).toBeUndefined();
    expect(await colleague.keys('files')).toHaveLength(3);
  });

  test('come to no more than the quota of the client, and are refused as soon as it is known that they do not fit', async () => {
    const picture = await plainPicture().png().toBuffer();
    const { bytes } = await its().keep(picture);
    const { db } = app().connection;
    const limit = (quotaBytes: number) => db.update(clients).set({ quotaBytes }).where(eq(clients.id, asha().clientId));
    const wish = (said = {}) => post('/files/create-secure-url', { fileName: 'a.png', type: 'image/png', ...said });
    const full = (gigabytes: number) => ({
      status: 507,
      body: { error: { code: 'storage_quota_reached', params: { limit: gigabytes } } },
    });
    await limit(bytes);
    expect(await wish()).toMatchObject(full(1));
    await limit(bytes + picture.length);
    expect(await wish({ bytes: picture.length + 1 })).toMatchObject(full(1));
    // Two addresses were given while there was room for one: the bytes are asked when they come, beside those that have come.
    const [one, two] = [await its().allow('a.png'), await its().allow('b.png')];
    expect((await its().put(one.signedUrl, picture)).status).toBe(200);
    expect(await its().put(two.signedUrl, picture)).toMatchObject(full(1));
    await limit(3e8);
    expect(await wish({ bytes: 3e8 })).toMatchObject(full(1));
    expect((await wish({ bytes: 2e8 })).status).toBe(200);
    await db.update(clients).set({ quotaBytes: null });
  });
});

test('a part that came and counts is not replaced by a slower one, and what came before a death and was not counted holds nothing up', async () => {
  const bytes = await noise();
  const { signedUrl, s3fileName } = await its().allow();
  const { clientId } = asha();
  const { storage } = app().services;
  // A process died between the part and its count.
  const id = s3fileName.split('.')[0] ?? '';
  for (const key of [fileKeys.part(clientId, id, 0), fileKeys.partAttempt(clientId, id, newId())])
    await storage.put(key, Readable.from([randomBytes(size)]));
  const slow = randomBytes(size);
  const uploadRow = async () =>
    (await app().connection.db.select().from(uploads).where(eq(uploads.s3FileName, s3fileName)))[0];
  const answer = Promise.withResolvers<number | undefined>();
  const headers = { 'content-length': size, 'content-range': rangeOf(bytes, 0) };
  const sending = request(app().url + signedUrl, { method: 'PUT', headers }, ({ statusCode }) =>
    answer.resolve(statusCode),
  );
  sending.on('error', answer.reject);
  await new Promise<void>((resolve) => sending.write(slow.subarray(0, size / 2), () => resolve()));
  // It was let in; only then does the quick one come.
  await expect.poll(async () => (await uploadRow())?.totalBytes).toBe(bytes.length);
  expect(await part(signedUrl, bytes, 0)).toEqual({ status: 200, body: { bytes: size } });
  sending.end(slow.subarray(size / 2));
  expect(await answer.promise).toBe(409);
  expect((await part(signedUrl, bytes, size)).status).toBe(200);
  const { data } = saved.parse((await its().save('vines.png', s3fileName)).body);
  const chunks: Buffer[] = [];
  for await (const chunk of await storage.open(fileKeys.file(clientId, data._id))) chunks.push(chunk);
  expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
});

test('a part that is shorter than it says, and a first one of something else, take no place of one that comes', async () => {
  const bytes = await noise();
  const { signedUrl } = await its().allow();
  const [one, other] = await Promise.all([
    part(signedUrl, bytes, 0),
    part(signedUrl, Buffer.concat([bytes, bytes]), 0),
  ]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  const { signedUrl: second } = await its().allow();
  await part(second, bytes, 0);
  const lying = async () => {
    const found: StoredObject[] = [];
    for await (const object of app().services.storage.list('parts')) found.push(object);
    return found;
  };
  const kept = await lying();
  expect((await send(second, bytes.subarray(size, size + 9), rangeOf(bytes, size))).status).toBe(422);
  expect(await lying()).toEqual(kept);
});

describe('an archive that was uploaded', () => {
  async function bring(bytes: Uint8Array): Promise<string> {
    const { signedUrl, s3fileName } = await its().allow('cloths.zip', 'application/zip');
    expect((await its().put(signedUrl, bytes)).status).toBe(200);
    return s3fileName;
  }
  const entry = (s3FileName: string, index: number) => post('/files/save-archive-entry', { s3FileName, index });

  test('gives its pictures one by one, refuses the rest for its reason, and stores nothing of that', async () => {
    const one = await plainPicture(20, 10).png().toBuffer();
    const two = await plainPicture(10, 20).jpeg().toBuffer();
    const archive = zipOf([
      { name: 'cloths/one.png', bytes: one },
      { name: 'cloths/two.jpg', bytes: two },
      { name: '../three.png', bytes: one },
      { name: 'four.png', bytes: Buffer.from('<script>alert(1)</script>') },
      { name: 'five.png', bytes: one, claims: { crc: 1 } },
      { name: 'six.png', bytes: one },
    ]);
    const s3FileName = await bring(archive);
    const { body } = await post('/files/open-archive', { s3FileName });
    expect(body).toMatchObject({
      entries: [
        { index: 0, fileName: 'one.png', bytes: one.length },
        { index: 1, fileName: 'two.jpg' },
        { index: 2, problem: { code: 'archive_path' } },
        { index: 3, fileName: 'four.png' },
        { index: 4, fileName: 'five.png' },
        { index: 5, fileName: 'six.png' },
      ],
    });
    const codes: unknown[] = [];
    for (let index = 0; index < 6; index++) {
      const answer = await entry(s3FileName, index);
      const refusal = z.object({ error: z.object({ code: z.string() }) }).safeParse(answer.body);
      codes.push(
        refusal.success ? refusal.data.error.code : saved.parse(answer.body).isDuplicate ? 'there' : answer.status,
      );
    }
    expect(codes).toEqual([200, 200, 'archive_path', 'upload_not_a_picture', 'archive_damaged', 'there']);
    // What came in an archive is found by its name, as what came alone.
    const { body: found } = await app().ask('GET /files/file-info?pageNo=1&directory=uploaded&fileName=two', {
      token: asha().token,
    });
    expect(found).toMatchObject({ data: [{ fileName: 'two.jpg' }] });
    // Tried again after a reload: the same file, not another.
    const [first, again] = [await entry(s3FileName, 0), await entry(s3FileName, 0)];
    expect(saved.parse(again.body).data).toEqual(saved.parse(first.body).data);
    expect(await its().keys('files')).toHaveLength(2);
    expect((await entry(s3FileName, 6)).status).toBe(404);
    expect(await readdir(app().services.workDir)).toEqual([]);
  });

  test('gives no picture for which the client has no room', async () => {
    const bytes = await plainPicture(7, 5).png().toBuffer();
    const s3FileName = await bring(zipOf([{ name: 'one.png', bytes }]));
    const limit = (quotaBytes: number) =>
      app().connection.db.update(clients).set({ quotaBytes }).where(eq(clients.id, asha().clientId));
    await limit(bytes.length - 1);
    expect(await entry(s3FileName, 0)).toMatchObject({
      status: 507,
      body: { error: { code: 'storage_quota_reached' } },
    });
    expect(await its().keys('files')).toEqual([]);
    await limit(bytes.length);
    expect((await entry(s3FileName, 0)).status).toBe(200);
  });

  test('is opened for its uploader alone, once it is whole, and only if it is one', async () => {
    const s3FileName = await bring(zipOf([{ name: 'a.png', bytes: randomBytes(9), isStored: true }]));
    expect((await post('/files/open-archive', { s3FileName })).body).toEqual({
      entries: [{ index: 0, fileName: 'a.png', bytes: 9 }],
    });
    const stranger = await newcomer(app());
    expect((await post('/files/open-archive', { s3FileName }, stranger.token)).status).toBe(404);
    const { s3fileName: absent } = await its().allow('b.zip', 'application/zip');
    expect((await post('/files/open-archive', { s3FileName: absent })).body).toMatchObject({
      error: { code: 'upload_incomplete' },
    });
    const { s3fileName: picture } = await its().allow();
    expect((await post('/files/open-archive', { s3FileName: picture })).body).toMatchObject({
      error: { code: 'archive_unreadable' },
    });
    const broken = await bring(randomBytes(300));
    expect((await post('/files/open-archive', { s3FileName: broken })).body).toMatchObject({
      error: { code: 'archive_unreadable' },
    });
    // As a picture an archive is none, whatever it was announced as.
    expect((await its().save('a.png', broken)).body).toMatchObject({ error: { code: 'upload_not_a_picture' } });
  });

  test('is read where it lies also when it came in parts', async () => {
    const bytes = await noise();
    const archive = zipOf([
      { name: 'noise.png', bytes, isStored: true },
      { name: 'b.png', bytes: await plainPicture(9, 9).png().toBuffer() },
    ]);
    const { signedUrl, s3fileName } = await its().allow('large.zip', 'application/x-zip-compressed');
    for (let start = 0; start < archive.length; start += size)
      expect((await part(signedUrl, archive, start)).status).toBe(200);
    const { data } = saved.parse((await entry(s3fileName, 0)).body);
    expect(await app().services.storage.stat(`files/${asha().clientId}/${data._id}`)).toMatchObject({
      bytes: bytes.length,
    });
    expect((await entry(s3fileName, 1)).status).toBe(200);
  });
});
