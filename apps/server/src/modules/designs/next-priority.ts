import { inArray, isNotNull, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { across, type Owner, own } from '../../db/own.ts';

/**
 * The priority of a client's next job. A client's jobs stand one behind the other, and a newcomer stands where the line is
 * being served now: whoever asks for fifty designs waits for himself, not others for him.
 */
export async function nextPriority(owner: Owner): Promise<number> {
  const { priority, startedAt, state } = fields.jobs;
  const latest = { priority: sql`coalesce(max(${priority}), 0)`.mapWith(Number) };
  const [served] = await across(owner.db, 'fairness').jobs.pick(latest, isNotNull(startedAt));
  const [asked] = await own(owner).jobs.pick(latest, inArray(state, ['queued', 'running']));
  return 1 + Math.max(served?.priority ?? 0, asked?.priority ?? 0);
}
