import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { addTestClient } from '../../../test/client.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { creditLogs } from '../../db/schema/credit-logs.ts';
import { checkLedger } from './check-ledger.ts';

const app = useTestApp();
afterAll(async () => {
  expect(await checkLedger(app.connection.db)).toEqual([]);
});

const made = z.object({ job: z.object({ _id: z.string() }) });

/** A client with two designers, its administrator, and another system that may charge it. */
async function house(credits = 1000) {
  const { clientId } = await addTestClient(app.connection.db, { credits });
  const admin = await app.signIn({ clientId, role: 'admin' });
  const [asha, ravi] = [await app.signIn({ clientId, role: 'user' }), await app.signIn({ clientId, role: 'user' })];
  const key = await app.addKey(clientId);
  const cap = (creditCap: number | null) =>
    app.ask(`PUT /users/${asha.userId}/credit-cap`, { token: admin.token, body: { creditCap } });
  /** Two credits. No worker is there to do it. */
  const submit = ({ token } = asha) =>
    app.ask('POST /design/jobs', { token, body: { operation: 'generate', inputs: [], params: { prompt: 'vines' } } });
  const deduct = (images: number) =>
    app.ask('PATCH /billing/deduct-images', {
      headers: { 'x-api-key': key },
      body: { clientId, userId: asha.userId, feature: 'upload', images, requestId: crypto.randomUUID() },
    });
  const balance = async ({ token } = asha) => (await app.ask('GET /credits/balance', { token })).body;
  const listed = async () => (await app.ask('GET /users?search=Some', { token: admin.token })).body;
  return { clientId, admin, asha, ravi, cap, submit, deduct, balance, listed };
}

const refused = (params: object) => ({ status: 409, body: { error: { code: 'credit_cap_reached', params } } });

test('a designer spends what they may in a month and not one credit more, though all is asked for at once', async () => {
  const { cap, submit, deduct, balance, ravi, asha } = await house();
  expect((await cap(20)).body).toMatchObject({ creditCap: 20, creditsThisMonth: 0 });
  const sizes = Array.from({ length: 30 }, (_, at) => at % 3);
  const answers = await Promise.all(sizes.map((size) => (size === 0 ? submit() : deduct(size))));
  const spent = answers.reduce((sum, { status }, at) => sum + (status < 300 ? sizes[at] || 2 : 0), 0);
  // One credit may be left where only what costs two was still asked for.
  expect([19, 20]).toContain(spent);
  for (const answer of answers.filter(({ status }) => status >= 300))
    expect(answer).toMatchObject(refused({ limit: 20 }));
  expect(await balance()).toMatchObject({ creditsLeft: 1000 - spent, ownCap: { limit: 20, used: spent } });
  expect(await submit()).toMatchObject(refused({ cost: 2, left: 20 - spent, limit: 20 }));
  expect((await submit(ravi)).status).toBe(202);
  expect(await balance(ravi)).not.toHaveProperty('ownCap');
  expect(asha.userId).not.toBe(ravi.userId);
});

test('what is called off, was spent last month, or costs nothing does not count, and a limit that is raised holds at once', async () => {
  const { clientId, asha, cap, submit, deduct, balance, listed } = await house();
  await deduct(30);
  expect(await listed()).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ creditsThisMonth: 30 })]),
  });
  await app.connection.db
    .update(creditLogs)
    .set({ createdAt: new Date(Date.now() - 32 * 86_400_000) })
    .where(and(eq(creditLogs.clientId, clientId), eq(creditLogs.userId, asha.userId)));
  await cap(3);
  const { job } = made.parse((await submit()).body);
  expect(await submit()).toMatchObject(refused({ cost: 2, left: 1, limit: 3 }));
  expect((await app.ask(`DELETE /design/jobs/${job._id}`, { token: asha.token })).status).toBe(200);
  expect((await submit()).status).toBe(202);
  await cap(0);
  expect(await submit()).toMatchObject(refused({ left: 0, limit: 0 }));
  expect(await balance()).toMatchObject({ ownCap: { limit: 0, used: 2 } });
  await cap(null);
  expect((await submit()).status).toBe(202);
  for (const creditCap of [-1, 1.5, 10_000_001]) expect((await cap(creditCap)).status).toBe(422);
});
