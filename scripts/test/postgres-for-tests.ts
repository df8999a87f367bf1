import { startCluster } from '../../e2e/postgres/postgres-cluster.ts';

/** Gives the tests a PostgreSQL in NAKSHA_TEST_POSTGRES_URL, unless the developer has named one there. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.NAKSHA_TEST_POSTGRES_URL) return undefined;
  const cluster = await startCluster();
  process.env.NAKSHA_TEST_POSTGRES_URL = cluster.url;
  return cluster.stop;
}
