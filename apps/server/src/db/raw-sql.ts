import { Client } from 'pg';
import type { Connection } from './database.ts';

/** Asks a database past everything that is held to clients; answers rows as they come. */
export type RawSql = (text: string, values?: readonly unknown[]) => Promise<readonly unknown[]>;

/** Reads rows as they are at one moment, however long it takes; or writes, all or nothing. */
type Mode = 'read' | 'write';

/** Of the transaction, before anything else in it. Times are those of UTC, so that they read the same everywhere. */
const atOneMoment = 'set transaction isolation level repeatable read, read only';
const inUtc = "set local timezone to 'UTC'";

/** Works in one transaction on a connection that no one else uses meanwhile, without the limits on time that requests have. */
export async function inRawTransaction<Result>(
  connection: Connection,
  mode: Mode,
  work: (ask: RawSql) => Promise<Result>,
): Promise<Result> {
  const begun = async (ask: RawSql) => {
    if (mode === 'read') await ask(atOneMoment);
    await ask(inUtc);
    return work(ask);
  };
  if (connection.home === 'pglite')
    return connection.lite.transaction((tx) =>
      begun(async (text, values = []) => (await tx.query(text, [...values])).rows),
    );
  const client = new Client({ connectionString: connection.url });
  await client.connect();
  try {
    const ask: RawSql = async (text, values = []) =>
      (await client.query<Record<string, unknown>>(text, [...values])).rows;
    await ask('begin');
    const result = await begun(ask);
    await ask('commit');
    return result;
  } finally {
    // What was not committed is undone with its connection.
    await client.end();
  }
}
