import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addTestClient } from '../../../test/client.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { mails } from '../../db/schema/mails.ts';
import { passwordResets } from '../../db/schema/password-resets.ts';
import { users } from '../../db/schema/users.ts';
import { hashToken } from '../session/token.ts';

const app = useTestApp({ DEMO: 'off' });

/** A designer with an address, and what their administrator asks. */
async function house(email: string | null = `${randomUUID()}@mill.example`) {
  const { clientId } = await addTestClient(app.connection.db);
  const { token } = await app.signIn({ clientId, role: 'admin' });
  const asha = await app.signIn({ clientId, role: 'user' });
  await app.connection.db.update(users).set({ email }).where(eq(users.id, asha.userId));
  const change = (body: object) => app.ask(`PATCH /users/${asha.userId}`, { token, body });
  const letters = () => app.connection.db.select().from(mails).where(eq(mails.userId, asha.userId));
  return { asha, email, clientId, change, letters };
}

test('an administrator changes an address: it is logged, both mailboxes hear of it, links in the former open nothing', async () => {
  const { asha, email, change, letters } = await house();
  const { db } = app.connection;
  const link = randomUUID();
  await db
    .insert(passwordResets)
    .values({ login: 'asha', userId: asha.userId, tokenHash: hashToken(link), mailedAt: new Date() });
  const next = `${randomUUID()}@mill.example`;
  expect(await change({ email: ` ${next} `, was: { email } })).toMatchObject({ status: 200, body: { email: next } });
  const log = await db.select().from(actionLogs).where(eq(actionLogs.object, asha.userId));
  expect(log).toMatchObject([{ action: 'user.changed', before: { email }, after: { email: next } }]);
  expect((await letters()).map(({ kind, to }) => [kind, to]).toSorted()).toEqual([
    ['emailGone', email],
    ['emailSet', next],
  ]);
  const used = await app.ask('POST /auth/reset-password', {
    body: { token: link, newPassword: 'Tana@Bana7' },
  });
  expect(used).toMatchObject({ body: { error: { code: 'reset_link_expired' } } });
  // It is changed and not ended what they work in.
  expect((await app.ask('GET /users/me', { token: asha.token })).body).toMatchObject({ email: next });
  expect((await change({ email: next })).status).toBe(200);
  expect(await letters()).toHaveLength(2);
});

test('an address is of the form and its own in the whole product, whatever its case, as when an account is made', async () => {
  const [{ change, email, asha, letters }, other] = [await house(), await house()];
  const refused = (code: string) => ({ status: 422, body: { error: { code, field: 'email' } } });
  expect(await change({ email: 'asha' })).toMatchObject(refused('email_invalid'));
  expect(await change({ email: '' })).toMatchObject(refused('email_invalid'));
  expect(await change({ email: other.email?.toUpperCase() })).toMatchObject({
    body: { error: { code: 'username_taken', field: 'email' } },
  });
  expect(await change({ email: 'late@mill.example', was: { email: null } })).toMatchObject({
    status: 409,
    body: { error: { code: 'changed_meanwhile', params: { email } } },
  });
  const stored = await app.connection.db.select().from(users).where(eq(users.id, asha.userId));
  expect(stored).toMatchObject([{ email }]);
  expect(await letters()).toEqual([]);
});

test('an address can be taken away from whoever has a username, and given to whoever had none', async () => {
  const { change, email, asha, letters } = await house();
  expect(await change({ email: null })).toMatchObject({ status: 200, body: { email: null } });
  expect((await letters()).map(({ kind, to }) => [kind, to])).toEqual([['emailGone', email]]);
  const again = `${randomUUID()}@mill.example`;
  expect(await change({ email: again })).toMatchObject({ status: 200, body: { email: again } });
  expect((await letters()).filter(({ kind }) => kind === 'emailSet')).toMatchObject([{ to: again }]);
  await app.connection.db.update(users).set({ username: null }).where(eq(users.id, asha.userId));
  expect(await change({ email: null })).toMatchObject({
    status: 422,
    body: { error: { code: 'login_required', field: 'email' } },
  });
});
