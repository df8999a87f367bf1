import { randomUUID } from 'node:crypto';
import { anyPlan, currentPlan, paymentQuote, publicPlan } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { logo, useOperator } from '../../../test/operator.ts';
import { addBuyer, setSeller } from '../../../test/sold.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { payments } from '../../db/schema/payments.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';

const { app, ask, form } = useOperator();
let names = 0;
const terms = { adminCount: 2, usersCount: 5, credits: 300, creditValidityDays: 90, subscriptionDays: 30 };
const write = (changes: object = {}) => ({
  ...terms,
  name: `Plan ${++names}`,
  amount: 4_999_900,
  currency: 'INR',
  ...changes,
});
const create = async (changes: object = {}) => {
  const { status, body } = await ask('POST /plans/create-plan-new', write(changes));
  expect(status).toBe(201);
  return anyPlan.parse(body);
};
const change = (id: string, body: object) => ask(`PATCH /plans/update-plan-new/${id}`, body);
const get = async (id: string) => anyPlan.parse((await ask(`GET /plans/get-plan-by-id-new/${id}`)).body);
const remove = (id: string) => ask(`DELETE /plans/${id}`);
const inOneDay = () => new Date(Date.now() + 86_400_000).toISOString();
const onOffer = async () =>
  z
    .object({ data: z.array(publicPlan) })
    .parse((await app.ask('GET /plans/new')).body)
    .data.map(({ _id }) => _id);
/** A client on a plan, with its administrator. */
async function subscribe(planId: string) {
  const body = form({ planId });
  const { status, body: answer } = await ask('POST /client/create-admin-client', body);
  expect(status).toBe(201);
  const { client } = z.object({ client: z.looseObject({ _id: z.string() }) }).parse(answer);
  const { token } = await app.signIn({ clientId: client._id, role: 'admin' });
  return { clientId: client._id, admin: (what: string, given?: object) => app.ask(what, { token, body: given }) };
}
const linesOf = async (object: string) =>
  (await app.connection.db.select().from(actionLogs).where(eq(actionLogs.object, object))).map(
    ({ action, before, after }) => ({ action, before, after }),
  );

describe('a plan', () => {
  test('is added with its prices, offered while it is on sale, and logged', async () => {
    const plan = await create({ isPublic: true, onSaleUntil: inOneDay(), prices: { upscale: 9, 'fabric-print': 3 } });
    expect(plan).toMatchObject({ version: 1, prices: { upscale: 9, 'fabric-print': 3 }, subscribers: 0, pictures: [] });
    const hidden = await create();
    const over = await create({ isPublic: true, onSaleUntil: '2026-01-01T00:00:00.000Z' });
    const offered = await onOffer();
    expect([plan, hidden, over].map(({ _id }) => offered.includes(_id))).toEqual([true, false, false]);
    expect(await linesOf(plan._id)).toEqual([
      {
        action: 'plan.created',
        before: null,
        after: expect.objectContaining({
          credits: 300,
          price: 'INR 49999.00',
          prices: ['fabric-print 3', 'upscale 9'],
        }),
      },
    ]);
  });

  test('is changed for whoever buys it from now on: who bought it keeps what they bought, and sees both', async () => {
    const plan = await create({ prices: { upscale: 9 } });
    const { admin } = await subscribe(plan._id);
    const mine = async () => currentPlan.parse((await admin('GET /client/my-plan')).body);
    expect(await mine()).toMatchObject({ state: 'running', plan: { amount: 4_999_900, version: 1 }, today: null });
    const changes = { version: 1, amount: 5_999_900, credits: 500, prices: { upscale: 4 } };
    expect(await change(plan._id, changes)).toMatchObject({
      status: 200,
      body: {
        ...{ version: 2, price: { amount: 5_999_900 }, credits: 500, subscribers: 1 },
        formerTerms: [
          { version: 1, subscribers: 1, terms: { amount: 4_999_900, credits: 300, prices: { upscale: 9 } } },
        ],
      },
    });
    expect(await mine()).toMatchObject({
      plan: { amount: 4_999_900, credits: 300, prices: { upscale: 9 }, version: 1 },
      today: { amount: 5_999_900, credits: 500, prices: { upscale: 4 } },
    });
    expect((await admin('GET /credits/balance')).body).toMatchObject({ creditsLeft: 300 });
    expect((await linesOf(plan._id)).at(-1)).toEqual({
      action: 'plan.changed',
      before: { credits: 300, price: 'INR 49999.00', prices: ['upscale 9'] },
      after: { credits: 500, price: 'INR 59999.00', prices: ['upscale 4'] },
    });
  });

  test('that somebody else has changed meanwhile is shown as it is now, and left as it is', async () => {
    const { _id } = await create();
    expect((await change(_id, { version: 1, credits: 1 })).status).toBe(200);
    expect(await change(_id, { version: 1, credits: 2 })).toMatchObject({
      status: 409,
      body: {
        error: { code: 'changed_meanwhile', params: { version: 2, now: expect.stringContaining('Credits: 1') } },
      },
    });
    expect(await get(_id)).toMatchObject({ credits: 1, version: 2 });
    const racers = await Promise.all([10, 20, 30].map((credits) => change(_id, { version: 2, credits })));
    expect(racers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('is the same version while only its place on the page changes', async () => {
    const { _id } = await create();
    expect((await change(_id, { version: 1, isPublic: true })).body).toMatchObject({ version: 1, isPublic: true });
    expect((await change(_id, { version: 1, onSaleUntil: inOneDay() })).body).toMatchObject({ version: 1 });
    expect((await linesOf(_id)).map(({ action }) => action)).toEqual(['plan.created', 'plan.changed', 'plan.changed']);
    expect((await change(_id, { version: 1, isPublic: true })).status).toBe(200);
    expect(await linesOf(_id)).toHaveLength(3);
  });

  test.each([
    [
      'a name that another has, in other letters',
      async () => ({ name: (await create()).name.toUpperCase() }),
      'name',
      'plan_name_taken',
    ],
    ['no name', async () => ({ name: ' ' }), 'name', 'name_required'],
    ['no administrator', async () => ({ adminCount: 0 }), 'adminCount', 'plan_accounts'],
    ['a price below nothing', async () => ({ amount: -1 }), 'amount', 'plan_amount'],
    ['a part of a paisa', async () => ({ amount: 10.5 }), 'amount', 'plan_amount'],
    ['no price on the page of plans', async () => ({ amount: 0, isPublic: true }), 'amount', 'plan_free'],
    ['a price beyond all bounds', async () => ({ amount: 1e12 }), 'amount', 'plan_amount'],
    ['a foreign currency', async () => ({ currency: 'EUR' }), 'currency', 'invalid_value'],
    ['days without an end', async () => ({ subscriptionDays: 36_500 }), 'subscriptionDays', 'plan_days'],
    ['part of a credit', async () => ({ credits: 0.5 }), 'credits', 'plan_credits'],
    ['a price of an operation below nothing', async () => ({ prices: { edit: -1 } }), 'prices.edit', 'operation_price'],
    ['an operation in other letters', async () => ({ prices: { Upscale: 1 } }), 'prices', 'operation_unknown'],
  ])('with %s is refused by its sentence, whether added or changed', async (_, wrong, field, code) => {
    const changes = await wrong();
    const plan = await create();
    const before = await get(plan._id);
    const refused = { status: 422, body: { error: { code, field } } };
    expect(await ask('POST /plans/create-plan-new', write(changes))).toMatchObject(refused);
    expect(await change(plan._id, { version: 1, ...changes })).toMatchObject(refused);
    expect(await get(plan._id)).toEqual(before);
  });

  test('is deleted once no one is on it or pays for it, and is then nowhere', async () => {
    const { db } = app.connection;
    const plan = await create({ isPublic: true });
    const { clientId } = await subscribe(plan._id);
    const inUse = { status: 409, body: { error: { code: 'plan_in_use', params: { count: 1 } } } };
    expect(await remove(plan._id)).toMatchObject(inUse);
    await db.update(subscriptions).set({ endsAt: new Date() }).where(eq(subscriptions.clientId, clientId));
    const payment = {
      ...({ clientId, planId: plan._id, planVersion: 1, purpose: 'purchase', total: 1, currency: 'INR' } as const),
      ...({ method: 'transfer', expiresAt: new Date(Date.now() + 60_000) } as const),
      // What it says is of no concern here.
      ...{ terms: JSON.parse('{}'), quote: JSON.parse('{}'), parties: JSON.parse('{}') },
    };
    await db.insert(payments).values(payment);
    expect(await remove(plan._id)).toMatchObject(inUse);
    await db.update(payments).set({ expiresAt: new Date() }).where(eq(payments.planId, plan._id));
    expect(await remove(plan._id)).toMatchObject({ status: 200, body: { success: true } });
    expect((await remove(plan._id)).status).toBe(404);
    expect((await ask(`GET /plans/get-plan-by-id-new/${plan._id}`)).status).toBe(404);
    expect(await onOffer()).not.toContain(plan._id);
    expect(await ask('POST /client/create-admin-client', form({ planId: plan._id }))).toMatchObject({
      status: 422,
      body: { error: { code: 'plan_unknown' } },
    });
    expect((await linesOf(plan._id)).at(-1)).toMatchObject({ action: 'plan.deleted', after: null });
    // Its name is free again.
    expect((await ask('POST /plans/create-plan-new', write({ name: plan.name }))).status).toBe(201);
  });

  test('is either bought or deleted, and never both, when both come at once', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { _id: planId } = await create();
      const [gone, made] = await Promise.all([
        remove(planId),
        ask('POST /client/create-admin-client', form({ planId })),
      ]);
      expect([
        [200, 422],
        [409, 201],
      ]).toContainEqual([gone.status, made.status]);
    }
  });

  /** Somebody who looked at what a plan comes to, and begins to pay for it. */
  const payer = async (planId: string) => {
    const clientId = await addBuyer(app.connection.db);
    const { token } = await app.signIn({ clientId, role: 'admin' });
    const quoted = await app.ask('POST /payments/quote', { token, body: { planId } });
    const { planVersion, total } = paymentQuote.parse(quoted.body);
    const headers = { 'idempotency-key': randomUUID() };
    return () =>
      app.ask('POST /payments', { token, headers, body: { planId, planVersion, total, method: 'transfer' } });
  };

  test('is either paid for or deleted, and never both, when both come at once', async () => {
    await setSeller(app.connection.db);
    for (let turn = 0; turn < 5; turn++) {
      const { _id } = await create({ isPublic: true });
      const begin = await payer(_id);
      const [gone, begun] = await Promise.all([remove(_id), begin()]);
      expect([
        [200, 422],
        [409, 201],
      ]).toContainEqual([gone.status, begun.status]);
    }
  });

  test('by its id is shown to an administrator while it is on offer, or when their client has had it', async () => {
    const [offered, own, other] = [await create({ isPublic: true }), await create(), await create()];
    const { admin } = await subscribe(own._id);
    const look = async ({ _id }: { _id: string }) => (await admin(`GET /plans/get-plan-by-id-new/${_id}`)).status;
    expect([await look(offered), await look(own), await look(other)]).toEqual([200, 200, 404]);
    const shown = await admin(`GET /plans/get-plan-by-id-new/${own._id}`);
    expect(publicPlan.parse(shown.body)).not.toHaveProperty('subscribers');
  });
});

describe('the pictures of a plan', () => {
  const set = (id: string, s3Images: unknown) => ask(`PATCH /plans/${id}/s3Images`, { s3Images });
  const look = async (link: string) => {
    const answer = await fetch(app.url + link);
    // A body that is not read keeps its connection.
    await answer.arrayBuffer();
    return { status: answer.status, type: answer.headers.get('content-type') };
  };

  test('are drawn again, shown to anybody by their links, kept by their keys, and gone when they are left out', async () => {
    const { _id } = await create({ isPublic: true });
    const first = anyPlan.parse((await set(_id, [logo, logo])).body);
    expect(first.s3Images).toHaveLength(2);
    const [kept, dropped] = first.pictures;
    expect(await look(kept ?? '')).toEqual({ status: 200, type: 'image/png' });
    const second = anyPlan.parse((await set(_id, [logo, first.s3Images[0]])).body);
    expect(second.s3Images[1]).toBe(first.s3Images[0]);
    expect((await look(dropped ?? '')).status).toBe(404);
    expect((await look(second.pictures[1] ?? '')).status).toBe(200);
    expect((await set(_id, [])).body).toMatchObject({ s3Images: [], pictures: [] });
    for await (const { key } of app.services.storage.list('plan-pictures')) expect.unreachable(`${key} was left`);
  });

  test.each([
    [
      'a key of another plan',
      async () => [anyPlan.parse((await set((await create())._id, [logo])).body).s3Images[0]],
      404,
    ],
    ['a key twice', async (key: string) => [key, key], 404],
    ['a path', async () => ['../../etc/passwd'], 404],
    ['a drawing', async () => ['data:image/svg+xml;base64,PHN2Zy8+'], 415],
    ['what only says that it is a picture', async () => ['data:image/png;base64,PHN2Zy8+'], 415],
    ['one more than there may be', async () => [logo, logo, logo, logo, logo], 422],
  ])('with %s are refused, and those that stand there stay', async (_, wrong, status) => {
    const { _id } = await create();
    const { s3Images } = anyPlan.parse((await set(_id, [logo])).body);
    expect((await set(_id, await wrong(s3Images[0] ?? ''))).status).toBe(status);
    const plan = await get(_id);
    expect(plan.s3Images).toEqual(s3Images);
    expect((await look(plan.pictures[0] ?? '')).status).toBe(200);
  });
});

test('plans on offer stand by their currency, and in each the cheapest first: paise and cents do not compare', async () => {
  const sold = (amount: number, currency = 'INR') => create({ amount, currency, isPublic: true });
  const [dollars, dear, cheap] = [await sold(12_345, 'USD'), await sold(99_999), await sold(500)];
  const { data } = z.object({ data: z.array(publicPlan) }).parse((await app.ask('GET /plans/new')).body);
  const wanted = [cheap, dear, dollars].map(({ _id }) => _id);
  expect(data.map(({ _id }) => _id).filter((id) => wanted.includes(id))).toEqual(wanted);
});
