import { randomUUID } from 'node:crypto';
import { userColumns } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testPassword } from '../../../test/app.ts';
import { addTestClient } from '../../../test/client.ts';
import { onePixel } from '../../../test/engines.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { clients } from '../../db/schema/clients.ts';
import { ledgerLots } from '../../db/schema/ledger.ts';
import { mails } from '../../db/schema/mails.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { users } from '../../db/schema/users.ts';
import { addPlan } from './add-plan.ts';

const app = useTestApp();
let operator: { userId: string; token: string };
let planId: string;
const plan = {
  name: 'Studio',
  adminCount: 2,
  usersCount: 3,
  credits: 300,
  creditValidityDays: 30,
  subscriptionDays: 30,
  amount: 0,
  currency: 'INR',
} as const;
beforeAll(async () => {
  operator = await app.signIn({ clientId: null, role: 'superadmin' });
  planId = (await addPlan(app.connection.db, plan)).id;
});

const ask = (what: string, body?: unknown) => app.ask(what, { token: operator.token, body });
const logo = `data:image/png;base64,${onePixel.toString('base64')}`;
let names = 0;
const form = (changes: Record<string, unknown> = {}) => ({
  name: 'Vraj Prints, सूरत',
  planId,
  adminName: 'Leela Shah',
  username: `leela_${++names}`,
  password: 'Loom@2026',
  ...changes,
});
const made = z.object({ client: z.looseObject({ _id: z.string() }), admin: z.looseObject({ _id: z.string() }) });

/** A client that a super-admin looks after, with a designer and an administrator. */
async function house(wishes?: Parameters<typeof addTestClient>[1]) {
  const { clientId, userId } = await addTestClient(app.connection.db, wishes);
  const admin = await app.signIn({ clientId, role: 'admin' });
  const logged = async (action: string) => {
    const found = await app.connection.db.select().from(actionLogs).where(eq(actionLogs.clientId, clientId));
    return found.filter((line) => line.action === action);
  };
  return { clientId, userId, admin, logged };
}

describe('a new client', () => {
  test('is active, on its plan from now on, with credits, a logo and an administrator who can sign in', async () => {
    const body = form({
      contactName: 'Leela',
      contactEmail: 'leela@vraj.example',
      phone: '+91 (261) 245-6789',
      address: 'Ring Road\nSurat',
      accountLimit: 5,
      logo,
      lang: 'gu',
    });
    const answer = await ask('POST /client/create-admin-client', body);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      client: {
        name: 'Vraj Prints, सूरत',
        status: 'active',
        plan: { _id: planId, name: 'Studio' },
        endsAt: expect.any(String),
        accounts: { used: 0, allowed: 5 },
        creditsLeft: 300,
        contactName: 'Leela',
        contactEmail: 'leela@vraj.example',
        phone: '+91 (261) 245-6789',
        address: 'Ring Road\nSurat',
        timeZone: 'Asia/Kolkata',
        accountLimit: 5,
        logo: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
      },
      admin: { name: 'Leela Shah', username: body.username, roles: 'admin', status: 'active', lang: 'gu' },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|Loom@2026/);
    const signedIn = await app.ask('POST /auth/login', { body: { login: body.username, password: 'Loom@2026' } });
    expect(signedIn.status).toBe(200);
    const { client, admin } = made.parse(answer.body);
    const lines = await app.connection.db.select().from(actionLogs).where(eq(actionLogs.clientId, client._id));
    expect(lines.filter((line) => line.userId === operator.userId)).toMatchObject([
      { action: 'client.created', object: client._id, params: { name: 'Vraj Prints, सूरत', plan: 'Studio' } },
      { action: 'user.created', object: admin._id, params: { name: 'Leela Shah', role: 'admin' } },
    ]);
  });

  test('can be put on a plan that is offered to no one else', async () => {
    const own = await addPlan(app.connection.db, { ...plan, name: 'Own terms', isPublic: false });
    const all = await ask('GET /plans/all');
    expect(all.body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ _id: own.id, name: 'Own terms', isPublic: false })]),
    });
    expect(JSON.stringify((await app.ask('GET /plans/new')).body)).not.toContain('Own terms');
    const answer = await ask('POST /client/create-admin-client', form({ planId: own.id }));
    expect(answer.body).toMatchObject({ client: { plan: { name: 'Own terms' } } });
  });

  test('that is made closed lets no one in until it is opened', async () => {
    const body = form({ isActive: false });
    const { client } = made.parse((await ask('POST /client/create-admin-client', body)).body);
    const signIn = () => app.ask('POST /auth/login', { body: { login: body.username, password: 'Loom@2026' } });
    expect(await signIn()).toMatchObject({ status: 403, body: { error: { code: 'client_inactive' } } });
    await ask(`PATCH /client/${client._id}`, { isActive: true });
    expect((await signIn()).status).toBe(200);
  });

  test.each([
    [{ name: ' ' }, 'name', 'Name is required.'],
    [{ name: undefined }, 'name', 'Name is required.'],
    [{ name: 'x'.repeat(101) }, 'name', 'Name can have at most 100 characters.'],
    [{ adminName: 'Leela 2' }, 'adminName', 'Name can only contain English alphabets and spaces.'],
    [{ username: undefined }, 'email', 'Email or username is required.'],
    [{ email: 'leela@' }, 'email', 'Please enter a valid email address, e.g, name@example.com.'],
    [{ contactEmail: 'leela' }, 'contactEmail', 'Please enter a valid email address, e.g, name@example.com.'],
    [{ password: 'Dr@gon99!' }, 'password', 'This password is too common. Please choose another one.'],
    [{ phone: '12345' }, 'phone', 'Please enter a valid phone number.'],
    [{ phone: 'call me' }, 'phone', 'Please enter a valid phone number.'],
    [{ address: 'x'.repeat(501) }, 'address', 'An address can have at most 500 characters.'],
    [{ planId: '' }, 'planId', 'Please choose a plan.'],
    [{ planId: randomUUID() }, 'planId', 'This plan does not exist any more.'],
    [{ accountLimit: -1 }, 'accountLimit', 'The account limit is a whole number from 0 to 100000.'],
    [{ accountLimit: 2.5 }, 'accountLimit', 'The account limit is a whole number from 0 to 100000.'],
    [{ timeZone: 'Mars/Base' }, 'timeZone', 'This time zone is not known.'],
    [{ password: 'loom' }, 'password', /^Password must have at least 8 characters/],
    [{ password: 'Naksha@2026' }, 'password', 'This password is too common. Please choose another one.'],
    [{ isBillingOn: false }, 'isBillingOn', 'There is no field named isBillingOn here.'],
  ] as const)('with %j is refused at %s: %s', async (changes, field, sentence) => {
    const count = async () => (await ask('GET /client/get-count')).body;
    const before = await count();
    const answer = await ask('POST /client/create-admin-client', form(changes));
    expect(answer.status).toBe(422);
    const { error } = z.object({ error: z.object({ field: z.string(), message: z.string() }) }).parse(answer.body);
    expect(error.field).toBe(field);
    if (typeof sentence === 'string') expect(error.message).toBe(sentence);
    else expect(error.message).toMatch(sentence);
    expect(await count()).toEqual(before);
  });

  test('whose administrator has a login that is taken leaves nothing behind, and so does one with a broken logo', async () => {
    const body = form();
    expect((await ask('POST /client/create-admin-client', body)).status).toBe(201);
    const before = (await ask('GET /client/get-count')).body;
    expect(await ask('POST /client/create-admin-client', body)).toMatchObject({
      status: 422,
      body: { error: { code: 'username_taken', field: 'username', message: 'UserName already taken.' } },
    });
    const svg = form({ logo: 'data:image/svg+xml;base64,AAAA' });
    expect(await ask('POST /client/create-admin-client', svg)).toMatchObject({
      status: 415,
      body: { error: { code: 'logo_type_not_allowed', field: 'logo' } },
    });
    expect((await ask('GET /client/get-count')).body).toEqual(before);
  });
});

describe('the list of clients', () => {
  const page = z.object({
    total: z.number(),
    data: z.array(z.looseObject({ _id: z.string(), name: z.string(), creditsLeft: z.number() })),
  });
  const mark = `list${randomUUID().slice(0, 8)}`;
  const list = async (query: string) => page.parse((await ask(`GET /client?search=${mark}&${query}`)).body);
  const order = async (query: string) => (await list(query)).data.map((row) => row.name.slice(mark.length + 1));

  beforeAll(async () => {
    const { db } = app.connection;
    for (const [name, credits, days, isActive] of [
      ['beta', 30, 20, true],
      ['Alpha', 10, 30, false],
      ['gamma', 20, 10, true],
      ['delta', 40, -1, true],
    ] as const) {
      const { clientId } = await addTestClient(db, { credits, usersCount: 4 });
      const named = { name: `${mark} ${name}`, isActive, contactName: `Contact of ${name}`, phone: '%_12345678' };
      await db.update(clients).set(named).where(eq(clients.id, clientId));
      const endsAt = new Date(Date.now() + days * 86_400_000);
      await db.update(subscriptions).set({ endsAt }).where(eq(subscriptions.clientId, clientId));
      if (name === 'beta') await app.signIn({ clientId, role: 'user' });
    }
  });

  test.each([
    ['sortBy=name&sortDirection=asc', ['Alpha', 'beta', 'delta', 'gamma']],
    ['sortBy=name&sortDirection=desc', ['gamma', 'delta', 'beta', 'Alpha']],
    ['sortBy=creditsLeft&sortDirection=desc', ['delta', 'beta', 'gamma', 'Alpha']],
    ['sortBy=endsAt&sortDirection=asc', ['gamma', 'beta', 'Alpha', 'delta']],
    ['sortBy=endsAt&sortDirection=desc', ['Alpha', 'beta', 'gamma', 'delta']],
    ['sortBy=accounts&sortDirection=desc', ['beta', 'delta', 'gamma', 'Alpha']],
    ['sortBy=plan&sortDirection=asc', ['beta', 'Alpha', 'gamma', 'delta']],
    ['sortBy=status&sortDirection=desc', ['Alpha', 'delta', 'gamma', 'beta']],
    ['', ['delta', 'gamma', 'Alpha', 'beta']],
    ['status=active&sortBy=name&sortDirection=asc', ['beta', 'delta', 'gamma']],
    ['status=in-active', ['Alpha']],
    ['sortBy=name&sortDirection=asc&limit=2&pageNo=2', ['delta', 'gamma']],
  ])('asked with "%s" has %j', async (query, expected) => {
    expect(await order(query)).toEqual(expected);
  });

  test('says of each its plan, its end, its accounts and its credits, and never shows a logo', async () => {
    const { data, total } = await list('sortBy=name&sortDirection=asc');
    expect(total).toBe(4);
    expect(data).toMatchObject([
      { status: 'in-active', accounts: { used: 1, allowed: 4 }, creditsLeft: 10 },
      { status: 'active', accounts: { used: 2, allowed: 4 }, creditsLeft: 30, plan: { name: 'Trial' } },
      { plan: null, endsAt: null, accounts: { used: 1, allowed: 0 } },
      { status: 'active', endsAt: expect.any(String) },
    ]);
    expect(data[0]).not.toHaveProperty('logo');
  });

  test('finds by contact and phone, and takes wildcards as they are', async () => {
    const total = async (search: string) =>
      page.parse((await ask(`GET /client?search=${encodeURIComponent(search)}`)).body).total;
    expect(await total('contact OF gamma')).toBe(1);
    expect(await total('%_123')).toBe(4);
    expect(await total('%%')).toBe(0);
  });

  test('does not count credits that have expired', async () => {
    const { clientId } = await house({ credits: 70 });
    await app.connection.db
      .update(ledgerLots)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(ledgerLots.clientId, clientId));
    expect((await ask(`GET /client/getClient/${clientId}`)).body).toMatchObject({ creditsLeft: 0 });
  });
});

describe('what is shown of a client', () => {
  test('is all to its administrator, and name and logo to its users', async () => {
    const { clientId, admin } = await house();
    const designer = await app.signIn({ clientId, role: 'user' });
    const path = `GET /client/getClient/${clientId}`;
    expect((await app.ask(path, { token: admin.token })).body).toMatchObject({ accountLimit: 0, creditsLeft: 100 });
    expect((await app.ask(path, { token: designer.token })).body).toEqual({
      _id: clientId,
      name: 'A mill of the tests',
      logo: null,
    });
  });

  test('to a super-admin stands in its log, once for each thing in a while', async () => {
    const { clientId, userId, admin, logged } = await house();
    const ticket = { title: 'A question', description: 'Why?' };
    expect((await app.ask('POST /support/tickets', { token: admin.token, body: ticket })).status).toBe(201);
    const { userId: reader } = admin;
    await app.connection.db.insert(mails).values({ kind: 'errorReport', userId: reader, subject: 'x', text: 'y' });
    const reads = [
      [`GET /client/getClient/${clientId}`, 'client'],
      [`GET /client/get-logo/${clientId}`, 'logo'],
      [`GET /client/${clientId}/users`, 'users'],
      [`GET /client/no-of-sessions?clientId=${clientId}`, 'sessions'],
      [`GET /action-logs/client/${clientId}`, 'log'],
      [`GET /action-logs/user/${userId}`, 'log'],
      [`GET /action-logs/get-user-list/${clientId}`, 'log'],
      [`GET /credits/logs?clientId=${clientId}`, 'credits'],
      [`GET /credits/logs.csv?clientId=${clientId}`, 'credits'],
      ['GET /support/tickets?limit=100', 'tickets'],
      ['GET /mails?limit=100', 'mails'],
    ] as const;
    for (const [what] of [...reads, ...reads]) expect([what, (await ask(what)).status]).toEqual([what, 200]);
    const seen = (await logged('client.read')).map((line) => line.params.what);
    expect(seen).toEqual(['client', 'logo', 'users', 'sessions', 'log', 'credits', 'tickets', 'mails']);
    const [line] = await logged('client.read');
    expect(line).toMatchObject({ userId: operator.userId, userName: 'Some Body', object: clientId, ip: '127.0.0.1' });
    // Its own people read what is theirs.
    await app.ask(`GET /client/getClient/${clientId}`, { token: admin.token });
    await app.ask(`GET /client/get-logo/${clientId}`, { token: admin.token });
    expect(await logged('client.read')).toHaveLength(8);
    const shown = await app.ask(`GET /action-logs/client/${clientId}?limit=100`, { token: admin.token });
    expect(JSON.stringify(shown.body)).toContain('client.read');
  });

  test('is a list of its own users and of no one else', async () => {
    const [here, there] = [await house(), await house()];
    const answer = await ask(`GET /client/${here.clientId}/users?status=active&limit=1`);
    expect(answer.body).toMatchObject({ total: 2, limit: 1, data: [{ clientId: here.clientId, name: 'Asha Rao' }] });
    expect(JSON.stringify(answer.body)).not.toContain(there.userId);
    const names = async (direction: string) =>
      JSON.stringify((await ask(`GET /client/${here.clientId}/users?sortDirection=${direction}`)).body).match(
        /"name":"[^"]*"/g,
      );
    const upwards = await names('asc');
    expect(await names('desc')).toEqual(upwards?.toReversed());
    for (const column of userColumns) {
      expect((await ask(`GET /client/${here.clientId}/users?sortBy=${column}`)).body).toMatchObject({ total: 2 });
    }
    expect((await ask(`GET /client/${here.clientId}/users?sortBy=secret`)).status).toBe(422);
    expect((await ask(`GET /credits/logs?clientId=${randomUUID()}`)).status).toBe(404);
  });
});

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
    expect(await ask(`PATCH /client/${clientId}`, { timeZone: '+05:30' })).toMatchObject({ status: 422 });
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

describe('the sessions of a client', () => {
  test('are counted for its administrator, whoever is named, and for a super-admin everywhere', async () => {
    const [here, there] = [await house(), await house()];
    await app.signIn({ clientId: there.clientId, role: 'user' });
    const own = await app.ask(`GET /client/no-of-sessions?clientId=${there.clientId}`, { token: here.admin.token });
    expect(own.body).toEqual({ sessions: 1 });
    const all = z.object({ sessions: z.number() }).parse((await ask('GET /client/no-of-sessions')).body);
    expect(all.sessions).toBeGreaterThan(3);
    expect((await ask(`GET /client/no-of-sessions?clientId=${randomUUID()}`)).status).toBe(404);
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
