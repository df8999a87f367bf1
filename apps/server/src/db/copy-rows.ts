import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { RawSql } from './raw-sql.ts';

/** A table of ours, as the database itself describes it. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Its primary key, else all of its columns. */
  readonly order: readonly string[];
}

const described = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  key: z.array(z.string()).nullable(),
  after: z.array(z.string()),
});

/** All tables of ours, each after those that it refers to. Throws where tables refer to each other in a circle. */
export async function listTables(ask: RawSql): Promise<Table[]> {
  const found = await ask(`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      (select array(select a.attname::text from unnest(i.indkey) with ordinality k(number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number order by k.place)
        from pg_index i where i.indrelid = c.oid and i.indisprimary) as key,
      array(select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as after
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`);
  const waiting = z.array(described).parse(found);
  const tables: Table[] = [];
  const done = new Set<string>();
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ after }) => after.every((name) => done.has(name)));
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (!next) throw new Error(`These tables refer to each other in a circle: ${waiting.map(({ name }) => name)}`);
    done.add(next.name);
    const { name, columns, key } = next;
    tables.push({ name, columns, order: key ?? columns });
  }
  return tables;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const portion = 500;
const line = z.object({ line: z.string() });

/** The rows of a table as lines of JSON, some at a time, in an order that is the same wherever they lie. To be read within a transaction. */
export async function* readRows(ask: RawSql, { name, order }: Table): AsyncGenerator<string[]> {
  const by = order.map((column) => `${quoted(column)}::text collate "C"`).join(', ');
  await ask(`declare naksha_rows no scroll cursor for
    select row_to_json(t)::text as line from public.${quoted(name)} t order by ${by}`);
  for (;;) {
    const rows = z.array(line).parse(await ask(`fetch ${portion} from naksha_rows`));
    if (rows.length === 0) break;
    yield rows.map((row) => row.line);
  }
  await ask('close naksha_rows');
}

/** Those rows of a table that have these ids, as lines of JSON. */
export async function readRowsOf(ask: RawSql, name: string, ids: readonly string[]): Promise<string[]> {
  const rows = await ask(
    `select row_to_json(t)::text as line from public.${quoted(name)} t where id = any($1::uuid[])`,
    [ids],
  );
  return z
    .array(line)
    .parse(rows)
    .map((row) => row.line);
}

/** Writes lines that were read elsewhere. What happens when a row is added happened where it came from, and is left out. */
export async function writeRows(ask: RawSql, table: Table, portions: AsyncIterable<readonly string[]>): Promise<void> {
  const target = `public.${quoted(table.name)}`;
  const columns = table.columns.map(quoted).join(', ');
  await ask(`alter table ${target} disable trigger user`);
  for await (const lines of portions) {
    await ask(
      `insert into ${target} (${columns}) select ${columns} from json_populate_recordset(null::${target}, $1::json)`,
      [`[${lines.join(',')}]`],
    );
  }
  await ask(`alter table ${target} enable trigger user`);
}

/** Whether a table has no rows. */
export async function isEmpty(ask: RawSql, { name }: Table): Promise<boolean> {
  return (await ask(`select 1 from public.${quoted(name)} limit 1`)).length === 0;
}

/** What rows come to: how many, and a hash of all. */
export interface Sum {
  readonly rows: number;
  readonly sha256: string;
}

/** Adds up lines as they pass. */
export function createSum(): { add: (lines: readonly string[]) => void; sum: () => Sum } {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(lines) {
      rows += lines.length;
      for (const each of lines) hash.update(each).update('\n');
    },
    sum: () => ({ rows, sha256: hash.copy().digest('hex') }),
  };
}

/** What a table comes to. To be asked within a transaction. */
export async function sumOf(ask: RawSql, table: Table): Promise<Sum> {
  const { add, sum } = createSum();
  for await (const lines of readRows(ask, table)) add(lines);
  return sum();
}
