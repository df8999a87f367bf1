import { inArray, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { across, type Runner } from '../../db/own.ts';

const { state, createdAt } = fields.jobs;

/** The line of jobs of everybody, and for how long the first in it has waited. */
export async function countOpenJobs(db: Runner) {
  const isWaiting = sql`filter (where ${state} = 'queued')`;
  const waited = sql`extract(epoch from now() - min(${createdAt}) ${isWaiting})::int`;
  const [found] = await across(db, 'superAdmin').jobs.pick(
    {
      waiting: sql`count(*) ${isWaiting}`.mapWith(Number),
      running: sql`count(*) filter (where ${state} = 'running')`.mapWith(Number),
      oldestWaitingSeconds: sql<number | null>`${waited}`.mapWith(Number),
    },
    inArray(state, ['queued', 'running']),
  );
  return found ?? { waiting: 0, running: 0, oldestWaitingSeconds: null };
}
