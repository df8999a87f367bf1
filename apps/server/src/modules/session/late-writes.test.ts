import { eq } from 'drizzle-orm';
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
const logIn = async (login: string, password: string) =>
  (await app.ask('POST /auth/login', { body: { login, password } })).status;

async function house() {
  const { clientId } = await addTestClient(app.connection.db, { usersCount: 500 });
  const [first, second] = [
    await app.signIn({ clientId, role: 'admin' }),
    await app.signIn({ clientId, role: 'admin' }),
  ];
  return { clientId, first, second };
}

type House = Awaited<ReturnType<typeof house>>;

/** The first administrator makes accounts until that is refused, four at a time: a few are always under way. */
function makeAccounts({ first }: House) {
  let made = 0;
  const makeOne = () => {
    const [username, password] = [`late_${made++}_${first.username}`, 'Tana@Bana7'];
    const late = { name: 'Late Comer', username, password, confirmPassword: password, role: 'user' };
    return app.ask('POST /users', { token: first.token, body: late });
  };
  const begun = [0, 1, 2, 3].map(makeOne);
  const untilRefused = async (answer: ReturnType<typeof makeOne>): Promise<number> => {
    const { status } = await answer;
    return status === 201 ? untilRefused(makeOne()) : status;
  };
  return { one: Promise.race(begun), ends: Promise.all(begun.map(untilRefused)) };
}

const askAs = (token: string, what: string, body?: unknown) => app.ask(what, { token, body });

test.each<[string, (house: House) => Promise<{ status: number }>]>([
  ['is shut out', ({ first, second }) => askAs(second.token, `POST /users/${first.userId}/deactivate`)],
  ['is made a user', ({ first, second }) => askAs(second.token, `PATCH /users/${first.userId}`, { role: 'user' })],
  [
    'is given another password',
    ({ first, second }) => askAs(second.token, `PATCH /users/${first.userId}`, { password: newPassword }),
  ],
  [
    'works for a client that is shut',
    async ({ clientId }) => {
      const operator = await app.signIn({ clientId: null, role: 'superadmin' });
      return askAs(operator.token, `PATCH /client/${clientId}`, { isActive: false });
    },
  ],
  [
    'changes the password in another session',
    async ({ first }) => {
      const token = newToken();
      await app.connection.db.insert(sessions).values({ tokenHash: hashToken(token), userId: first.userId });
      return askAs(token, 'PUT /users/change-password', { oldPassword: testPassword, newPassword });
    },
  ],
  [
    'resets the password by a link',
    async ({ first: { userId, username: login } }) => {
      const token = newToken();
      const link = { login, userId, tokenHash: hashToken(token), mailedAt: new Date() };
      await app.connection.db.insert(passwordResets).values(link);
      return app.ask('POST /auth/reset-password', { body: { token, newPassword } });
    },
  ],
])('an administrator who %s makes no accounts any more, with calls under way either', async (_, endSession) => {
  const found = await house();
  const accounts = () => app.connection.db.$count(users, eq(users.clientId, found.clientId));
  const making = makeAccounts(found);
  expect((await making.one).status).toBe(201);
  const { status } = await endSession(found);
  const atTheEnd = await accounts();
  expect([200, 204]).toContain(status);
  // Not some time later, but with the answer.
  expect((await askAs(found.first.token, 'GET /users/me')).status).toBe(401);
  expect(await making.ends).toEqual([401, 401, 401, 401]);
  expect(await accounts()).toBe(atTheEnd);
});

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

test.each([
  ['shut each other out', 'POST', '/deactivate', undefined],
  ['give each other passwords', 'PATCH', '', { password: 'Given@1horse' }],
] as const)(
  'of two administrators who %s at the same moment one does, and the other is out',
  async (_, method, path, body) => {
    const once = async () => {
      const { first, second } = await house();
      const to = (from: typeof first, whom: typeof first) =>
        app.ask(`${method} /users/${whom.userId}${path}`, { token: from.token, body });
      const answers = await Promise.all([to(first, second), to(second, first)]);
      return answers.map(({ status }) => status).toSorted();
    };
    for (const statuses of await Promise.all(Array.from({ length: 4 }, once))) expect(statuses).toEqual([200, 401]);
  },
);

test('of two sessions of one person that end all others at the same moment one is left', async () => {
  const { clientId } = await addTestClient(app.connection.db);
  for (let turn = 0; turn < 4; turn++) {
    const asha = await app.signIn({ clientId, role: 'user' });
    const { authToken } = Object(
      (await app.ask('POST /auth/login', { body: { login: asha.username, password: testPassword } })).body,
    );
    const answers = await Promise.all(
      [asha.token, authToken].map((token) => app.ask('POST /session/end-others', { token })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  }
});
