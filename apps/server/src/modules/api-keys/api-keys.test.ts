import { apiKey, limits } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { useOperator } from '../../../test/operator.ts';
import { apiKeys } from '../../db/schema/api-keys.ts';

const { app, house } = useOperator();
const list = z.object({ data: z.array(apiKey) });
const withKey = apiKey.extend({ key: z.string() });

async function mill() {
  const { clientId, userId, admin, logged } = await house();
  const ask = (what: string, body?: object) => app.ask(what, { token: admin.token, body });
  const make = async (body: object = { name: 'Their machine' }) =>
    withKey.parse((await ask('POST /api-keys', body)).body);
  const deduct = (key: string) =>
    app.ask('PATCH /billing/deduct-images', {
      headers: { 'x-api-key': key },
      body: { clientId, userId, feature: 'upload', images: 1, requestId: crypto.randomUUID() },
    });
  const keys = async () => list.parse((await ask('GET /api-keys')).body).data;
  return { clientId, ask, make, deduct, keys, logged };
}

test('a key is shown once, works, shows when it was used, and is dead once it is revoked', async () => {
  const { make, deduct, keys, ask, logged, clientId } = await mill();
  const { key, ...made } = await make();
  expect(made).toMatchObject({ name: 'Their machine', scopes: ['deduct'], createdBy: 'Some Body', lastUsedAt: null });
  expect(key).toMatch(/^nk_[\w-]{43}$/);
  expect(key.startsWith(made.prefix)).toBe(true);
  expect(await keys()).toEqual([made]);
  const [row] = await app.connection.db.select().from(apiKeys).where(eq(apiKeys.clientId, clientId));
  expect(JSON.stringify(row)).not.toContain(key.slice(12));
  expect((await deduct(key)).status).toBe(200);
  expect(await keys()).toMatchObject([{ lastUsedAt: expect.any(String), lastUsedFrom: '127.0.0.1' }]);
  expect(await ask(`POST /api-keys/${made._id}/revoke`)).toMatchObject({ body: { revokedAt: expect.any(String) } });
  expect((await deduct(key)).status).toBe(401);
  expect((await ask(`POST /api-keys/${made._id}/revoke`)).status).toBe(200);
  expect(JSON.stringify([await logged('key.created'), await logged('key.revoked')])).not.toContain(key);
  expect([await logged('key.created'), await logged('key.revoked')].map((lines) => lines.length)).toEqual([1, 1]);
});

test('when it was last used is written once a minute at most', async () => {
  const { make, deduct, keys, clientId } = await mill();
  const { key } = await make();
  const after = async (seconds: number) => {
    const lastUsedAt = new Date(Date.now() - seconds * 1000);
    await app.connection.db.update(apiKeys).set({ lastUsedAt }).where(eq(apiKeys.clientId, clientId));
    await deduct(key);
    return (await keys())[0]?.lastUsedAt !== lastUsedAt.toISOString();
  };
  expect([await after(50), await after(61)]).toEqual([false, true]);
});

test('a client has ten keys at most, however many are asked for at once; one that is revoked makes room', async () => {
  const { ask, keys, make } = await mill();
  const answers = await Promise.all(Array.from({ length: 13 }, (_, i) => ask('POST /api-keys', { name: `Key ${i}` })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(limits.apiKeysPerClient);
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({
    status: 422,
    body: { error: { code: 'keys_too_many', params: { limit: 10 } } },
  });
  const [first] = await keys();
  await ask(`POST /api-keys/${first?._id}/revoke`);
  await make();
  // Those that can be used stand first.
  expect((await keys()).map(({ revokedAt }) => revokedAt === null)).toEqual([...Array(10).fill(true), false]);
});

test('a key opens nothing that it is not for, and none is made for nothing', async () => {
  const { ask, make, deduct, clientId } = await mill();
  const { key } = await make();
  await app.connection.db.update(apiKeys).set({ scopes: [] }).where(eq(apiKeys.clientId, clientId));
  expect((await deduct(key)).status).toBe(403);
  for (const scopes of [[], ['everything'], ['deduct', 'deduct']])
    expect((await ask('POST /api-keys', { name: 'A key', scopes })).status).toBe(422);
  const other = await mill();
  const theirs = await other.make();
  expect((await ask(`POST /api-keys/${theirs._id}/revoke`)).status).toBe(404);
  expect((await other.deduct(theirs.key)).status).toBe(200);
});

test('each key may call so often in a minute, and no other pays for it', async () => {
  const { make, clientId } = await mill();
  const [busy, quiet] = [await make(), await make({ name: 'Another machine' })];
  // A body that is refused counts as well, and takes no credits.
  const call = (key: string) =>
    app.ask('PATCH /billing/deduct-images', { headers: { 'x-api-key': key }, body: { clientId } });
  let refused = 0;
  for (let sent = 0; sent < limits.apiKeyCalls + 20; sent += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(busy.key)));
    refused += answers.filter(({ status }) => status === 429).length;
  }
  expect(refused).toBe(20);
  expect((await call(quiet.key)).status).toBe(422);
});
