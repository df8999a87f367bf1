import { limits } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type SignedIn, testPassword } from '../../../test/app.ts';
import { addTestClient } from '../../../test/client.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { mails } from '../../db/schema/mails.ts';
import { secondSteps } from '../../db/schema/second-steps.ts';
import { throttles } from '../../db/schema/throttles.ts';
import { users } from '../../db/schema/users.ts';
import { fromBase32 } from './base32.ts';
import { codeAt, stepAt } from './one-time-code.ts';

const app = useTestApp({ DEMO: 'off', TRUSTED_PROXIES: '127.0.0.0/8' });
const error = (code: string) => ({ error: expect.objectContaining({ code }) });
const wrong = '000000';

async function admin(clientId?: string) {
  const home = clientId ?? (await addTestClient(app.connection.db)).clientId;
  return { ...(await app.signIn({ clientId: home, role: 'admin' })), clientId: home };
}
const logIn = (username: string, code?: string, address = '127.0.0.1') =>
  app.ask('POST /auth/login', {
    body: { login: username, password: testPassword, code },
    headers: { 'x-forwarded-for': address },
  });

/** The code of the app, so many steps from now; earlier ones no longer count once a later one was taken. */
const codeOf = (secret: string, away = 0) => codeAt(fromBase32(secret), stepAt(Date.now()) + away);

async function switchOn({ token }: SignedIn) {
  const begun = await app.ask('POST /users/me/second-step', { token, body: { password: testPassword } });
  const { secret, uri } = z.object({ secret: z.string(), uri: z.string() }).parse(begun.body);
  expect(uri).toBe(`otpauth://totp/Naksha:${new URL(uri).pathname.split(':')[1]}?secret=${secret}&issuer=Naksha`);
  const confirm = (code: string) => app.ask('POST /users/me/second-step/confirm', { token, body: { code } });
  expect(await confirm(wrong)).toMatchObject({ status: 422, body: error('code_incorrect') });
  const { recoveryCodes } = z
    .object({ recoveryCodes: z.array(z.string().regex(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)) })
    .parse((await confirm(codeOf(secret, -1))).body);
  expect(recoveryCodes).toHaveLength(limits.recoveryCodes);
  return { secret, recoveryCodes };
}

test('a log-in with a second step needs a code that was not used before, and no code a second time', async () => {
  const asha = await admin();
  const { secret } = await switchOn(asha);
  expect(await logIn(asha.username)).toMatchObject({ status: 403, body: error('code_required') });
  // That with which it was switched on is used up as well.
  expect(await logIn(asha.username, codeOf(secret, -1))).toMatchObject({ status: 422, body: error('code_incorrect') });
  const code = codeOf(secret);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => logIn(asha.username, `${code.slice(0, 3)} ${code.slice(3)}`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  expect(await logIn(asha.username, code)).toMatchObject({ status: 422 });
  expect((await logIn(asha.username, codeOf(secret, 1))).status).toBe(200);
  const stored = JSON.stringify(await app.connection.db.select().from(secondSteps));
  expect(stored).not.toContain(secret);
});

test('each recovery code opens the account once, as it is typed, and the others stay', async () => {
  const asha = await admin();
  const { recoveryCodes } = await switchOn(asha);
  const [first = '', second = ''] = recoveryCodes;
  expect((await logIn(asha.username, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await logIn(asha.username, first)).status).toBe(422);
  expect((await logIn(asha.username, second)).status).toBe(200);
  const { token } = asha;
  expect((await app.ask('GET /users/me/second-step', { token })).body).toEqual({ isOn: true, recoveryCodesLeft: 8 });
  const stored = JSON.stringify(await app.connection.db.select().from(secondSteps));
  for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
});

test('codes are guessed slowly, side by side too, and a wrong password says nothing of a second step', async () => {
  const asha = await admin();
  const { secret } = await switchOn(asha);
  const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(asha.username, wrong)));
  // After five each one makes wait: a second at first, which a slow machine may let pass.
  expect(answers.filter(({ status }) => status === 422).length).toBeGreaterThan(4);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422, 429]));
  await app.connection.db.delete(throttles);
  const body = { login: asha.username, password: 'Wrong@1pass', code: codeOf(secret) };
  expect(await app.ask('POST /auth/login', { body })).toMatchObject({
    status: 400,
    body: error('invalid_credentials'),
  });
  expect((await logIn(asha.username, codeOf(secret))).status).toBe(200);
});

test('codes guessed elsewhere make no one wait who signs in from where they did before, and a right one forgives none of them', async () => {
  const asha = await admin();
  const { secret, recoveryCodes } = await switchOn(asha);
  const [home, elsewhere] = ['198.51.100.60', '198.51.100.61'];
  expect((await logIn(asha.username, codeOf(secret), home)).status).toBe(200);
  const guess = async (code: string) => (await logIn(asha.username, code, elsewhere)).status;
  // Codes of both kinds are counted together.
  for (const code of [wrong, 'AAAA-BBBB-CCCC-DDDD', wrong, 'AAAA-BBBB-CCCC-DDDE']) expect(await guess(code)).toBe(422);
  expect((await logIn(asha.username, recoveryCodes[0], home)).status).toBe(200);
  expect(await guess(wrong)).toBe(422);
  expect(await guess(recoveryCodes[1] ?? '')).toBe(429);
  expect((await logIn(asha.username, recoveryCodes[2], home)).status).toBe(200);
});

test('is switched off by its owner with password and code, and not otherwise', async () => {
  const asha = await admin();
  const { secret, recoveryCodes } = await switchOn(asha);
  const end = (password: string, code: string) =>
    app.ask('POST /users/me/second-step/end', { token: asha.token, body: { password, code } });
  expect(await end('Wrong@1pass', codeOf(secret))).toMatchObject({
    status: 422,
    body: error('current_password_incorrect'),
  });
  expect(await end(testPassword, wrong)).toMatchObject({ status: 422, body: error('code_incorrect') });
  const begin = { token: asha.token, body: { password: testPassword } };
  expect(await app.ask('POST /users/me/second-step', begin)).toMatchObject({ body: error('second_step_on') });
  expect((await end(testPassword, recoveryCodes[0] ?? '')).status).toBe(204);
  expect((await logIn(asha.username)).status).toBe(200);
  expect(
    await app.ask('POST /users/me/second-step/confirm', { token: asha.token, body: { code: wrong } }),
  ).toMatchObject({
    body: error('second_step_unprepared'),
  });
});

test('of two who switch it off at once the second hears that it is off, and of no wrong code', async () => {
  const asha = await admin();
  const { secret, recoveryCodes } = await switchOn(asha);
  const end = (code: string) =>
    app.ask('POST /users/me/second-step/end', { token: asha.token, body: { password: testPassword, code } });
  const both = await Promise.all([end(codeOf(secret)), end(recoveryCodes[0] ?? '')]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  for (const code of [codeOf(secret, 1), wrong])
    expect(await end(code)).toMatchObject({ status: 409, body: error('second_step_off') });
});

test('of somebody else it is reset by an administrator or a super-admin, who stands in the log and the letter', async () => {
  const asha = await admin();
  const meera = await admin(asha.clientId);
  const operator = await app.signIn({ clientId: null, role: 'superadmin' });
  const { db } = app.connection;
  await db
    .update(users)
    .set({ email: `${meera.username}@mill.example` })
    .where(eq(users.id, meera.userId));
  for (const { token } of [asha, operator]) {
    const again = await app.signIn({ clientId: asha.clientId, role: 'admin' });
    expect(again.token).not.toBe(token);
    await db.delete(secondSteps).where(eq(secondSteps.userId, meera.userId));
    const signedIn = await logIn(meera.username);
    await switchOn({ ...meera, token: z.object({ authToken: z.string() }).parse(signedIn.body).authToken });
    const listed = await app.ask('GET /users', { token: asha.token });
    expect(Object(listed.body).data).toContainEqual(
      expect.objectContaining({ _id: meera.userId, hasSecondStep: true }),
    );
    expect((await app.ask(`POST /users/${meera.userId}/reset-second-step`, { token })).status).toBe(204);
    expect((await logIn(meera.username)).status).toBe(200);
  }
  expect((await app.ask('GET /users/me', { token: meera.token })).status).toBe(401);
  expect(await app.ask(`POST /users/${asha.userId}/reset-second-step`, { token: asha.token })).toMatchObject({
    status: 422,
    body: error('own_second_step'),
  });
  const lines = await db.select().from(actionLogs).where(eq(actionLogs.object, meera.userId));
  expect(lines.filter(({ action }) => action === 'second_step.off')).toMatchObject([
    { userId: asha.userId, clientId: asha.clientId },
    { userId: operator.userId, clientId: asha.clientId },
  ]);
  const letters = await db.select().from(mails).where(eq(mails.userId, meera.userId));
  const about = letters.map(({ kind }) => kind).filter((kind) => kind.startsWith('secondStep'));
  expect(about.toSorted()).toEqual(['secondStepOff', 'secondStepOff', 'secondStepOn', 'secondStepOn']);
  expect(lines.filter(({ action }) => action === 'second_step.on')).toMatchObject([
    { userId: meera.userId, clientId: asha.clientId },
    { userId: meera.userId, clientId: asha.clientId },
  ]);
});

test('stays with an administrator who becomes a user, who sees and ends it with its code but begins no other', async () => {
  const { clientId } = await addTestClient(app.connection.db);
  const [first, second] = [await admin(clientId), await admin(clientId)];
  const { recoveryCodes } = await switchOn(second);
  const role = { token: first.token, body: { role: 'user' } };
  expect((await app.ask(`PATCH /users/${second.userId}`, role)).status).toBe(200);
  expect(await logIn(second.username)).toMatchObject({ status: 403, body: error('code_required') });
  const opened = await logIn(second.username, recoveryCodes[0]);
  const { authToken: token } = z.object({ authToken: z.string() }).parse(opened.body);
  const state = () => app.ask('GET /users/me/second-step', { token });
  expect((await state()).body).toEqual({ isOn: true, recoveryCodesLeft: limits.recoveryCodes - 1 });
  const end = (code = '') =>
    app.ask('POST /users/me/second-step/end', { token, body: { password: testPassword, code } });
  expect(await end(wrong)).toMatchObject({ status: 422, body: error('code_incorrect') });
  expect((await end(recoveryCodes[1])).status).toBe(204);
  expect((await state()).body).toMatchObject({ isOn: false });
  expect((await logIn(second.username)).status).toBe(200);
  const begin = { token, body: { password: testPassword } };
  expect((await app.ask('POST /users/me/second-step', begin)).status).toBe(403);
});
