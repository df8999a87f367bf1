import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@naksha/contract';
import { afterEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../apps/server/test/app.ts';
import { newBucket } from '../../apps/server/test/storage.ts';
import { newcomer, plainPicture, uploadsOf } from '../../apps/server/test/uploads.ts';

const { readFromBucketBytes, bucketReadSeconds } = limits;
afterEach(() => {
  Object.assign(limits, { readFromBucketBytes, bucketReadSeconds });
});

/** A kept file and its link, where browsers reach the bucket. */
async function keptWhere(settings: Record<string, string>) {
  const app = await openTestApp(settings);
  const asha = await newcomer(app);
  const bytes = await plainPicture().png().toBuffer();
  const { url } = await uploadsOf(app, asha).keep(bytes, 'लाल बेल.png');
  const ask = (headers: Record<string, string> = {}) => fetch(`${app.url}${url}`, { headers, redirect: 'manual' });
  return { app, asha, bytes, ask };
}

const policyOf = async (app: TestApp) => (await fetch(`${app.url}/`)).headers.get('content-security-policy');

test('a long file is read from the bucket by whoever may read it, whole and for a minute; a part of it, and what is short, passes through the product', async () => {
  const bucket = await newBucket();
  const outside = bucket.S3_ENDPOINT ?? '';
  const { app, asha, bytes, ask } = await keptWhere({ ...bucket, S3_PUBLIC_ENDPOINT: outside });
  try {
    expect(await ask()).toMatchObject({ status: 200 });
    Object.assign(limits, { readFromBucketBytes: 10 });
    const sent = await ask();
    expect(sent.status).toBe(307);
    expect(sent.headers.get('cache-control')).toBe('no-store');
    const address = new URL(sent.headers.get('location') ?? '');
    expect(address.origin).toBe(new URL(outside).origin);
    expect(address.searchParams.get('X-Amz-Expires')).toBe('60');
    const read = await fetch(address);
    expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
    expect(read.headers.get('content-type')).toBe('image/png');
    expect(read.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''%E0%A4%B2%E0%A4%BE%E0%A4%B2%20%E0%A4%AC%E0%A5%87%E0%A4%B2.png",
    );
    expect(await policyOf(app)).toContain(`connect-src 'self' blob: ${new URL(outside).origin}`);

    const one = await ask({ range: 'bytes=0-0' });
    expect(one.status).toBe(206);
    expect(one.headers.get('width')).toBe('30');

    for (const [name, value] of [
      ['X-Amz-Expires', '600'],
      ['response-content-type', 'text/html'],
    ] as const) {
      const changed = new URL(address);
      changed.searchParams.set(name, value);
      expect((await fetch(changed)).status).toBe(403);
    }
    const other = new URL(address);
    other.pathname = `${other.pathname}0`;
    expect((await fetch(other)).status).toBe(403);

    Object.assign(limits, { bucketReadSeconds: 1 });
    const short = (await ask()).headers.get('location') ?? '';
    await wait(2100);
    expect((await fetch(short)).status).toBe(403);

    await app.ask('GET /users/logout', { token: asha.token });
    const shut = await ask();
    expect([shut.status, shut.headers.get('location')]).toEqual([403, null]);
  } finally {
    await app.close();
  }
});

test('where browsers do not reach the bucket, every byte passes through the product', async () => {
  const { app, ask } = await keptWhere(await newBucket());
  try {
    Object.assign(limits, { readFromBucketBytes: 10 });
    expect((await ask()).status).toBe(200);
    expect(await policyOf(app)).toContain("connect-src 'self' blob:;");
  } finally {
    await app.close();
  }
});
