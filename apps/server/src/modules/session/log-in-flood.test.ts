import { limits } from '@naksha/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPassword } from '../../../test/app.ts';
import { newcomer } from '../../../test/uploads.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { throttles } from '../../db/schema/throttles.ts';
import { users } from '../../db/schema/users.ts';

const app = useTestApp({ DEMO: 'off', TRUSTED_PROXIES: '127.0.0.0/8' });
const { logInsWaiting, logInWaitSeconds } = limits;
// How long somebody waits is not what is tested here, and a busy machine hashes slowly.
beforeAll(() => {
  Object.assign(limits, { logInWaitSeconds: 60 });
});
afterAll(() => {
  Object.assign(limits, { logInsWaiting, logInWaitSeconds });
});

const answerTo = (login: string, address: string, password = testPassword) =>
  app.ask('POST /auth/login', { body: { login, password }, headers: { 'x-forwarded-for': address } });
const logIn = async (login: string, address: string, password?: string) =>
  (await answerTo(login, address, password)).status;

async function passSeconds(seconds: number): Promise<void> {
  const before = (at: typeof throttles.lastFailureAt | typeof throttles.blockedUntil) =>
    sql`${at} - interval '1 second' * ${seconds}::float8`;
  const { lastFailureAt, blockedUntil } = throttles;
  await app.connection.db
    .update(throttles)
    .set({ lastFailureAt: before(lastFailureAt), blockedUntil: before(blockedUntil) });
}

test('log-ins of strangers from many addresses do not keep out who has signed in from theirs before', {
  timeout: 270_000,
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
  // Before those who came first: only those being looked at already end sooner, and those whose turn came while the account was looked up.
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

test('guesses behind a shared address make strangers there wait, but no one who has signed in from there before', async () => {
  const [known, stranger] = [await newcomer(app), await newcomer(app)];
  const shared = '198.51.100.20';
  expect(await logIn(known.username, shared)).toBe(200);
  for (let at = 0; at < 25; at++) await logIn(`guessed ${at}`, shared);
  expect(await logIn(stranger.username, shared)).toBe(429);
  expect(await logIn(known.username, shared)).toBe(200);
});

test('a password is guessed fewer than a hundred times in a day, by both names and from where its owner signs in', {
  timeout: 270_000,
}, async () => {
  const { username, userId } = await newcomer(app);
  const email = `${username}@mill.example`;
  await app.connection.db.update(users).set({ email }).where(eq(users.id, userId));
  const [home, office] = ['198.51.100.40', '198.51.100.41'];
  for (const known of [home, office]) expect(await logIn(username, known)).toBe(200);
  let tried = 0;
  // Each time from another network, but for the one who guesses from her office.
  const elsewhere = () => `203.${Math.floor(tried / 200)}.${tried % 200}.1`;
  const ways = [
    { login: username, from: elsewhere, opensAt: 0 },
    { login: email, from: elsewhere, opensAt: 0 },
    { login: email, from: () => office, opensAt: 0 },
  ];
  const waits = [];
  for (let clock = 0; clock < 86_400 && tried <= 200; ) {
    for (const way of ways) {
      if (way.opensAt > clock) continue;
      const answer = await answerTo(way.login, way.from(), 'Wrong@1pass');
      if (answer.status === 400) tried++;
      else {
        expect(answer.status).toBe(429);
        way.opensAt = clock + Number(answer.headers.get('retry-after'));
        waits.push(answer.body);
      }
    }
    const opensAt = Math.min(...ways.map((way) => way.opensAt));
    await passSeconds(Math.max(0, opensAt - clock));
    clock = Math.max(clock, opensAt);
  }
  expect(tried).toBeGreaterThan(60);
  expect(tried).toBeLessThan(100);
  expect(waits.at(0)).toMatchObject({ error: { code: 'too_many_requests' } });
  // A long wait is said in minutes.
  expect(waits.at(-1)).toMatchObject({ error: { code: 'too_many_tries', params: { minutes: 100 } } });
  expect(await logIn(username, home)).toBe(200);
});

test('an account is refused as a name is that no one has, and its other name does not show that there is one', async () => {
  const { username, userId } = await newcomer(app);
  const email = `${username}@mill.example`;
  await app.connection.db.update(users).set({ email }).where(eq(users.id, userId));
  const refusalsOf = async (names: readonly string[]) => {
    const statuses = [];
    for (const [at, name] of names.entries()) statuses.push(await logIn(name, `203.0.${at}.9`, 'Wrong@1pass'));
    return statuses;
  };
  const asked = (one: string, other: string) => [...Array<string>(6).fill(one), ...Array<string>(6).fill(other)];
  const blocked = [...Array<number>(5).fill(400), 429];
  expect(await refusalsOf(asked(username, email))).toEqual([...blocked, ...blocked]);
  expect(await refusalsOf(asked('no_one', 'no_one@mill.example'))).toEqual([...blocked, ...blocked]);
});

test('a network of neighbours guesses at most a thousand times in an hour, and makes no one wait who signed in from there', async () => {
  const { username } = await newcomer(app);
  expect(await logIn(username, '192.0.3.7')).toBe(200);
  const key = 'network 192.0.3.0/24';
  await app.connection.db.delete(throttles).where(eq(throttles.key, key));
  await app.connection.db.insert(throttles).values({ key, failures: 510, lastFailureAt: new Date() });
  expect(await logIn('guessed there', '192.0.3.8')).toBe(400);
  expect(await logIn('guessed there as well', '192.0.3.9')).toBe(429);
  expect(await logIn('guessed elsewhere', '192.0.4.9')).toBe(400);
  expect(await logIn(username, '192.0.3.7')).toBe(200);
});
