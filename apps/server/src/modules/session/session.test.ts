import { weekdays } from '@naksha/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testPassword } from '../../../test/app.ts';
import { addTestClient } from '../../../test/client.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { clients } from '../../db/schema/clients.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { throttles } from '../../db/schema/throttles.ts';
import { users } from '../../db/schema/users.ts';
import { hashToken } from './token.ts';

const app = useTestApp();

const signedIn = z.object({ authToken: z.string(), user: z.record(z.string(), z.unknown()) });
const login = (login: string, password = testPassword) => app.ask('POST /auth/login', { body: { login, password } });
const forget = () => app.connection.db.delete(throttles);
const error = (code: string) => ({ error: expect.objectContaining({ code }) });

describe('signing in', () => {
  test('gives a token that works, by username in any case', async () => {
    const { clientId } = await addTestClient(app.connection.db);
    const { username, userId } = await app.signIn({ clientId, role: 'user' });
    const answer = await login(username.toUpperCase());
    expect(answer.status).toBe(200);
    const { authToken, user } = signedIn.parse(answer.body);
    expect(user).toEqual({
      _id: userId,
      clientId,
      name: 'Some Body',
      roles: 'user',
      originalRole: 'user',
      hasUserAccess: false,
      lang: 'en',
      mustChangePassword: false,
    });
    expect((await app.ask('GET /users/me', { token: authToken })).body).toMatchObject({ _id: userId, username });
    const stored = await app.connection.db.select().from(sessions);
    expect(JSON.stringify(stored)).not.toContain(authToken);
  });

  test('is refused in one way for a wrong login, a wrong password and an inactive account', async () => {
    const { clientId } = await addTestClient(app.connection.db);
    const active = await app.signIn({ clientId, role: 'user' });
    const inactive = await app.signIn({ clientId, role: 'user' });
    await app.connection.db.update(users).set({ isActive: false }).where(eq(users.id, inactive.userId));
    const answers = [
      await login('nobody_at_all'),
      await login(active.username, 'Wrong@1pass'),
      await login(inactive.username, 'Wrong@1pass'),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect({ ...Object(answer.body).error, requestId: '' }).toEqual({
        code: 'invalid_credentials',
        message: 'The login or the password is incorrect.',
        requestId: '',
      });
    }
    await forget();
  });

  test('says why only to whoever knows the password', async () => {
    const { clientId } = await addTestClient(app.connection.db);
    const { username, userId } = await app.signIn({ clientId, role: 'user' });
    const change = (set: Partial<typeof users.$inferInsert>) =>
      app.connection.db.update(users).set(set).where(eq(users.id, userId));
    const rule = (set: Partial<typeof clients.$inferInsert>) =>
      app.connection.db.update(clients).set(set).where(eq(clients.id, clientId));

    await change({ isActive: false });
    expect(await login(username)).toMatchObject({ status: 403, body: error('user_inactive') });
    await change({ isActive: true });
    await rule({ isActive: false });
    expect(await login(username)).toMatchObject({ status: 403, body: error('client_inactive') });
    await rule({ isActive: true, isIpRequired: true });
    await change({ allowedIps: ['203.0.113.7', '10.0.0.0/8'] });
    expect(await login(username)).toMatchObject({ status: 403, body: error('ip_not_allowed') });
    await change({ allowedIps: ['127.0.0.0/8'] });
    expect(await login(username)).toMatchObject({ status: 200 });
    await rule({ isWorkingHoursRequired: true });
    const day = { enabled: false, start: '09:00', end: '18:00' };
    await change({ workingHours: [{ ...day, day: 'monday' }] });
    expect(await login(username)).toMatchObject({ status: 403, body: error('outside_working_hours') });
    expect(await login(username, 'Wrong@1pass')).toMatchObject({ status: 400, body: error('invalid_credentials') });
    await forget();
  });

  test('is slowed down after five failures, by failures only, and not for ever', async () => {
    const { clientId } = await addTestClient(app.connection.db);
    const { username } = await app.signIn({ clientId, role: 'user' });
    for (let turn = 0; turn < 8; turn++) expect((await login(username)).status).toBe(200);
    for (let turn = 0; turn < 4; turn++) expect((await login(username, 'Wrong@1pass')).status).toBe(400);
    // A success is not counted, and forgets nothing of what came before it: somebody else may have guessed.
    expect((await login(username)).status).toBe(200);
    expect((await login(username, 'Wrong@1pass')).status).toBe(400);
    const blocked = await login(username);
    expect(blocked).toMatchObject({ status: 429, body: error('too_many_requests') });
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    await app.connection.db.update(throttles).set({ blockedUntil: new Date(0) });
    expect((await login(username)).status).toBe(200);
    await forget();
  });

  test('is not guessed faster by guessing side by side', async () => {
    const { clientId } = await addTestClient(app.connection.db);
    const { username } = await app.signIn({ clientId, role: 'user' });
    const answers = await Promise.all(Array.from({ length: 40 }, () => login(username, 'Wrong@1pass')));
    expect(answers.filter((answer) => answer.status === 400).length).toBeLessThan(12);
    await forget();
  });

  test('asks for both words in the sentences of the form', async () => {
    const empty = await login('', '');
    expect(empty).toMatchObject({ status: 422, body: error('login_required') });
    const details = Object(empty.body).error.details.map((row: { code: string }) => row.code);
    expect(details).toEqual(['login_required', 'password_required']);
    expect(await app.ask('POST /auth/login', { body: '{"login":' })).toMatchObject({
      status: 400,
      body: error('unparseable'),
    });
  });
});

describe('a session', () => {
  test('is dead at once after logout', async () => {
    const { clientId } = await addTestClient(app.connection.db);
    const { token } = await app.signIn({ clientId, role: 'user' });
    expect((await app.ask('HEAD /users/logout', { token })).status).toBe(404);
    expect(await app.ask('GET /users/logout', { token })).toMatchObject({ status: 200, body: { success: true } });
    expect(await app.ask('GET /users/me', { token })).toMatchObject({ status: 401, body: error('session_ended') });
  });

  test('ends when it was idle for half an hour or has lasted half a day; the poll does not keep it', async () => {
    const { clientId } = await addTestClient(app.connection.db);
    const { token } = await app.signIn({ clientId, role: 'admin' });
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const set = (values: Partial<typeof sessions.$inferInsert>) =>
      app.connection.db
        .update(sessions)
        .set(values)
        .where(eq(sessions.tokenHash, hashToken(token)));

    await set({ lastActiveAt: minutesAgo(29) });
    expect(await app.ask('GET /session/check', { token })).toMatchObject({ status: 200, body: { success: true } });
    await set({ lastActiveAt: minutesAgo(31) });
    expect((await app.ask('GET /session/check', { token })).status).toBe(401);
    await set({ lastActiveAt: minutesAgo(29) });
    expect((await app.ask('GET /session/update-last-active', { token })).status).toBe(200);
    const [row] = await app.connection.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)));
    expect(row?.lastActiveAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
    await set({ createdAt: minutesAgo(12 * 60 + 1) });
    expect((await app.ask('GET /users/me', { token })).status).toBe(401);
  });

  test('ends when the hours end, the address is no longer allowed, or the client is shut', async () => {
    const { clientId } = await addTestClient(app.connection.db);
    const { token, userId } = await app.signIn({ clientId, role: 'user' });
    const admin = await app.signIn({ clientId, role: 'admin' });
    const rule = (set: Partial<typeof clients.$inferInsert>) =>
      app.connection.db.update(clients).set(set).where(eq(clients.id, clientId));
    await rule({ isIpRequired: true });
    expect((await app.ask('GET /users/me', { token })).status).toBe(401);
    // Those who make the rules can still correct them.
    expect((await app.ask('GET /users/me', { token: admin.token })).status).toBe(200);
    await rule({ isIpRequired: false });
    expect((await app.ask('GET /users/me', { token })).status).toBe(200);
    await rule({ isWorkingHoursRequired: true });
    // A user for whom no hours were set may always work.
    expect((await app.ask('GET /users/me', { token })).status).toBe(200);
    const [open, closed] = [true, false].map((enabled) =>
      weekdays.map((day) => ({ day, enabled, start: '00:00', end: '24:00' })),
    );
    const workingHours = (hours: typeof open) =>
      app.connection.db
        .update(users)
        .set({ workingHours: hours })
        .where(inArray(users.id, [userId, admin.userId]));
    await workingHours(open);
    expect((await app.ask('GET /users/me', { token })).status).toBe(200);
    await workingHours(closed);
    expect((await app.ask('GET /users/me', { token })).status).toBe(401);
    expect((await app.ask('GET /users/me', { token: admin.token })).status).toBe(200);
    await rule({ isWorkingHoursRequired: false });
    expect((await app.ask('GET /users/me', { token })).status).toBe(200);
    await rule({ isActive: false });
    expect((await app.ask('GET /users/me', { token })).status).toBe(401);
    expect((await app.ask('GET /users/me', { token: admin.token })).status).toBe(401);
  });

  test('that claims to be of another user or client is refused, and that is logged', async () => {
    const { clientId } = await addTestClient(app.connection.db);
    const other = await addTestClient(app.connection.db);
    const { token, userId } = await app.signIn({ clientId, role: 'admin' });
    const ask = (headers: Record<string, string>) => app.ask('GET /users', { token, headers });
    expect((await ask({ clientid: clientId, userid: userId })).status).toBe(200);
    const contradictions: Record<string, string>[] = [
      { clientid: other.clientId },
      { userid: other.userId },
      { clientid: '' },
    ];
    for (const headers of contradictions) {
      expect(await ask(headers)).toMatchObject({ status: 403, body: error('identity_mismatch') });
    }
    const log = await app.ask(`GET /action-logs/user/${userId}`, { token });
    expect(log.body).toMatchObject({ total: 3, data: [{ action: 'session.identity_mismatch' }, {}, {}] });
  });
});

describe('user mode', () => {
  test('makes a designer of an administrator whose client allows it, and ends with the permission', async () => {
    const { clientId } = await addTestClient(app.connection.db, { hasUserAccess: true });
    const { token } = await app.signIn({ clientId, role: 'admin' });
    const jobs = () => app.ask('GET /design/jobs', { token });
    expect((await jobs()).status).toBe(403);
    const on = await app.ask('POST /session/user-mode', { token, body: { on: true } });
    expect(on).toMatchObject({ status: 200, body: { roles: 'user', originalRole: 'admin' } });
    expect((await jobs()).status).toBe(200);
    expect((await app.ask('GET /users/me', { token })).body).toMatchObject({ roles: 'user', originalRole: 'admin' });
    await app.ask('PUT /client/settings', { token, body: { hasUserAccess: false } });
    expect((await jobs()).status).toBe(403);
    expect(await app.ask('POST /session/user-mode', { token, body: { on: true } })).toMatchObject({
      status: 403,
      body: error('user_mode_not_allowed'),
    });
    expect(await app.ask('POST /session/user-mode', { token, body: { on: false } })).toMatchObject({ status: 200 });
  });
});

describe('changing the password', () => {
  test('needs the old one, keeps this session and ends the others', async () => {
    const { clientId } = await addTestClient(app.connection.db);
    const { username, token } = await app.signIn({ clientId, role: 'user' });
    const other = signedIn.parse((await login(username)).body).authToken;
    const change = (oldPassword: string, newPassword: string) =>
      app.ask('PUT /users/change-password', { token, body: { oldPassword, newPassword } });
    const wrong = await change('Wrong@1pass', 'Another@1pass');
    expect(wrong).toMatchObject({ status: 422, body: error('current_password_incorrect') });
    expect(wrong.body).toMatchObject({ error: { message: 'Current password is incorrect', field: 'oldPassword' } });
    expect(await change(testPassword, 'weak')).toMatchObject({ status: 422, body: error('password_weak') });
    expect(await change(testPassword, 'Dragon@99')).toMatchObject({ status: 422, body: error('password_common') });
    expect(await change(testPassword, 'Some#Body77')).toMatchObject({ status: 422, body: error('password_of_name') });
    expect(await change(testPassword, 'Another@1pass')).toMatchObject({ status: 204, body: '' });
    expect((await app.ask('GET /users/me', { token })).status).toBe(200);
    expect((await app.ask('GET /users/me', { token: other })).status).toBe(401);
    expect((await login(username)).status).toBe(400);
    expect((await login(username, 'Another@1pass')).status).toBe(200);
  });

  test('says that it failed when the password that is stored cannot be read, and changes nothing', async () => {
    const { clientId } = await addTestClient(app.connection.db);
    const { token, userId } = await app.signIn({ clientId, role: 'user' });
    const stored = () => app.connection.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
    await app.connection.db.update(users).set({ passwordHash: 'no hash at all' }).where(eq(users.id, userId));
    const body = { oldPassword: testPassword, newPassword: 'Another@1pass' };
    const failed = await app.ask('PUT /users/change-password', { token, body });
    expect(failed).toMatchObject({ status: 500, body: error('password_change_failed') });
    expect(failed.body).toMatchObject({ error: { message: 'Failed to change password' } });
    expect(await stored()).toEqual([{ hash: 'no hash at all' }]);
    // What it came from is logged all the same.
    expect(app.errors.splice(0)).toEqual([expect.objectContaining({ message: 'Decoding failed' })]);
  });

  test('ends the session of whoever guesses at the old one', async () => {
    const { clientId } = await addTestClient(app.connection.db);
    const { token } = await app.signIn({ clientId, role: 'user' });
    const body = { oldPassword: 'Wrong@1pass', newPassword: 'Another@1pass' };
    for (let turn = 0; turn < 5; turn++) {
      expect((await app.ask('PUT /users/change-password', { token, body })).status).toBe(422);
    }
    expect((await app.ask('PUT /users/change-password', { token, body })).status).toBe(401);
  });
});

test('a password that an administrator gave opens nothing until it is replaced, by another one', async () => {
  const { clientId } = await addTestClient(app.connection.db);
  const { token } = await app.signIn({ clientId, role: 'admin' });
  const [given, own] = ['Given@1loom', 'Mine@1alone'];
  const form = { name: 'Meera Shah', username: `given_${process.pid}`, password: given, confirmPassword: given };
  const { body } = await app.ask('POST /users', { token, body: form });
  const signIn = async (password: string) => signedIn.parse((await login(form.username, password)).body);
  const first = await signIn(given);
  expect(first.user).toMatchObject({ mustChangePassword: true });
  const meera = { token: first.authToken };
  expect(await app.ask('GET /credits/balance', meera)).toMatchObject({
    status: 403,
    body: error('password_change_required'),
  });
  expect((await app.ask('GET /users/me', meera)).body).toMatchObject({ mustChangePassword: true });
  const change = (newPassword: string) =>
    app.ask('PUT /users/change-password', { ...meera, body: { oldPassword: given, newPassword } });
  expect(await change(given)).toMatchObject({ status: 422, body: error('password_unchanged') });
  expect((await change(own)).status).toBe(204);
  expect((await app.ask('GET /credits/balance', meera)).status).toBe(200);
  expect((await signIn(own)).user).toMatchObject({ mustChangePassword: false });
  await app.ask(`PATCH /users/${Object(body)._id}`, { token, body: { password: given } });
  await app.ask(`PATCH /users/${Object(body)._id}`, { token, body: { lang: 'gu' } });
  expect((await signIn(given)).user).toMatchObject({ mustChangePassword: true });
});

test('a password that was given opens nothing when no one came for a day, until another one is given', async () => {
  const { db } = app.connection;
  const { clientId } = await addTestClient(db);
  const admin = await app.signIn({ clientId, role: 'admin' });
  const operator = await app.signIn({ clientId: null, role: 'superadmin' });
  const meera = await app.signIn({ clientId, role: 'user' });
  const give = (by: typeof admin, password: string) =>
    app.ask(`PATCH /users/${meera.userId}`, { token: by.token, body: { password } });
  const passHours = (hours: number) =>
    db
      .update(users)
      .set({ givenUntil: sql`${users.givenUntil} - interval '1 hour' * ${hours}` })
      .where(eq(users.id, meera.userId));
  const opens = async (password: string) => (await login(meera.username, password)).status;
  await passHours(25);
  expect(await opens(testPassword)).toBe(200);
  for (const [by, password] of [
    [admin, 'Given@1loom'],
    [operator, 'Given@2loom'],
  ] as const) {
    expect((await give(by, password)).status).toBe(200);
    await passHours(23);
    expect(await opens(password)).toBe(200);
    await passHours(1);
    expect(await login(meera.username, password)).toMatchObject({
      status: 403,
      body: { error: { code: 'given_password_expired', message: expect.stringContaining('within 24 hours') } },
    });
    // Without knowing it, one learns nothing of it.
    expect((await login(meera.username, 'Another@1loom')).status).toBe(400);
  }
  const said = await app.ask(`GET /action-logs/client/${clientId}?limit=100`, { token: admin.token });
  expect(JSON.stringify(said.body)).toContain('given_password_expired');
});
