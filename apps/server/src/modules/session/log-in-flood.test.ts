import { limits } from '@naksha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, testPassword } from '../../../test/app.ts';
import { newcomer } from '../../../test/uploads.ts';

let app: TestApp;
const { logInsWaiting } = limits;
beforeAll(async () => {
  app = await openTestApp({ TRUSTED_PROXIES: '127.0.0.0/8' });
});
afterAll(async () => {
  Object.assign(limits, { logInsWaiting });
  await app.close();
  expect(app.errors).toEqual([]);
});

const logIn = async (login: string, address: string, password = testPassword) =>
  (
    await app.ask('POST /auth/login', {
      body: { login, password },
      headers: { 'x-forwarded-for': address },
    })
  ).status;

test('log-ins of strangers from many addresses do not keep out who has signed in from theirs before', async () => {
  const { username } = await newcomer(app);
  expect(await logIn(username, '198.51.100.7')).toBe(200);
  let refused = 0;
  const flood = Array.from({ length: 40 }, async (_, at) => {
    const status = await logIn(`stranger ${at}`, `203.0.113.${at}`);
    refused++;
    return status;
  });
  await expect.poll(() => refused).toBeGreaterThan(0);
  const before = refused;
  expect(await logIn(username, '198.51.100.7')).toBe(200);
  // Before those who came first: only who is being looked at already ends sooner, and whose turn came while the account was looked up.
  expect(refused - before).toBeLessThan(30);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([400]));
});

test('one address that fills the queue is refused itself, and a stranger from another is let in', async () => {
  Object.assign(limits, { logInsWaiting: 10 });
  const { username } = await newcomer(app);
  const flood = Array.from({ length: 40 }, (_, at) => logIn(`other ${at}`, '192.0.2.1'));
  const stranger = logIn(username, '192.0.2.99');
  expect(await stranger).toBe(200);
  const answers = await Promise.all(flood);
  expect(answers).toContain(429);
  expect(answers.every((status) => status === 400 || status === 429)).toBe(true);
});
