import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testPassword } from '../../../test/app.ts';
import { addTestClient } from '../../../test/client.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { users } from '../../db/schema/users.ts';

const app = useTestApp();
const logIn = async (login: string, password: string) =>
  (await app.ask('POST /auth/login', { body: { login, password } })).status;

async function house() {
  const { clientId } = await addTestClient(app.connection.db, { usersCount: 50 });
  const [first, second] = [
    await app.signIn({ clientId, role: 'admin' }),
    await app.signIn({ clientId, role: 'admin' }),
  ];
  return { clientId, first, second };
}

test.each([
  ['is shut out', 'POST', '/deactivate', undefined],
  ['is made a user', 'PATCH', '', { role: 'user' }],
] as const)(
  'an administrator who %s makes no accounts any more, with calls under way either',
  async (_, method, path, body) => {
    const { clientId, first, second } = await house();
    const accounts = async () =>
      (await app.connection.db.select({ id: users.id }).from(users).where(eq(users.clientId, clientId))).length;
    const making = Array.from({ length: 16 }, (_, i) => {
      const username = `late_${i}_${first.username}`;
      const password = 'Late@1comer';
      const late = { name: 'Late Comer', username, password, confirmPassword: password, role: 'user' };
      return app.ask('POST /users', { token: first.token, body: late });
    });
    await Promise.race(making);
    const out = await app.ask(`${method} /users/${first.userId}${path}`, { token: second.token, body });
    expect(out.status).toBe(200);
    const atTheEnd = await accounts();
    const answers = (await Promise.all(making)).map(({ status }) => status);
    expect(await accounts()).toBe(atTheEnd);
    expect(new Set(answers)).toEqual(new Set([201, 401]));
  },
);

test('a password that an administrator has set is not replaced by a change that was under way', async () => {
  const { second, clientId } = await house();
  const thief = await app.signIn({ clientId, role: 'user' });
  const stolen = 'Stolen@1horse';
  const given = 'Given@1horse';
  const changing = Array.from({ length: 4 }, () =>
    app.ask('PUT /users/change-password', {
      token: thief.token,
      body: { oldPassword: testPassword, newPassword: stolen },
    }),
  );
  const setting = app.ask(`PATCH /users/${thief.userId}`, { token: second.token, body: { password: given } });
  const [set, ...changed] = await Promise.all([setting, ...changing]);
  expect(set.status).toBe(200);
  // Whichever came first, the administrator's is the last.
  for (const { status } of changed) expect([204, 401, 422]).toContain(status);
  expect([await logIn(thief.username, given), await logIn(thief.username, stolen)]).toEqual([200, 400]);
  expect((await app.ask('GET /users/me', { token: thief.token })).status).toBe(401);
});
