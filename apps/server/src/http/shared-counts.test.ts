import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, testPassword } from '../../test/app.ts';
import { addTestClient } from '../../test/client.ts';
import { openTestDatabase } from '../../test/database.ts';
import type { Connection } from '../db/database.ts';
import { callCounts } from '../db/schema/call-counts.ts';
import { addCalls, type NewCalls } from './add-calls.ts';
import { createSharedCounts } from './shared-counts.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const minute = 60_000;

/** A process of the installation, which remembers what it wrote. */
function openProcess() {
  const writes: (readonly NewCalls[])[] = [];
  const silences: unknown[] = [];
  const add = (calls: readonly NewCalls[]) => {
    writes.push(calls);
    return addCalls(connection.db, calls);
  };
  return { ...createSharedCounts({ add, onSilence: (error) => silences.push(error) }), writes, silences };
}

type Counts = Pick<ReturnType<typeof openProcess>, 'count'>;

/** How many of so many calls, given to the processes in turn, are within the limit. */
async function passOf(processes: readonly Counts[], calls: number, key: string, max: number) {
  let passed = 0;
  for (let call = 0; call < calls; call++) {
    const { current } = (await processes[call % processes.length]?.count(key, max, minute)) ?? { current: 0 };
    if (current <= max) passed++;
  }
  return passed;
}

describe('calls to several processes', () => {
  test.each([
    { max: 1, processes: 2, most: 1 },
    { max: 30, processes: 3, most: 30 },
    { max: 39, processes: 2, most: 39 },
    { max: 100, processes: 2, most: 119 },
    { max: 100, processes: 4, most: 139 },
    { max: 600, processes: 2, most: 719 },
  ])('$max a minute over $processes processes let through $most at most, one by one or all at once', async (row) => {
    const { max, most } = row;
    const open = () => Array.from({ length: row.processes }, openProcess);
    const inTurn = await passOf(open(), max * 3, `in turn ${max} ${row.processes}`, max);
    expect(inTurn).toBeGreaterThanOrEqual(max);
    expect(inTurn).toBeLessThanOrEqual(most);
    const each = open();
    const key = `at once ${max} ${row.processes}`;
    const answers = await Promise.all(
      Array.from({ length: max * 3 }, (_, call) => each[call % each.length]?.count(key, max, minute)),
    );
    const atOnce = answers.filter((answer) => (answer?.current ?? 0) <= max).length;
    expect(atOnce).toBeGreaterThanOrEqual(max);
    expect(atOnce).toBeLessThanOrEqual(most);
  });

  test('touch the database once in a twentieth of the limit, and no more once they are over it', async () => {
    const only = openProcess();
    await passOf([only], 1000, 'few writes', 200);
    expect(only.writes.length).toBe(20);
    const idle = openProcess();
    await passOf([idle], 9, 'no write', 200);
    expect(idle.writes).toEqual([]);
  });

  test('begin again when the window has ended, and every caller has a window of their own', async () => {
    const numberIn = async (process: Counts, key: string) => (await process.count(key, 1, minute)).current;
    expect(await numberIn(openProcess(), 'hers')).toBe(1);
    expect(await numberIn(openProcess(), 'hers')).toBe(2);
    expect(await numberIn(openProcess(), 'his')).toBe(1);
    await connection.db.update(callCounts).set({ endsAt: sql`now() - interval '1 second'` });
    expect(await numberIn(openProcess(), 'hers')).toBe(1);
    expect(await numberIn(openProcess(), 'hers')).toBe(2);
  });

  test.each([
    { what: 'refuses', add: () => Promise.reject(new Error('connection refused')) },
    { what: 'is silent', add: () => new Promise<never>(() => undefined) },
  ])('are counted by each process alone while the database $what', async ({ add }) => {
    const silences: unknown[] = [];
    const alone = createSharedCounts({ add, onSilence: (error) => silences.push(error) });
    expect(await passOf([alone], 300, 'alone', 100)).toBe(100);
    expect(silences.length).toBe(1);
  });
});

describe('two processes of one installation', () => {
  test('refuse a caller at the limit, however the calls are spread', async () => {
    const settings = { REQUESTS_PER_MINUTE: '30' };
    const [one, other] = [
      await openTestApp(settings, { shared: connection }),
      await openTestApp(settings, { shared: connection }),
    ];
    try {
      const { clientId } = await addTestClient(connection.db);
      const { token } = await one.signIn({ clientId, role: 'user' });
      const statuses = [];
      for (let call = 0; call < 40; call++) {
        statuses.push((await [one, other][call % 2]?.ask('GET /users/me', { token }))?.status);
      }
      expect(statuses).toEqual([...Array(30).fill(200), ...Array(10).fill(429)]);
    } finally {
      await other.close();
      await one.close();
    }
  });

  test('throttle guesses of a password together', async () => {
    const [one, other] = [await openTestApp({}, { shared: connection }), await openTestApp({}, { shared: connection })];
    try {
      const { clientId } = await addTestClient(connection.db);
      const { username } = await one.signIn({ clientId, role: 'user' });
      const guess = async (at: typeof one, password: string) =>
        (await at.ask('POST /auth/login', { body: { login: username, password } })).status;
      const statuses = [];
      for (let call = 0; call < 5; call++) statuses.push(await guess(call % 2 ? one : other, `wrong ${call}`));
      expect(statuses).toEqual([400, 400, 400, 400, 400]);
      // The fifth failure blocks, in the process that saw two of them and for the right password as well.
      expect(await guess(one, testPassword)).toBe(429);
      expect(await guess(other, testPassword)).toBe(429);
    } finally {
      await other.close();
      await one.close();
    }
  });
});
