import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../apps/server/src/db/connect.ts';
import type { Connection } from '../../apps/server/src/db/database.ts';
import { type Cluster, startCluster } from '../postgres/postgres-cluster.ts';

export type HomeName = 'pglite' | 'postgres';

/** A data folder, and a database of its own, for a server that will be killed. */
export interface Home {
  readonly dataDir: string;
  /** The environment of a server that lives here. */
  readonly settings: NodeJS.ProcessEnv;
  /** Opens its database; no server may run on it meanwhile. */
  readonly open: () => Promise<Connection>;
  /** Its PostgreSQL, where it has one. */
  readonly cluster: Cluster | undefined;
  readonly remove: () => Promise<void>;
}

export async function makeHome(name: HomeName): Promise<Home> {
  const dataDir = await mkdtemp(join(tmpdir(), `naksha-kill-${name}-`));
  const cluster = name === 'postgres' ? await startCluster() : undefined;
  const databaseUrl = cluster?.url;
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
    open: () => connect({ dataDir, databaseUrl }),
    async remove() {
      await cluster?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
