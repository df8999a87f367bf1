import { once } from 'node:events';
import { request } from 'node:http';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp, testPassword } from '../../../test/app.ts';
import { addTestClient } from '../../../test/client.ts';
import { watchStatements } from '../../../test/watch-statements.ts';
import type { Database } from '../../db/database.ts';
import { clients } from '../../db/schema/clients.ts';
import { mails } from '../../db/schema/mails.ts';
import { passwordResets } from '../../db/schema/password-resets.ts';
import { throttles } from '../../db/schema/throttles.ts';
import { users } from '../../db/schema/users.ts';
import { forgotPassword } from './forgot-password.ts';
import { prepareReset } from './prepare-reset.ts';

let app: TestApp;
beforeAll(async () => {
  // No one sends here: what would be sent is looked at in its line.
  const post = { SMTP_HOST: '127.0.0.1', MAIL_FROM: 'no-reply@naksha.example' };
  app = await openTestApp({ DEMO: 'off', PUBLIC_URL: 'https://naksha.example', ...post });
});
afterEach(async () => {
  await app.connection.db.delete(passwordResets);
  await app.connection.db.delete(mails);
});
afterAll(async () => {
  await app.close();
  expect(app.errors).toEqual([]);
});

const error = (code: string) => ({ error: expect.objectContaining({ code }) });
const next = 'Another@1horse';
const forgot = (login: string) => forgotPassword(scope(), { login });
const reset = (token: string, newPassword = next) =>
  app.ask('POST /auth/reset-password', { body: { token, newPassword } });
const logIn = async (login: string, password: string) =>
  (await app.ask('POST /auth/login', { body: { login, password } })).status;
const letters = (userId: string) => app.connection.db.select().from(mails).where(eq(mails.userId, userId));

function scope(db: Database = app.connection.db) {
  return { kind: 'public', db, services: app.services, requestId: 'a-request', ip: '127.0.0.1' } as const;
}

async function account(changes: Partial<typeof users.$inferInsert> = {}) {
  const { clientId } = await addTestClient(app.connection.db);
  const signedIn = await app.signIn({ clientId, role: 'user' });
  const email = `${signedIn.username}@mill.example`;
  await app.connection.db
    .update(users)
    .set({ email, ...changes })
    .where(eq(users.id, signedIn.userId));
  return { ...signedIn, clientId, email };
}

/** Works off the line of requests, as the mailer does. */
async function lookUp(config = app.services.config) {
  const { db } = app.connection;
  const { queue } = app.services;
  const post = { queue, config };
  for (let claim = await queue.resets.take(); claim; claim = await queue.resets.take())
    await prepareReset(db, post, claim);
}

/** The token of the latest link that was mailed. */
async function linkOf(userId: string): Promise<string> {
  const found = (await letters(userId)).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return /https:\/\/naksha\.example\/reset-password#([\w-]{43})\n/.exec(found.at(-1)?.text ?? '')?.[1] ?? '';
}

async function mailedLink(to: { userId: string; email: string }) {
  await forgot(to.email);
  await lookUp();
  return linkOf(to.userId);
}

describe('a forgotten password', () => {
  test('is answered alike for everybody, and before anything was looked up', async () => {
    const { username } = await account();
    const answers = [];
    for (const login of [username, 'nobody_at_all', 'nobody@nowhere.example']) {
      answers.push(await app.ask('POST /auth/forgot-password', { body: { login } }));
    }
    for (const { status, body } of answers) expect([status, body]).toEqual([202, { success: true }]);
    expect(await app.connection.db.select().from(mails)).toEqual([]);
    expect(await app.connection.db.select().from(passwordResets)).toMatchObject(
      [username, 'nobody_at_all', 'nobody@nowhere.example'].map((login) => ({ login, userId: null, tokenHash: null })),
    );
    await lookUp();
  });

  test('makes the same statements for whoever is known and for whoever is not', async () => {
    const { username } = await account();
    const work = async (login: string) => {
      const { db, made } = watchStatements(app.connection.db);
      await forgotPassword(scope(db), { login });
      return made;
    };
    const known = await work(username);
    expect(known).toEqual(await work('nobody_at_all'));
    expect(known.slice(0, 2)).toEqual(['transaction', 'insert password_resets']);
    expect(known.slice(2).every((each) => each === 'execute')).toBe(true);
    await lookUp();
  });

  test('brings a link in the language of the account, to the public address whatever host was asked', async () => {
    const asha = await account({ lang: 'hi' });
    const body = JSON.stringify({ login: asha.email.toUpperCase() });
    const askAs = async (headers: Record<string, string>) => {
      const sent = request(`${app.url}/auth/forgot-password`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
      }).end(body);
      const [answer] = await once(sent, 'response');
      return answer.resume().statusCode;
    };
    expect(await askAs({ host: 'evil.example' })).toBe(421);
    expect(await askAs({ 'x-forwarded-host': 'evil.example' })).toBe(202);
    await lookUp();
    const [letter, ...others] = await letters(asha.userId);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ kind: 'passwordReset', to: asha.email, lang: 'hi', subject: 'नया पासवर्ड रखें' });
    expect(`${letter?.text}${letter?.html}`).not.toContain('evil');
    const [kept] = await app.connection.db.select().from(passwordResets);
    expect(JSON.stringify(kept)).not.toContain(await linkOf(asha.userId));
  });

  test.each([
    ['has no email address', async ({ userId }: { userId: string }) => change(userId, { email: null })],
    ['is not active', async ({ userId }: { userId: string }) => change(userId, { isActive: false })],
    [
      'belongs to a client that is not active',
      async ({ clientId }: { clientId: string }) => {
        await app.connection.db.update(clients).set({ isActive: false }).where(eq(clients.id, clientId));
      },
    ],
  ])('brings nothing to whoever %s, and nothing of it is left', async (_, hinder) => {
    const asha = await account();
    await hinder(asha);
    await forgot(asha.username);
    await lookUp();
    expect(await letters(asha.userId)).toEqual([]);
    expect(await app.connection.db.select().from(passwordResets)).toEqual([]);
  });

  test('makes no link where there is no mail server, and leaves nothing', async () => {
    const asha = await account();
    await forgot(asha.email);
    await lookUp({ ...app.services.config, mail: undefined });
    expect(await letters(asha.userId)).toEqual([]);
    expect(await app.connection.db.select().from(passwordResets)).toEqual([]);
  });

  test('shows no one who reads the outbox the link, before it is sent or after', async () => {
    const asha = await account();
    const operator = await app.signIn({ clientId: null, role: 'superadmin' });
    const token = await mailedLink(asha);
    const [letter] = await letters(asha.userId);
    expect(letter).toMatchObject({ state: 'queued', html: expect.stringContaining(token) });
    for (const state of ['queued', 'failed', 'kept'] as const) {
      await app.connection.db.update(mails).set({ state }).where(eq(mails.userId, asha.userId));
      const read = JSON.stringify((await app.ask(`GET /mails/${letter?.id}`, { token: operator.token })).body);
      expect(read).not.toContain(token);
      expect(read.match(/naksha\.example\/reset-password#…/g)).toHaveLength(4);
    }
    expect((await reset(token)).status).toBe(204);
  });

  test('brings three mails an hour to an account, also when many are asked for at once', async () => {
    const asha = await account();
    await Promise.all(Array.from({ length: 6 }, (_, at) => forgot(at % 2 ? asha.email : asha.username)));
    await Promise.all([lookUp(), lookUp(), lookUp()]);
    expect(await letters(asha.userId)).toHaveLength(3);
    await app.connection.db.update(passwordResets).set({ mailedAt: sql`now() - interval '61 minutes'` });
    await forgot(asha.email);
    await lookUp();
    expect(await letters(asha.userId)).toHaveLength(4);
  });
});

describe('a link', () => {
  test('sets a new password once, ends all sessions and begins none', async () => {
    const asha = await account();
    const first = await mailedLink(asha);
    const token = await mailedLink(asha);
    await logIn(asha.username, 'Wrong@1pass');
    expect(await reset(token)).toMatchObject({ status: 204, body: '' });
    expect((await app.ask('GET /users/me', { token: asha.token })).status).toBe(401);
    expect(await logIn(asha.username, testPassword)).toBe(400);
    expect(await logIn(asha.email, next)).toBe(200);
    // Nor does any other that was mailed before.
    for (const used of [token, first]) {
      expect(await reset(used, 'Third@1horse')).toMatchObject({ status: 403, body: error('reset_link_used') });
    }
  });

  test('works once for many who use it at the same time', async () => {
    const token = await mailedLink(await account());
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 403, 403, 403, 403]);
  });

  test('works for half an hour, and a made-up one never', async () => {
    const token = await mailedLink(await account());
    const age = (minutes: number) =>
      app.connection.db.update(passwordResets).set({ mailedAt: sql`now() - interval '1 minute' * ${minutes}` });
    await age(31);
    for (const bad of [token, 'made-up', '', 'a'.repeat(43)]) {
      expect(await reset(bad)).toMatchObject({ status: 403, body: error('reset_link_expired') });
    }
    await age(29);
    expect((await reset(token)).status).toBe(204);
  });

  test('is not used up by a password that is too weak', async () => {
    const token = await mailedLink(await account());
    expect(await reset(token, 'weak')).toMatchObject({ status: 422, body: error('password_weak') });
    expect(await reset(token, 'Some#Body77')).toMatchObject({ status: 422, body: error('password_of_name') });
    expect((await reset(token)).status).toBe(204);
  });

  test('no longer works once the password was changed in another way', async () => {
    const [one, two] = [await account(), await account()];
    const links = [await mailedLink(one), await mailedLink(two)];
    const body = { oldPassword: testPassword, newPassword: next };
    expect((await app.ask('PUT /users/change-password', { token: one.token, body })).status).toBe(204);
    const admin = await app.signIn({ clientId: two.clientId, role: 'admin' });
    await app.ask(`PATCH /users/${two.userId}`, { token: admin.token, body: { password: next } });
    for (const link of links) expect(await reset(link)).toMatchObject({ body: error('reset_link_used') });
  });

  test.each<[string, (asha: Asha, isActive: boolean) => Promise<unknown>]>([
    [
      'their account',
      async ({ userId, clientId }, isActive) => {
        const { token } = await app.signIn({ clientId, role: 'admin' });
        return app.ask(`POST /users/${userId}/${isActive ? 'activate' : 'deactivate'}`, { token });
      },
    ],
    [
      'their organisation',
      async ({ clientId }, isActive) => {
        const { token } = await app.signIn({ clientId: null, role: 'superadmin' });
        return app.ask(`PATCH /client/${clientId}`, { token, body: { isActive } });
      },
    ],
  ])('sets nothing for whoever is shut out with %s, nor when they are let in again', async (_, set) => {
    const asha = await account();
    const token = await mailedLink(asha);
    expect(await set(asha, false)).toMatchObject({ status: 200 });
    expect(await reset(token)).toMatchObject({ status: 403, body: error('reset_link_expired') });
    expect(await set(asha, true)).toMatchObject({ status: 200 });
    expect(await reset(token)).toMatchObject({ status: 403, body: error('reset_link_expired') });
    expect(await logIn(asha.username, testPassword)).toBe(200);
  });

  test('sets nothing for whoever is inactive, however they came to be', async () => {
    const [one, two] = [await account(), await account()];
    const links = [await mailedLink(one), await mailedLink(two)];
    await change(one.userId, { isActive: false });
    await app.connection.db.update(clients).set({ isActive: false }).where(eq(clients.id, two.clientId));
    for (const link of links) expect(await reset(link)).toMatchObject({ body: error('reset_link_expired') });
  });

  test('lets in somebody whom wrong passwords had slowed down', async () => {
    const asha = await account();
    for (let turn = 0; turn < 6; turn++) await logIn(asha.username, 'Wrong@1pass');
    await app.connection.db.delete(throttles).where(sql`${throttles.key} like 'address %'`);
    expect((await reset(await mailedLink(asha))).status).toBe(204);
    expect(await logIn(asha.username, next)).toBe(200);
  });

  test('is not needed by whoever was slowed down and is given another password', async () => {
    const asha = await account();
    for (const name of [asha.username, asha.email]) {
      for (let turn = 0; turn < 6; turn++) await logIn(name, 'Wrong@1pass');
    }
    expect(await logIn(asha.email, testPassword)).toBe(429);
    const admin = await app.signIn({ clientId: asha.clientId, role: 'admin' });
    await app.ask(`PATCH /users/${asha.userId}`, { token: admin.token, body: { password: next } });
    expect([await logIn(asha.email, next), await logIn(asha.username, next)]).toEqual([200, 200]);
  });
});

type Asha = Awaited<ReturnType<typeof account>>;

async function change(userId: string, set: Partial<typeof users.$inferInsert>): Promise<void> {
  await app.connection.db.update(users).set(set).where(eq(users.id, userId));
}
