import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import type { Connection } from '../src/db/database.ts';
import { isErrno } from '../src/db/is-errno.ts';
import { migrationsFolder } from '../src/db/migrations-folder.ts';
import { connectionTo } from '../src/db/open-pglite.ts';
import { migratePostgres, openPostgres } from '../src/db/open-postgres.ts';
import { postgresWaits } from '../src/db/postgres-waits.ts';
import { raiseWalls } from '../src/db/raise-walls.ts';

const minute = 60_000;
/** On a machine that is busy with other tests an answer comes late, and comes all the same. What judges the answers about a silent one opens it with the product's own waits. */
const patient = {
  probeMs: minute,
  waits: {
    ...postgresWaits,
    connectionTimeoutMillis: minute,
    statement_timeout: minute,
    lock_timeout: minute,
    idle_in_transaction_session_timeout: minute,
    query_timeout: minute,
  },
};

const cache = fileURLToPath(new URL('../../../node_modules/.cache/naksha', import.meta.url));

/**
 * A fresh, migrated, empty database for one test file, on the home that NAKSHA_TEST_DB names (`pglite` when absent). Both
 * are copies of something prepared once: a dump of an embedded database, a template of a PostgreSQL one.
 */
export async function openTestDatabase(): Promise<Connection> {
  const home = process.env.NAKSHA_TEST_DB ?? 'pglite';
  if (home === 'pglite') return openTestEmbedded();
  const url = process.env.NAKSHA_TEST_POSTGRES_URL;
  if (home !== 'postgres' || url === undefined) {
    throw new Error(`No test database: NAKSHA_TEST_DB is ${home}, NAKSHA_TEST_POSTGRES_URL is ${url ?? 'missing'}.`);
  }
  return copyOfTemplate(url);
}

/** Buffers of 16 MB: what a test keeps is smaller, and the usual 128 MB are cleared each time one is opened. */
const startParams = [...PGlite.defaultStartParams, '-B', '2048'];

/** An embedded database in memory, whatever the run is on. */
export async function openTestEmbedded(): Promise<Connection> {
  const path = join(cache, `embedded-${await fingerprint()}.tar`);
  const dump = await readFile(path).catch((problem: unknown) => {
    if (isErrno(problem, 'ENOENT')) return makeDump(path);
    throw problem;
  });
  const lite = await PGlite.create({ loadDataDir: new Blob([new Uint8Array(dump)]), startParams });
  return connectionTo(lite, async () => undefined);
}

async function makeDump(path: string): Promise<Uint8Array> {
  const lite = await PGlite.create();
  await migrate(drizzle(lite), { migrationsFolder });
  await raiseWalls((statement) => lite.exec(statement));
  // It is unpacked and started for each file: without the databases that no one opens, and with nothing to be recovered.
  for (const template of ['template0', 'template1']) {
    await lite.exec(`alter database ${template} is_template false`);
    await lite.exec(`drop database ${template}`);
  }
  await lite.exec('checkpoint');
  const dump = new Uint8Array(await (await lite.dumpDataDir('none')).arrayBuffer());
  await lite.close();
  await mkdir(cache, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, dump);
  await rename(draft, path);
  return dump;
}

async function copyOfTemplate(serverUrl: string): Promise<Connection> {
  const template = `naksha_template_${await fingerprint()}`;
  const name = `naksha_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, async (server) => {
    await server.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      // Renamed when it is whole, so that an interrupted run leaves no half template under the name.
      await server.query(`create database "${name}"`);
      await migratePostgres(urlOf(serverUrl, name));
      await server.query(`alter database "${name}" rename to "${template}"`);
    }
    await server.query('select pg_advisory_unlock(hashtext($1))', [template]);
    await server.query(`create database "${name}" template "${template}"`);
  });
  const connection = await openPostgres(urlOf(serverUrl, name), patient);
  return {
    ...connection,
    async close() {
      await connection.close();
      // Pools end before their connections do. PostgreSQL waits for these; to force them off would be an error of whoever held one.
      await onServer(serverUrl, (server) => server.query(`drop database "${name}"`));
    },
  };
}

async function onServer(url: string, work: (server: Client) => Promise<unknown>): Promise<void> {
  const server = new Client({ connectionString: url });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Changes with the migrations and with the PGlite that wrote the dump. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const pglite = new URL('../../../node_modules/@electric-sql/pglite/package.json', import.meta.url);
  hash.update(await readFile(pglite));
  for (const name of ['raise-walls', 'table-names'])
    hash.update(await readFile(new URL(`../src/db/${name}.ts`, import.meta.url)));
  for (const name of (await readdir(migrationsFolder)).toSorted()) {
    if (name.endsWith('.sql')) hash.update(await readFile(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
