import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { limits } from '@naksha/contract';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addTestClient } from '../../../test/client.ts';
import { onePixel } from '../../../test/engines.ts';
import { farTooLarge } from '../../../test/far-too-large.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { clients } from '../../db/schema/clients.ts';

const app = useTestApp();

const dataUrl = (bytes: Buffer | string, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const shown = z.object({ clientId: z.string(), logo: z.string() });

/** A sound picture as long as is asked for: what follows its end belongs to no picture. */
const pixelOf = (length: number) => Buffer.concat([onePixel, Buffer.alloc(length - onePixel.length, 7)]);

async function house() {
  const { db } = app.connection;
  const { clientId } = await addTestClient(db);
  const { token } = await app.signIn({ clientId, role: 'admin' });
  const put = (logo: unknown, of = clientId) =>
    app.ask('PUT /client/update-logo', { token, body: { clientId: of, logo } });
  const kept = async (of = clientId) => {
    const [client] = await db.select({ logo: clients.logo }).from(clients).where(eq(clients.id, of));
    return client?.logo;
  };
  const logged = () =>
    db
      .select({ object: actionLogs.object, params: actionLogs.params })
      .from(actionLogs)
      .where(and(eq(actionLogs.clientId, clientId), eq(actionLogs.action, 'client.logo')))
      .orderBy(actionLogs.createdAt);
  return { clientId, token, put, kept, logged };
}

test('is shown to everybody of the client, until it is taken away', async () => {
  const { clientId, put, kept, logged } = await house();
  const answer = await put(dataUrl(onePixel));
  expect(answer.status).toBe(200);
  const { logo } = shown.parse(answer.body);
  expect(logo).toMatch(/^data:image\/png;base64,iVBOR/);
  const { token } = await app.signIn({ clientId, role: 'user' });
  expect((await app.ask(`GET /client/get-logo/${clientId}`, { token })).body).toEqual({ clientId, logo });
  expect(await put(null)).toMatchObject({ status: 200, body: { clientId, logo: null } });
  expect(await kept()).toBeNull();
  expect(await logged()).toEqual([
    { object: clientId, params: { removed: false } },
    { object: clientId, params: { removed: true } },
  ]);
});

test('is set and taken away by a super-admin as well, which the client finds in its log', async () => {
  const { clientId, kept, logged } = await house();
  const { token } = await app.signIn({ clientId: null, role: 'superadmin' });
  const put = (logo: string | null, of = clientId) =>
    app.ask('PUT /client/update-logo', { token, body: { clientId: of, logo } });
  expect(await put(dataUrl(onePixel))).toMatchObject({ status: 200, body: { clientId } });
  expect(await kept()).toMatch(/^data:image\/png;/);
  expect((await put(null)).status).toBe(200);
  expect(await logged()).toMatchObject([{ params: { removed: false } }, { params: { removed: true } }]);
  expect(await put(dataUrl(onePixel), randomUUID())).toMatchObject({
    status: 404,
    body: { error: { code: 'not_found', field: 'clientId' } },
  });
});

test('holds what its bytes are and nothing else that came with them', async () => {
  const { put } = await house();
  const hidden = Buffer.concat([onePixel, Buffer.from('<script>somewhere</script>')]);
  const { logo } = shown.parse((await put(dataUrl(hidden, 'image/jpeg'))).body);
  expect(logo).toMatch(/^data:image\/png;/);
  expect(Buffer.from(logo, 'base64').includes('script')).toBe(false);
});

test.each([
  ['an SVG', dataUrl('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml')],
  ['an SVG that calls itself PNG', dataUrl('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a TIFF that calls itself JPEG', dataUrl(Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]), 'image/jpeg')],
  ['a WebP', dataUrl('RIFF\0\0\0\0WEBPVP8 ', 'image/webp')],
  ['an address', 'https://example.com/logo.png'],
  ['letters that are no base64', 'data:image/png;base64,iVBOR w0K'],
  ['nothing', ''],
])('refuses %s and keeps the logo there is', async (_, logo) => {
  const { put, kept, logged } = await house();
  const before = shown.parse((await put(dataUrl(onePixel))).body).logo;
  expect(await put(logo)).toMatchObject({
    status: 415,
    body: {
      error: { code: 'logo_type_not_allowed', field: 'logo', message: 'Only PNG, JPG or JPEG files are allowed.' },
    },
  });
  expect(await kept()).toBe(before);
  expect(await logged()).toHaveLength(1);
});

test('refuses a picture that does not decode, and leaves no file behind', async () => {
  const { put, kept } = await house();
  const cut = onePixel.subarray(0, onePixel.length - 20);
  expect(await put(dataUrl(cut))).toMatchObject({ status: 422, body: { error: { code: 'image_unprocessable' } } });
  expect(await kept()).toBeNull();
  expect((await readdir(app.services.workDir)).filter((name) => name.startsWith('redrawn-'))).toEqual([]);
});

test('is refused when drawing it takes longer than judging any picture may', async () => {
  const { put, kept } = await house();
  const { judgingSeconds } = limits;
  const wide = await sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#27357a' } })
    .png()
    .toBuffer();
  Object.assign(limits, { judgingSeconds: 0.001 });
  const answer = await put(dataUrl(wide)).finally(() => Object.assign(limits, { judgingSeconds }));
  expect(answer).toMatchObject({ status: 422, body: { error: { code: 'image_unprocessable' } } });
  expect(await kept()).toBeNull();
});

test('is refused by its head when it has far more pixels than a logo needs', async () => {
  const { put, kept } = await house();
  expect(await put(dataUrl(await farTooLarge(), 'image/jpeg'))).toMatchObject({
    status: 413,
    body: { error: { code: 'picture_too_large', field: 'logo', params: { limit: 50, found: 279 } } },
  });
  expect(await kept()).toBeNull();
});

test('may have 5 MB and not a byte more', async () => {
  const { put } = await house();
  const most = limits.logoMaxBytes;
  expect((await put(dataUrl(pixelOf(most - 1)))).status).toBe(200);
  expect((await put(dataUrl(pixelOf(most)))).status).toBe(200);
  for (const bytes of [most + 1, most + 1_000_000]) {
    expect(await put(dataUrl(pixelOf(bytes)))).toMatchObject({
      status: 413,
      body: { error: { code: 'logo_too_large', field: 'logo', message: 'The logo is larger than the limit of 5 MB.' } },
    });
  }
  expect(await put('x'.repeat(2 * most))).toMatchObject({ status: 413, body: { error: { code: 'too_large' } } });
});

test('leaves other calls with the bodies they had', async () => {
  const { token } = await house();
  const body = { timeZone: 'x'.repeat(2_000_000) };
  expect((await app.ask('PUT /client/settings', { token, body })).status).toBe(413);
});

test('of another client, or of none, is not there to be changed', async () => {
  const [here, there] = [await house(), await house()];
  for (const clientId of [there.clientId, randomUUID()]) {
    expect(await here.put(dataUrl(onePixel), clientId)).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found' } },
    });
  }
  expect(await there.kept()).toBeNull();
});
