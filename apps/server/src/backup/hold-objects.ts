import { BackupProblem } from '../backup-problem.ts';
import { listTables, readRows, readRowsOf } from '../db/copy-rows.ts';
import type { Connection } from '../db/database.ts';
import { inRawTransaction, type RawSql } from '../db/raw-sql.ts';
import { isNaming, type NamedObject, type NamingTable, namedBy } from '../modules/files/named-objects.ts';
import type { CopiedObject } from './copy-objects.ts';

/** What rows name, by key, and which row it is that does. */
export type Named = Map<string, NamedObject & { readonly naming: NamingTable; readonly id: string }>;

/** Notes what rows of a table name, each given as a line of JSON. */
export function noteNamed(named: Named, table: string, lines: readonly string[]): void {
  if (!isNaming(table)) return;
  for (const line of lines) {
    const row = rowOf(line);
    for (const object of namedBy(table, row)) named.set(object.key, { ...object, naming: table, id: String(row.id) });
  }
}

/** All that rows name at one moment. */
export function findNamed(connection: Connection): Promise<Named> {
  return inRawTransaction(connection, 'read', async (ask) => {
    const named: Named = new Map();
    for (const table of await listTables(ask))
      if (isNaming(table.name)) for await (const lines of readRows(ask, table)) noteNamed(named, table.name, lines);
    return named;
  });
}

/** Throws BackupProblem where a row names bytes that were not copied. */
export async function refuseLost(
  connection: Connection,
  named: Named,
  objects: readonly CopiedObject[],
): Promise<void> {
  const copied = new Set(objects.map(({ key }) => key));
  const missing = new Map([...named].filter(([key]) => !copied.has(key)));
  const lost = await inRawTransaction(connection, 'read', (ask) => stillNamed(ask, missing));
  if (lost.length > 0)
    throw new BackupProblem(`${lost.length} files are named by rows and are not in storage, as ${lost[0]}.`);
}

/** Whether an object is what its row says of it, as far as it says. */
export function isAsNamed({ key, bytes, sha256 }: CopiedObject, named: Named): boolean {
  const said = named.get(key);
  return (said?.bytes ?? bytes) === bytes && (said?.sha256 ?? sha256) === sha256;
}

const portion = 500;

/**
 * Which of these keys rows still name: an hour's sweep removes the rows and bytes of what was over while a backup runs, and a restored
 * installation sweeps those rows again.
 */
async function stillNamed(ask: RawSql, missing: Named): Promise<string[]> {
  const found: Named = new Map();
  for (const [naming, objects] of Map.groupBy(missing.values(), ({ naming }) => naming)) {
    const ids = [...new Set(objects.map(({ id }) => id))];
    for (let at = 0; at < ids.length; at += portion)
      noteNamed(found, naming, await readRowsOf(ask, naming, ids.slice(at, at + portion)));
  }
  return [...missing.keys()].filter((key) => found.has(key));
}

/** A row, its columns called as in the program. */
function rowOf(line: string): Record<string, unknown> {
  const row: Record<string, unknown> = JSON.parse(line);
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name.replace(/_[a-z]/g, (part) => part.slice(1).toUpperCase()), value]),
  );
}
