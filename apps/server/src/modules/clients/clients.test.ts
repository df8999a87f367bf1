import { randomUUID } from 'node:crypto';
import { userColumns } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addTestClient } from '../../../test/client.ts';
import { useOperator } from '../../../test/operator.ts';
import { clients } from '../../db/schema/clients.ts';
import { ledgerLots } from '../../db/schema/ledger.ts';
import { mails } from '../../db/schema/mails.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';

const { app, operator, ask, house } = useOperator();

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
