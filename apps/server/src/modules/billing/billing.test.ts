import { request } from 'node:http';
import { billing } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { useOperator } from '../../../test/operator.ts';
import { payments } from '../../db/schema/payments.ts';
import { plans } from '../../db/schema/plans.ts';

const { app, ask, house, operator } = useOperator();
const list = z.object({ data: z.array(billing), total: z.int() });
const toggle = (id: string, query = '', how = 'GET', key?: string) =>
  app.ask(`${how} /billing/toggle-billing/${id}${query}`, {
    token: operator.token,
    headers: key === undefined ? undefined : { 'idempotency-key': key },
  });

test('billing is switched by the call as it was written, by POST as well, and each time it is logged', async () => {
  const { clientId, logged } = await house();
  expect(await toggle(clientId)).toMatchObject({ status: 200, body: { clientId, isBillingOn: false } });
  expect(await toggle(clientId, '?expected=false', 'POST')).toMatchObject({ body: { isBillingOn: true } });
  expect((await logged('billing.off'))[0]).toMatchObject({
    before: { isBillingOn: true },
    after: { isBillingOn: false },
  });
  expect(await logged('billing.on')).toHaveLength(1);
});

test('of many who saw the same and press at once, one switches it', async () => {
  const { clientId } = await house();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => toggle(clientId, '?expected=true', i % 2 ? 'GET' : 'POST')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  expect((await toggle(clientId, '?expected=maybe')).status).toBe(422);
});

test.each(['GET', 'POST'])('a %s that comes again under its idempotency key switches it once', async (how) => {
  const { clientId, logged } = await house();
  const key = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 2 }, () => toggle(clientId, '', how, key)));
  answers.push(await toggle(clientId, '', how, key));
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { clientId, isBillingOn: false } });
  expect(await logged('billing.off')).toHaveLength(1);
  expect(await logged('billing.on')).toEqual([]);
  expect(await toggle(clientId, '', how, crypto.randomUUID())).toMatchObject({ body: { isBillingOn: true } });
});

test('neither a link that is followed nor HEAD switches it', async () => {
  const { clientId } = await house();
  // `fetch` says of itself what mode it is in.
  const call = (method: string, mode: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { authorization: `Bearer ${operator.token}`, 'sec-fetch-mode': mode };
      const sent = request(`${app.url}/billing/toggle-billing/${clientId}`, { method, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.on('error', reject).end();
    });
  expect([await call('GET', 'navigate'), await call('HEAD', 'cors')]).toEqual([403, 404]);
  const { data } = list.parse((await ask('GET /billing/get-billing?limit=100')).body);
  expect(data.find((row) => row.clientId === clientId)?.isBillingOn).toBe(true);
  expect(await call('GET', 'cors')).toBe(200);
});

test('a super-admin sees the billing of all clients, an administrator their own, with what was paid last', async () => {
  const [here, there] = [await house({ credits: 70 }), await house()];
  const { db } = app.connection;
  const [plan] = await db.select().from(plans).limit(1);
  if (!plan) throw new Error('A plan was expected.');
  const paid = (total: number, day: number, state: 'paid' | 'pending') => ({
    ...({
      clientId: here.clientId,
      planId: plan.id,
      planVersion: 1,
      purpose: 'purchase',
      total,
      currency: 'INR',
    } as const),
    ...({
      method: 'transfer',
      state,
      expiresAt: new Date(),
      terms: JSON.parse('{}'),
      quote: JSON.parse('{}'),
      parties: JSON.parse('{}'),
    } as const),
    settledAt: state === 'paid' ? new Date(Date.UTC(2026, 0, day)) : null,
  });
  await db.insert(payments).values([paid(500, 2, 'paid'), paid(700, 9, 'paid'), paid(900, 20, 'pending')]);
  const mine = list.parse((await app.ask('GET /billing/get-billing', { token: here.admin.token })).body);
  const expected = {
    ...{ clientId: here.clientId, creditsLeft: 70, plan: 'Trial', isBillingOn: true },
    lastPayment: { at: '2026-01-09T00:00:00.000Z', amount: 700, currency: 'INR' },
  };
  expect(mine).toMatchObject({ total: 1, data: [expected] });
  const everybody = list.parse((await ask('GET /billing/get-billing?limit=100')).body);
  expect(everybody.data.map(({ clientId }) => clientId)).toEqual(
    expect.arrayContaining([here.clientId, there.clientId]),
  );
  expect(everybody.data.find(({ clientId }) => clientId === there.clientId)?.lastPayment).toBeNull();
  expect(list.parse((await ask('GET /billing/get-billing?search=no-such-mill')).body).total).toBe(0);
  await db.delete(payments).where(eq(payments.clientId, here.clientId));
});
