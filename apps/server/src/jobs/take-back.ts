import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';
import type { Queue } from './queue.ts';

/**
 * Puts every unfinished job back in line. For a worker that is alone: what seems to be running was left behind by the
 * dead, and an open job that is in no line would wait for ever.
 */
export async function takeBackJobs(db: Database, queue: Queue): Promise<void> {
  await queue.takeBackAll();
  await db.update(jobs).set({ state: 'queued' }).where(eq(jobs.state, 'running'));
  const open = await db
    .select({ id: jobs.id, turn: jobs.turn })
    .from(jobs)
    .where(inArray(jobs.state, ['queued', 'running']));
  for (const { id, turn } of open) {
    if (!(await queue.has(id))) await db.transaction((tx) => queue.enqueue(tx, id, turn));
  }
}
