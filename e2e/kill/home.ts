import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../apps/server/src/db/connect.ts';
import type { Connection, Database } from '../../apps/server/src/db/database.ts';
import { type Cluster, startCluster } from '../postgres/postgres-cluster.ts';

export type HomeName = 'pglite' | 'postgres';

/** A data folder, and a database of its own, for a server that will be killed. */
export interface Home {
  readonly dataDir: string;
  /** The environment of a server that lives here. */
  readonly settings: NodeJS.ProcessEnv;
  /** Opens its database; no server may run on it meanwhile. */
  readonly open: () => Promise<Connection>;
  /** Opens it for some work, after every other home that is visited: the embedded database takes the thread for seconds, and a connection to the other would be given up. */
  readonly visit: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
  /** Its PostgreSQL, where it has one. */
  readonly cluster: Cluster | undefined;
  readonly remove: () => Promise<void>;
}

export async function makeHome(name: HomeName): Promise<Home> {
  const dataDir = await mkdtemp(join(tmpdir(), `naksha-kill-${name}-`));
  const cluster = name === 'postgres' ? await startCluster() : undefined;
  const databaseUrl = cluster?.url;
  const open = () => connect({ dataDir, databaseUrl });
  return {
    dataDir,
    settings: {
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      DEMO: 'off',
      LOG_LEVEL: 'error',
      REQUESTS_PER_MINUTE: '100000',
    },
    cluster,
    open,
    visit: (work) =>
      afterTheOther(async () => {
        const connection = await open();
        return await work(connection.db).finally(() => connection.close());
      }),
    async remove() {
      await cluster?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

let visited: Promise<unknown> = Promise.resolve();

function afterTheOther<Result>(visit: () => Promise<Result>): Promise<Result> {
  const mine = visited.then(visit);
  visited = mine.catch(() => undefined);
  return mine;
}
