import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../apps/server/src/db/database.ts';
import { across } from '../../apps/server/src/db/own.ts';
import type { Acknowledged } from './people.ts';

const ids = z.object({ id: z.string() });
const stored = z.object({ id: z.string(), key: z.string() });
const job = z.object({ id: z.string(), state: z.string(), code: z.string().nullable() });
const account = z.object({ id: z.string(), spent: z.coerce.number(), charged: z.coerce.number() });

/**
 * Holds what answers said against what is there: every acknowledged charge, upload with its bytes, and job that came to its end; and
 * what each client has spent against its charges and its jobs that are done, so that nothing was taken twice.
 */
export async function compareWithBooks(
  db: Database,
  dataDir: string,
  said: readonly Acknowledged[],
): Promise<string[]> {
  const books = across(db, 'audit');
  const idsOf = async (query: ReturnType<typeof sql>) => new Set((await books.query(ids, query)).map(({ id }) => id));
  const uploads = await books.query(stored, sql`select id, storage_key as key from files where job_id is null`);
  const jobs = await books.query(job, sql`select id, state, error ->> 'code' as code from jobs`);
  const there = {
    charge: await idsOf(sql`select request_id as id from deductions where answer is not null`),
    upload: new Set(uploads.filter(({ key }) => existsSync(join(dataDir, 'files', key))).map(({ id }) => id)),
    job: new Set(jobs.filter(({ state }) => state === 'done').map(({ id }) => id)),
  };
  const isKept = ({ kind, id }: Acknowledged): boolean => there[kind].has(id);
  const faults = said
    .filter((each) => !isKept(each))
    .map(({ kind, id }) => {
      const unfinished = kind === 'job' ? jobs.find((each) => each.id === id) : undefined;
      if (unfinished === undefined) return `${kind} ${id} was acknowledged and is not there`;
      return `job ${id} was acknowledged and is ${[unfinished.state, unfinished.code ?? []].flat().join(': ')}`;
    });
  const accounts = await books.query(
    account,
    sql`
      select a.client_id as id, -a.spent as spent,
        (select coalesce(sum((d.answer ->> 'creditsDeducted')::int), 0) from deductions d where d.client_id = a.client_id)
        + (select coalesce(sum(j.cost), 0) from jobs j where j.client_id = a.client_id and j.state = 'done') as charged
        from ledger_accounts a`,
  );
  for (const { id, spent, charged } of accounts)
    if (Math.abs(spent) !== charged)
      faults.push(`client ${id} spent ${Math.abs(spent)} credits for work of ${charged}`);
  return faults;
}
