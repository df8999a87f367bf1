import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { fields } from '../db/fields.ts';
import { across } from '../db/own.ts';
import type { Queue } from './queue.ts';

/**
 * Puts every unfinished job back in line. For a worker that is alone: what seems to be running was left behind by the
 * dead, and an open job that is in no line would wait for ever.
 */
export async function takeBackJobs(db: Database, queue: Queue): Promise<void> {
  const { jobs } = fields;
  const all = across(db, 'worker').jobs;
  const open = await all.pick(
    { id: jobs.id, clientId: jobs.clientId, priority: jobs.priority },
    inArray(jobs.state, ['queued', 'running']),
  );
  await queue.takeBack(open.map(({ id }) => id));
  await all.update({ state: 'queued' }, eq(jobs.state, 'running'));
  for (const job of open) {
    if (!(await queue.has(job.id))) await db.transaction((tx) => queue.enqueue(tx, job));
  }
}
