import { advisoryLocks } from '../db/advisory-locks.ts';
import type { Connection } from '../db/database.ts';
import { holdConnection } from './hold-connection.ts';

/**
 * Counts this process among the workers until the answer is called. A worker that finds itself alone runs `alone`
 * first: what then looks as if it were being worked on was left behind by the dead. Others that start meanwhile wait.
 */
export async function joinWorkers(
  connection: Connection,
  alone: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  if (connection.home === 'pglite') {
    // The folder's lock has already kept every other process out.
    await alone();
    return async () => undefined;
  }
  // The lock is the connection's: the database lets go of it when this process dies, however it dies.
  return holdConnection({
    url: connection.url,
    name: 'naksha-worker',
    onError,
    async prepare(client, isFirst) {
      const lock = 'select pg_try_advisory_lock($1) as alone';
      const isAlone = isFirst && (await client.query<{ alone: boolean }>(lock, [advisoryLocks.workers])).rows[0]?.alone;
      if (isAlone) await alone();
      await client.query('select pg_advisory_lock_shared($1)', [advisoryLocks.workers]);
      if (isAlone) await client.query('select pg_advisory_unlock($1)', [advisoryLocks.workers]);
    },
  });
}
