import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { fields } from '../src/db/fields.ts';
import { across, type Runner } from '../src/db/own.ts';
import type { Queue } from '../src/jobs/queue.ts';

/**
 * Holds jobs, files, holds and credit log against each other; answers what is wrong, nothing when all is well. A
 * job that is done has its results and was paid for once; one that ended otherwise has none and cost nothing; one that
 * is open holds its credits.
 */
export async function checkJobs(db: Runner): Promise<string[]> {
  const found = await across(db, 'audit').query(
    z.object({ fault: z.string() }),
    sql`
      select 'job ' || j.id || ' is done with ' || count(f.id) || ' results' as fault
        from jobs j left join files f on f.job_id = j.id
        where j.state = 'done'
        group by j.id having count(f.id) <> coalesce((j.params ->> 'count')::int, 1)
      union all
      select 'file ' || f.id || ' is of a job that is not done' from files f
        where f.job_id is not null and not exists (select from jobs j where j.id = f.job_id and j.state = 'done')
      union all
      select 'job ' || j.id || ' (' || j.state || ') has a hold that is ' || coalesce(h.state, 'missing')
        from jobs j left join ledger_holds h on h.id = j.id
        where h.state is distinct from
          case j.state when 'done' then 'settled' when 'queued' then 'open' when 'running' then 'open' else 'released' end
      union all
      select 'job ' || j.id || ' was written into the credit log ' || count(c.id) || ' times'
        from jobs j left join credit_logs c on c.hold_id = j.id
        group by j.id having count(c.id) <> case j.state when 'done' then 1 else 0 end
      union all
      select 'hold ' || h.id || ' belongs to no job' from ledger_holds h
        where not exists (select from jobs j where j.id = h.id)
          -- A charge by another system has no job.
          and not exists (select from deductions d where d.client_id = h.client_id and d.hold_id = h.id)`,
  );
  return found.map((row) => row.fault);
}

/** The open jobs that stand in no line, and would wait for ever. */
export async function checkLine(db: Runner, queue: Queue): Promise<string[]> {
  const { id, state } = fields.jobs;
  const open = await across(db, 'audit').jobs.pick({ id }, inArray(state, ['queued', 'running']));
  const faults: string[] = [];
  for (const job of open) if (!(await queue.has(job.id))) faults.push(`job ${job.id} is in no line`);
  return faults;
}
