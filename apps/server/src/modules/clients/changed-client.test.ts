import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testPassword } from '../../../test/app.ts';
import { plan, useOperator } from '../../../test/operator.ts';
import { clients } from '../../db/schema/clients.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { users } from '../../db/schema/users.ts';

const { app, operator, ask, form, house } = useOperator();

let names = 0;

describe('a change of a client', () => {
  test('by a super-admin reaches every fact, and stands in its log with what it was and became', async () => {
    const { clientId, logged } = await house();
    const facts = { name: 'Weavers', contactName: 'A', contactEmail: 'a@b.in', phone: '', address: '' };
    const answer = await ask(`PATCH /client/${clientId}`, { ...facts, timeZone: 'Asia/Kathmandu' });
    expect(answer).toMatchObject({ status: 200, body: { ...facts, timeZone: 'Asia/Kathmandu', status: 'active' } });
    expect(await logged('client.changed')).toMatchObject([
      {
        userId: operator.userId,
        before: { name: 'A mill of the tests', contactName: '', contactEmail: '', timeZone: 'Asia/Kolkata' },
        after: { name: 'Weavers', contactName: 'A', contactEmail: 'a@b.in', timeZone: 'Asia/Kathmandu' },
      },
    ]);
    for (const timeZone of ['+05:30', 'US/Pacific-New'])
      expect(await ask(`PATCH /client/${clientId}`, { timeZone })).toMatchObject({ status: 422 });
    expect((await ask(`PATCH /client/${clientId}`, {})).status).toBe(200);
    expect(await logged('client.changed')).toHaveLength(1);
  });

  test.each([
    [{ name: 'Ours', phone: '0261 245678', address: 'Here' }, 200, undefined],
    [{ isActive: false }, 403, 'isActive'],
    [{ name: 'Ours', timeZone: 'Asia/Kolkata' }, 403, 'timeZone'],
    [{ contactName: 'Me' }, 403, 'contactName'],
    [{ contactEmail: 'me@mill.in' }, 403, 'contactEmail'],
    [{ accountLimit: 9 }, 422, 'accountLimit'],
    [{ planId: randomUUID() }, 422, 'planId'],
  ])('by its administrator to %j is answered %i', async (changes, status, field) => {
    const { clientId, admin } = await house();
    const answer = await app.ask(`PATCH /client/${clientId}`, { token: admin.token, body: changes });
    expect(answer.status).toBe(status);
    if (field !== undefined) expect(answer.body).toMatchObject({ error: { field } });
    const [row] = await app.connection.db.select().from(clients).where(eq(clients.id, clientId));
    expect(row).toMatchObject(status === 200 ? changes : { name: 'A mill of the tests', isActive: true });
  });

  test.each([
    [{ name: 'Other Name' }, 403, 'name'],
    [{ email: 'asha@mill.in' }, 403, 'email'],
    [{ role: 'admin' }, 403, 'role'],
    [{ password: 'Given@1loom', lang: 'gu', was: { lang: 'en' } }, 403, 'lang'],
    [{ password: 'Given@1loom' }, 200, undefined],
  ])(
    'by a super-admin of an account there to %j is answered %i, and stands in its log',
    async (changes, status, field) => {
      const { userId, logged } = await house();
      const row = async () => (await app.connection.db.select().from(users).where(eq(users.id, userId)))[0];
      const before = await row();
      const answer = await ask(`PATCH /users/${userId}`, changes);
      expect(answer).toMatchObject({ status, ...(field && { body: { error: { code: 'forbidden', field } } }) });
      if (status === 403) expect(await row()).toEqual(before);
      expect(await logged(status === 403 ? 'user.change_refused' : 'user.changed')).toMatchObject([
        { userId: operator.userId, object: userId, params: { name: before?.name } },
      ]);
    },
  );

  test('that deactivates it ends every session there at once, and no session elsewhere', async () => {
    const [here, there] = [await house(), await house()];
    const designer = await app.signIn({ clientId: here.clientId, role: 'user' });
    const live = async (token: string) => (await app.ask('GET /users/me', { token })).status;
    const sessions = async () => (await ask(`GET /client/no-of-sessions?clientId=${here.clientId}`)).body;
    expect(await sessions()).toEqual({ sessions: 2 });
    expect((await ask(`PATCH /client/${here.clientId}`, { isActive: false })).body).toMatchObject({
      status: 'in-active',
    });
    for (const { token } of [designer, here.admin]) expect(await live(token)).toBe(401);
    expect(await live(there.admin.token)).toBe(200);
    expect(await sessions()).toEqual({ sessions: 0 });
    const login = { login: designer.username, password: testPassword };
    expect((await app.ask('POST /auth/login', { body: login })).body).toMatchObject({
      error: { code: 'client_inactive' },
    });
    expect((await ask(`PATCH /client/${here.clientId}`, { isActive: false })).status).toBe(200);
    expect(await here.logged('client.deactivated')).toHaveLength(1);
    // Opened again, it lets people sign in, and the old sessions stay ended.
    await ask(`PATCH /client/${here.clientId}`, { isActive: true });
    expect(await live(designer.token)).toBe(401);
    expect((await app.ask('POST /auth/login', { body: login })).status).toBe(200);
    expect(await here.logged('client.activated')).toHaveLength(1);
  });
});

describe('the storage limit', () => {
  const setLimit = (clientId: string, storageGigabytes: unknown, was?: unknown) =>
    ask(`PATCH /client/storage-limit/${clientId}`, { storageGigabytes, ...(was !== undefined && { was }) });

  test('is seen by both sides, stands in the log, and is not set over what somebody else has set meanwhile', async () => {
    const { clientId, admin, logged } = await house();
    const stored = async () =>
      Object(await app.ask('GET /client/my-plan', { token: admin.token }).then(({ body }) => body)).storage;
    expect(await stored()).toBeNull();
    expect((await setLimit(clientId, 5, null)).body).toMatchObject({ storage: { usedBytes: 0, gigabytes: 5 } });
    expect(await stored()).toEqual({ usedBytes: 0, limitBytes: 5e9, gigabytes: 5 });
    expect((await ask(`GET /client/getClient/${clientId}`)).body).toMatchObject({ storage: { gigabytes: 5 } });
    expect(await setLimit(clientId, 9, null)).toMatchObject({
      status: 409,
      body: { error: { code: 'changed_meanwhile', params: { storageGigabytes: 5, now: '5' } } },
    });
    for (const again of [null, null]) expect((await setLimit(clientId, again)).status).toBe(200);
    expect((await logged('client.storage_limit')).map(({ before, after }) => [before, after])).toEqual([
      [{ storageGigabytes: null }, { storageGigabytes: 5 }],
      [{ storageGigabytes: 5 }, { storageGigabytes: null }],
    ]);
    for (const limit of [0, -1, 1.5, 1_000_001, '7'])
      expect(await setLimit(clientId, limit)).toMatchObject({
        status: 422,
        body: { error: { code: 'storage_limit_range', field: 'storageGigabytes' } },
      });
  });
});

describe('the account limit', () => {
  const setLimit = (clientId: string, accountLimit: unknown) =>
    ask(`PATCH /client/enhance-account-limit/${clientId}`, { accountLimit });

  test('lifts what the plan allows and never lowers it', async () => {
    const { clientId, admin, logged } = await house({ usersCount: 1 });
    const add = () =>
      app.ask('POST /users', {
        token: admin.token,
        body: { name: 'Meera', username: `meera_${++names}`, password: 'Loom@2026', confirmPassword: 'Loom@2026' },
      });
    expect(await add()).toMatchObject({ status: 422, body: { error: { code: 'user_limit_reached' } } });
    expect((await setLimit(clientId, 2)).body).toMatchObject({ accounts: { used: 1, allowed: 2 }, accountLimit: 2 });
    expect((await add()).status).toBe(201);
    expect((await add()).status).toBe(422);
    expect(await setLimit(clientId, 1)).toMatchObject({
      status: 422,
      body: {
        error: {
          field: 'accountLimit',
          message: 'The limit cannot be lowered to 1: 2 accounts are in use. Deactivate some of them first.',
        },
      },
    });
    await app.connection.db.update(users).set({ isActive: false }).where(eq(users.name, 'Meera'));
    expect((await setLimit(clientId, 0)).body).toMatchObject({ accounts: { used: 1, allowed: 1 }, accountLimit: 0 });
    expect((await logged('client.account_limit')).map(({ before, after }) => [before, after])).toEqual([
      [{ accountLimit: 0 }, { accountLimit: 2 }],
      [{ accountLimit: 2 }, { accountLimit: 0 }],
    ]);
  });

  test('that the plan alone reaches is refused, for a new client too, and one that is set again leaves no line', async () => {
    const { clientId, logged } = await house({ usersCount: 3 });
    const idle = (planned: number) => ({
      status: 422,
      body: {
        error: {
          code: 'account_limit_idle',
          field: 'accountLimit',
          message: `The plan alone allows ${planned} accounts, so this limit would change nothing. Enter more than that, or 0 for none.`,
        },
      },
    });
    for (const limit of [1, 3]) expect(await setLimit(clientId, limit)).toMatchObject(idle(3));
    for (const limit of [4, 4, 0, 0]) expect((await setLimit(clientId, limit)).status).toBe(200);
    expect(await logged('client.account_limit')).toHaveLength(2);
    const { usersCount } = plan;
    expect(await ask('POST /client/create-admin-client', form({ accountLimit: usersCount }))).toMatchObject(
      idle(usersCount),
    );
  });

  test('is a whole number within its range', async () => {
    const { clientId } = await house();
    for (const limit of [-1, 1.5, 100_001, '7', null]) {
      expect(await setLimit(clientId, limit)).toMatchObject({
        status: 422,
        body: { error: { field: 'accountLimit' } },
      });
    }
    expect((await setLimit(clientId, 100_000)).status).toBe(200);
  });

  test('can still be raised for a client whose plan has ended and that uses more than is allowed', async () => {
    const { clientId } = await house();
    await app.signIn({ clientId, role: 'user' });
    await app.connection.db
      .update(subscriptions)
      .set({ endsAt: new Date(0) })
      .where(eq(subscriptions.clientId, clientId));
    expect((await setLimit(clientId, 1)).body).toMatchObject({ plan: null, accounts: { used: 2, allowed: 1 } });
  });
});
