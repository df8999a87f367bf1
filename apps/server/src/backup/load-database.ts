import { inArray } from 'drizzle-orm';
import { BackupProblem } from '../backup-problem.ts';
import { isEmpty, listTables, type Sum, sumOf, type Table, writeRows } from '../db/copy-rows.ts';
import type { Connection } from '../db/database.ts';
import { inRawTransaction, type RawSql } from '../db/raw-sql.ts';
import { mails } from '../db/schema/mails.ts';
import { openQueue } from '../jobs/queue.ts';

/** Where rows come from: the sum of a table as it was read, and its lines. */
export interface Source {
  readonly tables: readonly string[];
  readonly sumOf: (table: string) => Promise<Sum>;
  readonly linesOf: (table: Table) => AsyncIterable<readonly string[]>;
}

/**
 * Fills an empty, migrated database, all of it or nothing, and holds what lies there then against the sums. Letters that wait are put in
 * line; jobs are by the first worker. Throws BackupProblem for a database that is not empty, and for rows that are not as they were.
 */
export async function loadDatabase(connection: Connection, source: Source): Promise<Record<string, Sum>> {
  const sums: Record<string, Sum> = {};
  await inRawTransaction(connection, 'write', async (ask) => {
    const tables = await listTables(ask);
    const here = tables.map(({ name }) => name).toSorted();
    if (here.join() !== source.tables.toSorted().join())
      throw new BackupProblem('The two databases do not have the same tables: use the version that wrote the one.');
    await refuseFilled(ask, tables);
    for (const table of tables) await writeRows(ask, table, source.linesOf(table));
    for (const table of tables) {
      const [wanted, found] = [await source.sumOf(table.name), await sumOf(ask, table)];
      if (wanted.rows !== found.rows || wanted.sha256 !== found.sha256)
        throw new BackupProblem(
          `${table.name}: ${wanted.rows} rows were read and ${found.rows} are there, or not the same.`,
        );
      sums[table.name] = found;
    }
  });
  await putLettersInLine(connection);
  return sums;
}

/** Throws BackupProblem for a database that has rows of ours. */
export async function refuseFilled(ask: RawSql, tables: readonly Table[]): Promise<void> {
  for (const table of tables)
    if (!(await isEmpty(ask, table)))
      throw new BackupProblem(`The database is not empty: ${table.name} has rows. Name an empty one.`);
}

async function putLettersInLine(connection: Connection): Promise<void> {
  const silenceSeconds = 30;
  const queue = await openQueue(connection, { onError: () => undefined, silenceSeconds, expireSeconds: 900 });
  try {
    const { db } = connection;
    const waiting = db
      .select({ id: mails.id })
      .from(mails)
      .where(inArray(mails.state, ['queued', 'sending']));
    for (const { id } of await waiting) await db.transaction((tx) => queue.mails.enqueue(tx, { id, isAgain: true }));
  } finally {
    await queue.close();
  }
}
