import { loadavg } from 'node:os';
import { families, operationNames } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import type { Connection } from '../../apps/server/src/db/database.ts';
import { keepStatistics } from '../../apps/server/src/db/keep-statistics.ts';
import { openTestApp, type TestApp } from '../../apps/server/test/app.ts';
import { addTestClient } from '../../apps/server/test/client.ts';
import { makeHome } from '../../e2e/kill/home.ts';
import { printTable } from '../print-table.ts';
import { layFiles } from './lay-files.ts';

const goalMs = 300;
const rounds = 30;

/** What designers ask of a collection, each with a number that makes every round another question. */
const asked: readonly (readonly [string, (round: number) => string])[] = [
  ['first page', () => '/files/file-info?directory=processed'],
  ['page far down', (n) => `/files/file-info?directory=processed&pageNo=${1500 + n}`],
  ['by name, far down', (n) => `/files/file-info?directory=processed&sortBy=fileName&pageNo=${1000 + n}`],
  ['by size', () => '/files/file-info?directory=processed&sortBy=totalPixels'],
  ['one letter typed', (n) => `/files/file-info?directory=processed&fileName=${'klpvbm'[n % 6]}`],
  ['a common word', (n) => `/files/file-info?directory=processed&fileName=${families[n % families.length]}`],
  ['two words', (n) => `/files/file-info?directory=processed&fileName=${families[n % families.length]}+lotu`],
  ['a word of one file', (n) => `/files/file-info?directory=processed&fileName=${n * 997}`],
  ['a word in Hindi', () => `/files/file-info?directory=processed&fileName=${encodeURIComponent('कमल')}`],
  ['nothing of that name', (n) => `/files/file-info?directory=processed&fileName=zz${n}`],
  ['family', (n) => `/files/file-info?directory=processed&family=${families[n % families.length]}`],
  ['operation', (n) => `/files/file-info?directory=processed&operation=${operationNames[n % operationNames.length]}`],
  ['colour', (n) => `/files/file-info?directory=processed&colour=%23${['1d2b5c', 'a83232', 'f0e4c8'][n % 3]}`],
  ['tag', (n) => `/files/file-info?directory=processed&tag=season+${n % 40}`],
  ['size', (n) => `/files/file-info?directory=processed&minPixels=${4_000_000 + n}`],
  [
    'all at once',
    (n) => `/files/file-info?directory=processed&family=ajrakh&colour=%231d2b5c&fileName=lotus&minPixels=${n}`,
  ],
  ['what can be chosen', () => '/files/facets'],
  ['all that can be selected', () => '/files/picked?directory=processed&count=10001'],
  ['so many, far down', (n) => `/files/picked?directory=processed&from=${70_000 + n}&count=10001`],
  ['so many by a common word', (n) => `/files/picked?directory=processed&fileName=${families[n % families.length]}`],
];

/**
 * Questions to a collection of so many files, over HTTP; true when the slowest of twenty is quicker than the goal. `only` names one of the two
 * databases. What the processor worked on says of the embedded one, which is in this process, how long it takes on a machine with nothing else to do.
 */
export async function runCollection(count = 100_000, only?: string): Promise<boolean> {
  let isGood = true;
  const names = (['pglite', 'postgres'] as const).filter((each) => only === undefined || each === only);
  if (names.length === 0) throw new Error(`Expected pglite or postgres but received ${only}`);
  for (const name of names) {
    const home = await makeHome(name);
    const connection = await home.open();
    try {
      isGood = (await measure(name, connection, count)) && isGood;
    } finally {
      await connection.close();
      await home.remove();
    }
  }
  return isGood;
}

async function measure(name: string, connection: Connection, count: number): Promise<boolean> {
  const app = await openTestApp({}, { shared: connection });
  try {
    const { clientId } = await addTestClient(connection.db);
    const { token, userId } = await app.signIn({ clientId, role: 'user' });
    const began = performance.now();
    const ids = await layFiles(connection.db, { clientId, userId }, count);
    console.log(`${name}: ${count} files laid in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    // As the program does every hour on the one, and PostgreSQL on its own.
    await keepStatistics(connection);
    if (connection.home === 'postgres') await connection.pool.query('vacuum analyze');
    const similar = ['similar', (n: number) => `/files/${ids[(n * 3331) % ids.length]}/similar`] as const;
    const alike = ['similar, all of one palette', () => `/files/${ids[0]}/similar`] as const;
    const lines: string[][] = [];
    let worst = 0;
    for (const [what, path] of [...asked, similar, alike]) {
      // The worst that a collection can be: all in the same colours.
      if (what === alike[0]) await shareLooks(connection, ids[0] ?? '');
      const times = await timesOf(app, token, path);
      const wall = spread(times.map(({ wallMs }) => wallMs));
      const cpu = spread(times.map(({ cpuMs }) => cpuMs));
      worst = Math.max(worst, wall.p95);
      process.stderr.write(`${what} ${wall.p95.toFixed(0)}\n`);
      const figures = [wall.median, wall.p95, ...(name === 'pglite' ? [cpu.median, cpu.p95] : [])];
      lines.push([name, what, ...figures.map((ms) => ms.toFixed(0))]);
    }
    printTable(['database', 'question', 'median ms', 'p95 ms', 'of the processor', 'p95 of it'], lines);
    console.log(`load ${loadavg()[0]?.toFixed(1)}`);
    return worst < goalMs;
  } finally {
    await app.close();
  }
}

interface Took {
  readonly wallMs: number;
  /** Of all threads of this process. */
  readonly cpuMs: number;
}

async function timesOf(app: TestApp, token: string, path: (round: number) => string): Promise<Took[]> {
  const times: Took[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    const before = process.cpuUsage();
    const { status } = await app.ask(`GET ${path(round)}`, { token });
    const { user, system } = process.cpuUsage(before);
    times.push({ wallMs: performance.now() - began, cpuMs: (user + system) / 1000 });
    if (status !== 200) throw new Error(`${path(round)} was answered with ${status}.`);
  }
  return times;
}

function spread(times: readonly number[]): { median: number; p95: number } {
  const sorted = times.toSorted((one, other) => one - other);
  return { median: sorted[sorted.length >> 1] ?? 0, p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0 };
}

/** Gives the words of the colours of one file to all. */
async function shareLooks({ db }: Connection, id: string): Promise<void> {
  const one = sql`(select colours, dyes, texture from file_traits where file_id = ${id})`;
  await db.execute(sql`update file_traits set (colours, dyes, texture) = ${one}`);
  await db.execute(sql`analyze file_traits`);
}
