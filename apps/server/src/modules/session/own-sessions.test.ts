import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, testPassword } from '../../../test/app.ts';
import { addTestClient } from '../../../test/client.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { hashToken } from './token.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ DEMO: 'off', TRUSTED_PROXIES: '127.0.0.0/8' });
});
afterAll(async () => {
  await app.close();
  expect(app.errors).toEqual([]);
});

async function someone() {
  const { clientId } = await addTestClient(app.connection.db);
  return app.signIn({ clientId, role: 'user' });
}

async function logIn(login: string, address: string, agent: string): Promise<string> {
  const body = { login, password: testPassword };
  const headers = { 'x-forwarded-for': address, 'user-agent': agent };
  return Object((await app.ask('POST /auth/login', { body, headers })).body).authToken;
}

const list = async (token: string, address = '127.0.0.1') =>
  Object((await app.ask('GET /session/list', { token, headers: { 'x-forwarded-for': address } })).body).data;
const status = async (token: string) => (await app.ask('GET /users/me', { token })).status;

test('everybody sees their own sessions, from where and with what, and which one is this', async () => {
  const [asha, other] = [await someone(), await someone()];
  const token = await logIn(asha.username, '203.0.113.9', `Firefox ${'x'.repeat(400)}`);
  const sessions = await list(token, '203.0.113.9');
  expect(sessions).toHaveLength(2);
  expect(sessions[0]).toMatchObject({ isCurrent: true, ip: '203.0.113.9', createdAt: expect.any(String) });
  expect(sessions[0].userAgent).toHaveLength(300);
  expect(sessions[1]).toMatchObject({ isCurrent: false, ip: null, userAgent: null });
  expect(await list(other.token)).toMatchObject([{ isCurrent: true }]);
  // Whoever works on from elsewhere sees that; one who is let do nothing has not worked from there.
  const elsewhere = { token: asha.token, headers: { 'x-forwarded-for': '203.0.113.11' } };
  expect((await app.ask('GET /users', elsewhere)).status).toBe(403);
  expect(await list(token, '203.0.113.10')).toMatchObject([{ isCurrent: true, ip: '203.0.113.10' }, { ip: null }]);
  expect(JSON.stringify(sessions)).not.toContain(token);
});

test('one session, or all others, end at once; no one ends those of somebody else', async () => {
  const [asha, other] = [await someone(), await someone()];
  const [token, second, third] = [
    asha.token,
    await logIn(asha.username, '203.0.113.1', 'a'),
    await logIn(asha.username, '203.0.113.2', 'b'),
  ];
  const idOf = async (ip: string) => (await list(token)).find((row: { ip: string | null }) => row.ip === ip)._id;
  const id = await idOf('203.0.113.1');
  expect((await app.ask(`DELETE /session/${id}`, { token: other.token })).status).toBe(404);
  expect(await status(second)).toBe(200);
  expect((await app.ask(`DELETE /session/${id}`, { token })).status).toBe(204);
  expect((await app.ask(`DELETE /session/${id}`, { token })).status).toBe(404);
  expect([await status(second), await status(third)]).toEqual([401, 200]);
  expect(await app.ask('POST /session/end-others', { token })).toMatchObject({ status: 200, body: { ended: 1 } });
  expect([await status(token), await status(third), await status(other.token)]).toEqual([200, 401, 200]);
  expect((await app.ask('POST /session/end-others', { token })).body).toEqual({ ended: 0 });
});

test('a sixth session ends the one that was idle for longest, and not the oldest that is at work', async () => {
  const asha = await someone();
  const opened = [asha.token];
  for (const agent of ['b', 'c', 'd', 'e']) opened.push(await logIn(asha.username, '203.0.113.3', agent));
  const idle = opened[2] ?? '';
  await app.connection.db
    .update(sessions)
    .set({ lastActiveAt: sql`now() - interval '10 minutes'` })
    .where(eq(sessions.tokenHash, hashToken(idle)));
  const statuses = async () => Promise.all(opened.map(status));
  expect(await list(asha.token)).toHaveLength(5);
  opened.push(await logIn(asha.username, '203.0.113.3', 'f'));
  expect(await statuses()).toEqual([200, 200, 401, 200, 200, 200]);
});
