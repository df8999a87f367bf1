import { availableParallelism } from 'node:os';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testPassword } from '../../../test/app.ts';
import { addTestClient } from '../../../test/client.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { watchStatements } from '../../../test/watch-statements.ts';
import { clients } from '../../db/schema/clients.ts';
import { users } from '../../db/schema/users.ts';
import { login } from '../log-in/login.ts';

const app = useTestApp();
const tries = 5;

async function administrator() {
  const { clientId } = await addTestClient(app.connection.db);
  return app.signIn({ clientId, role: 'admin' });
}

test('the current password is tried five times, side by side too, and the answers do not show the right one', async () => {
  const { token } = await administrator();
  const right = 30;
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      app.ask('PUT /users/change-password', {
        token,
        body: { oldPassword: at === right ? testPassword : `Wrong@${at}pass`, newPassword: `Another@${at}horse` },
      }),
    ),
  );
  const wrong = answers.filter(({ status }) => status === 422);
  // As many as are looked at in the moment in which the session ends may come on top.
  expect(wrong.length).toBeGreaterThanOrEqual(tries);
  expect(wrong.length).toBeLessThan(tries + availableParallelism());
  expect(answers.filter(({ status }) => status !== 422).every(({ status }) => status === 401)).toBe(true);
  expect(answers[right]?.status).toBe(401);
});

test('a code that switches the second step on is guessed slowly', async () => {
  const { token } = await administrator();
  await app.ask('POST /users/me/second-step', { token, body: { password: testPassword } });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      app.ask('POST /users/me/second-step/confirm', { token, body: { code: String(100_000 + at) } }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([422, 429]));
});

test('a refused log-in makes the same statements, whether the account is unknown, known, inactive or of an inactive client', async () => {
  const account = async (isActive: boolean, isClientActive = true) => {
    const { clientId } = await addTestClient(app.connection.db);
    const { userId, username } = await app.signIn({ clientId, role: 'user' });
    await app.connection.db.update(users).set({ isActive }).where(eq(users.id, userId));
    await app.connection.db.update(clients).set({ isActive: isClientActive }).where(eq(clients.id, clientId));
    return username;
  };
  const work = async (name: string) => {
    const { db, made } = watchStatements(app.connection.db);
    // An address from which no one has signed in.
    const scope = { kind: 'public', db, services: app.services, requestId: 'a-request', ip: '203.0.113.7' } as const;
    const refused = login(scope, { login: name, password: 'Wrong@1pass' });
    await expect(refused).rejects.toMatchObject({ code: 'invalid_credentials' });
    return made;
  };
  const unknown = await work('nobody_at_all');
  expect(unknown).toContain('insert action_logs');
  for (const known of [await account(true), await account(false), await account(true, false)]) {
    expect(await work(known)).toEqual(unknown);
  }
});
