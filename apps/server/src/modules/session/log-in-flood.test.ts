import { limits } from '@naksha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPassword } from '../../../test/app.ts';
import { newcomer } from '../../../test/uploads.ts';
import { useTestApp } from '../../../test/use-test-app.ts';

const app = useTestApp({ TRUSTED_PROXIES: '127.0.0.0/8' });
const { logInsWaiting, logInWaitSeconds } = limits;
// How long somebody waits is not what is tested here, and a busy machine hashes slowly.
beforeAll(() => {
  Object.assign(limits, { logInWaitSeconds: 60 });
});
afterAll(() => {
  Object.assign(limits, { logInsWaiting, logInWaitSeconds });
});

const logIn = async (login: string, address: string, password = testPassword) =>
  (
    await app.ask('POST /auth/login', {
      body: { login, password },
      headers: { 'x-forwarded-for': address },
    })
  ).status;

test('log-ins of strangers from many addresses do not keep out who has signed in from theirs before', {
  timeout: 90_000,
}, async () => {
  const { username } = await newcomer(app);
  expect(await logIn(username, '198.51.100.7')).toBe(200);
  let refused = 0;
  const flood = Array.from({ length: 20 }, async (_, at) => {
    const status = await logIn(`stranger ${at}`, `203.0.113.${at}`);
    refused++;
    return status;
  });
  await expect.poll(() => refused).toBeGreaterThan(0);
  const before = refused;
  expect(await logIn(username, '198.51.100.7')).toBe(200);
  // Before those who came first: only who is being looked at already ends sooner, and whose turn came while the account was looked up.
  expect(refused - before).toBeLessThan(15);
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

test('strangers who guess at an account make strangers wait for it, and not its owner at a known address', async () => {
  const { username } = await newcomer(app);
  const [home, elsewhere] = ['198.51.100.8', '198.51.100.9'];
  expect(await logIn(username, home)).toBe(200);
  for (let at = 0; at < 6; at++) await logIn(username, `203.0.112.${at}`, 'Wrong@1pass');
  expect(await logIn(username, elsewhere)).toBe(429);
  expect(await logIn(username, home)).toBe(200);
  // Guessed from there, it makes wait there, and the others as before.
  for (let at = 0; at < 5; at++) expect(await logIn(username, home, 'Wrong@1pass')).toBe(400);
  expect(await logIn(username, home)).toBe(429);
});

test('guesses behind a shared address make strangers there wait, and not who has signed in from there before', async () => {
  const [known, stranger] = [await newcomer(app), await newcomer(app)];
  const shared = '198.51.100.20';
  expect(await logIn(known.username, shared)).toBe(200);
  for (let at = 0; at < 25; at++) await logIn(`guessed ${at}`, shared);
  expect(await logIn(stranger.username, shared)).toBe(429);
  expect(await logIn(known.username, shared)).toBe(200);
});
