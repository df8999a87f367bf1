import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { testPassword } from '../../../test/app.ts';
import { addTestClient } from '../../../test/client.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { passwordResets } from '../../db/schema/password-resets.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import { hashToken, newToken } from './token.ts';

const app = useTestApp();
const newPassword = 'Another@1horse';
const logIn = (login: string, password = testPassword) => app.ask('POST /auth/login', { body: { login, password } });

/** Holds log-ins between the look at the password and the session: the try cannot be given back. The embedded database does one thing at a time. */
async function holdLogIns() {
  const { connection } = app;
  if (connection.home === 'pglite') return { untilOneWaits: async () => undefined, letGo: async () => undefined };
  const holder = new Client({ connectionString: connection.url });
  await holder.connect();
  await holder.query(`
    create or replace function hold_back() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock_shared(7); return new; end';
    create or replace trigger hold_back before update on throttles for each row
      when (new.failures < old.failures) execute function hold_back()`);
  await holder.query('select pg_advisory_lock(7)');
  return {
    untilOneWaits: () =>
      expect
        .poll(async () => (await holder.query('select 1 from pg_locks where not granted')).rowCount)
        .toBeGreaterThan(0),
    letGo: () => holder.end(),
  };
}

async function house() {
  const { clientId } = await addTestClient(app.connection.db, { usersCount: 5 });
  const [asha, admin] = [await app.signIn({ clientId, role: 'user' }), await app.signIn({ clientId, role: 'admin' })];
  return { asha, admin };
}
type House = Awaited<ReturnType<typeof house>>;

test.each<[string, string, (house: House) => Promise<{ status: number }>]>([
  [
    'its owner changes the password',
    'invalid_credentials',
    ({ asha }) =>
      app.ask('PUT /users/change-password', { token: asha.token, body: { oldPassword: testPassword, newPassword } }),
  ],
  [
    'an administrator sets another',
    'invalid_credentials',
    ({ asha, admin }) =>
      app.ask(`PATCH /users/${asha.userId}`, { token: admin.token, body: { password: newPassword } }),
  ],
  [
    'the password is reset by mail',
    'invalid_credentials',
    async ({ asha: { userId, username } }) => {
      const token = newToken();
      const asked = { login: username, userId, tokenHash: hashToken(token), mailedAt: sql`now()`, ip: '127.0.0.1' };
      await app.connection.db.insert(passwordResets).values({ ...asked, requestId: 'test' });
      return app.ask('POST /auth/reset-password', { body: { token, newPassword } });
    },
  ],
  [
    'the account is shut out',
    'user_inactive',
    ({ asha, admin }) => app.ask(`POST /users/${asha.userId}/deactivate`, { token: admin.token }),
  ],
])('a log-in that is under way while %s opens no session', async (_, code, change) => {
  const { db } = app.connection;
  const found = await house();
  const { userId, username } = found.asha;
  const facts = () =>
    db.select({ hash: users.passwordHash, isActive: users.isActive }).from(users).where(eq(users.id, userId));
  const before = await facts();
  const held = await holdLogIns();
  const opening = logIn(username);
  await held.untilOneWaits();
  const changing = change(found);
  await expect.poll(facts).not.toEqual(before);
  await held.letGo();
  const [opened, changed] = await Promise.all([opening, changing]);
  expect(changed.status).toBeLessThan(300);
  if (app.connection.home === 'postgres') expect(opened.body).toEqual({ error: expect.objectContaining({ code }) });
  const left = await db.select({ token: sessions.tokenHash }).from(sessions).where(eq(sessions.userId, userId));
  expect(left.filter(({ token }) => token !== hashToken(found.asha.token))).toEqual([]);
});
