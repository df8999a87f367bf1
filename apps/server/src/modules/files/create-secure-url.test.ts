import { once } from 'node:events';
import { statfs } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { limits } from '@naksha/contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onePixel } from '../../../test/engines.ts';
import { type Designer, newcomer, uploadsOf } from '../../../test/uploads.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { uploads } from '../../db/schema/uploads.ts';

const app = useTestApp();
let asha: Designer;
const { openUploadsPerPerson, openUploadsPerClient, uploadBytesPerClient, freeDiskBytes, uploadMaxBytes } = limits;
beforeEach(async () => {
  asha = await newcomer(app);
});
afterEach(() => {
  Object.assign(limits, {
    openUploadsPerPerson,
    openUploadsPerClient,
    uploadBytesPerClient,
    freeDiskBytes,
    uploadMaxBytes,
  });
});

const ask = ({ token }: Designer) =>
  app.ask('POST /files/create-secure-url', { token, body: { fileName: 'vines.png', type: 'image/png' } });
const askAtOnce = async (who: Designer, count: number) =>
  (await Promise.all(Array.from({ length: count }, () => ask(who)))).map(({ status }) => status).toSorted();
const times = (count: number, status: number) => Array.from({ length: count }, () => status);
const mine = () => eq(uploads.clientId, asha.clientId);

describe('upload addresses', () => {
  test('are given for no more bytes than a file may have', async () => {
    const body = { fileName: 'vines.png', type: 'image/png', bytes: limits.uploadMaxBytes };
    const askFor = (bytes: number) =>
      app.ask('POST /files/create-secure-url', { token: asha.token, body: { ...body, bytes } });
    expect((await askFor(limits.uploadMaxBytes)).status).toBe(200);
    const error = { code: 'upload_too_large', field: 'bytes', params: { limit: limits.uploadMaxMegabytes } };
    for (const bytes of [limits.uploadMaxBytes + 1, 1e13])
      expect(await askFor(bytes)).toMatchObject({ status: 413, body: { error } });
  });

  test('are given to one person up to a limit, however many are asked for at once, with the time to wait', async () => {
    Object.assign(limits, { openUploadsPerPerson: 6 });
    expect(await askAtOnce(asha, 25)).toEqual([...times(6, 200), ...times(19, 429)]);
    // One ends earlier than the others.
    const [{ id } = { id: '' }] = await app.connection.db.select({ id: uploads.id }).from(uploads).where(mine());
    const expiresAt = new Date(Date.now() + 300_000);
    await app.connection.db.update(uploads).set({ expiresAt }).where(eq(uploads.id, id));
    const refused = await ask(asha);
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(refused.body).toMatchObject({ error: { params: { seconds } } });
    expect(seconds).toBeGreaterThan(240);
    expect(seconds).toBeLessThanOrEqual(300);
    expect(await app.connection.db.select().from(uploads).where(mine())).toHaveLength(6);
    expect((await ask(await newcomer(app, 'user', asha.clientId))).status).toBe(200);
    expect((await ask(await newcomer(app))).status).toBe(200);
  });

  test('are given to all people of a client up to a limit, and to those of others as before', async () => {
    Object.assign(limits, { openUploadsPerClient: 8 });
    const colleague = await newcomer(app, 'admin', asha.clientId);
    await app.ask('POST /session/user-mode', { token: colleague.token, body: { on: true } });
    expect(await askAtOnce(asha, 5)).toEqual(times(5, 200));
    expect(await askAtOnce(colleague, 5)).toEqual([...times(3, 200), ...times(2, 429)]);
    expect((await ask(await newcomer(app))).status).toBe(200);
  });

  test('are free again when their bytes have come or their time is over', async () => {
    Object.assign(limits, { openUploadsPerPerson: 2 });
    const { signedUrl } = await uploadsOf(app, asha).allow();
    expect(await askAtOnce(asha, 2)).toEqual([200, 429]);
    await uploadsOf(app, asha).put(signedUrl, new Uint8Array(10));
    expect(await askAtOnce(asha, 2)).toEqual([200, 429]);
    await app.connection.db.update(uploads).set({ expiresAt: new Date() }).where(mine());
    expect(await askAtOnce(asha, 3)).toEqual([200, 200, 429]);
  });

  test('take no more of a client than it may have lying unsaved, however many were given before, until it is swept or saved', async () => {
    Object.assign(limits, { uploadBytesPerClient: 1000 });
    const { allow, put, keep } = uploadsOf(app, asha);
    const addresses = [await allow(), await allow(), await allow()].map(({ signedUrl }) => signedUrl);
    const send = async (at: number) => (await put(addresses[at] ?? '', new Uint8Array(600))).status;
    expect([await send(0), await send(1)]).toEqual([200, 429]);
    await app.connection.db
      .update(uploads)
      .set({ expiresAt: new Date(0) })
      .where(mine());
    expect([await send(1), (await put((await allow()).signedUrl, new Uint8Array(400))).status]).toEqual([429, 200]);
    expect((await ask(asha)).status).toBe(429);
    await app.connection.db.delete(uploads).where(and(mine(), isNotNull(uploads.receivedAt)));
    for (let turn = 0; turn < 1000 / onePixel.length + 1; turn++) await keep(onePixel);
    expect([await send(2), await send(1)]).toEqual([200, 429]);
  });

  test('take nothing that would leave too little of the disk, whether its length is announced or not', async () => {
    const { signedUrl } = await uploadsOf(app, asha).allow();
    Object.assign(limits, { freeDiskBytes: 2 ** 60 });
    const full = { status: 507, body: { error: { code: 'storage_full' } } };
    expect(await uploadsOf(app, asha).put(signedUrl, new Uint8Array(10))).toMatchObject(full);
    const body = ReadableStream.from([new Uint8Array(10)]);
    const unannounced = await fetch(app.url + signedUrl, { method: 'PUT', body, duplex: 'half' });
    expect(unannounced.status).toBe(507);
    Object.assign(limits, { freeDiskBytes });
    expect((await uploadsOf(app, asha).put(signedUrl, new Uint8Array(10))).status).toBe(200);
  });

  test('do not let uploads that are under way together take more of the disk than each of them might', async () => {
    const { bavail, bsize } = await statfs(app.services.workDir);
    Object.assign(limits, { uploadMaxBytes: bavail * bsize, uploadBytesPerClient: bavail * bsize });
    const most = Math.round(bavail * bsize * 0.6);
    const begin = async (bytes: number) => {
      const { signedUrl } = await uploadsOf(app, await newcomer(app)).allow();
      const sent = request(app.url + signedUrl, { method: 'PUT', headers: { 'content-length': bytes } });
      sent.on('error', () => undefined);
      const answer = once(sent, 'response').then(([heard]: IncomingMessage[]) => heard?.statusCode);
      sent.write('x');
      return { sent, answer };
    };
    const promised = async () => {
      const rows = await app.connection.db
        .select({ bytes: uploads.bytes })
        .from(uploads)
        .where(isNull(uploads.receivedAt));
      return rows.filter(({ bytes }) => (bytes ?? 0) >= most).length;
    };
    const first = await begin(most);
    await expect.poll(promised).toBe(1);
    expect(await (await begin(most)).answer).toBe(507);
    // What is small still fits.
    const small = await begin(1);
    small.sent.end();
    expect(await small.answer).toBe(200);
    first.answer.catch(() => undefined);
    first.sent.destroy();
    await expect.poll(promised).toBe(0);
    const second = await begin(most);
    await expect.poll(promised).toBe(1);
    second.answer.catch(() => undefined);
    second.sent.destroy();
    await expect.poll(promised).toBe(0);
  });

  test('take a few tries of the same upload at a time, and not any number of them', async () => {
    const { signedUrl } = await uploadsOf(app, asha).allow();
    const begin = () => {
      const headers = { 'content-length': limits.uploadMaxBytes };
      const sent = request(app.url + signedUrl, { method: 'PUT', headers });
      sent.on('error', () => undefined);
      sent.write('x');
      return sent;
    };
    const tries = [begin(), begin(), begin()];
    const refused = await Promise.race(tries.map(async (sent) => (await once(sent, 'response'))[0] as IncomingMessage));
    expect(refused.statusCode).toBe(409);
    for (const sent of tries) sent.destroy();
    const freed = async () => (await app.connection.db.select().from(uploads).where(mine()))[0]?.bytes;
    await expect.poll(freed).toBe(0);
    expect((await uploadsOf(app, asha).put(signedUrl, new Uint8Array(10))).status).toBe(200);
  });
});
