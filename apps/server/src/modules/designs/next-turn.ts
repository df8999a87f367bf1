import { inArray, isNotNull, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { across, type Owner, own } from '../../db/own.ts';

/**
 * The turn of a client's next job. A client's jobs stand one behind the other, and a newcomer stands where the line is
 * being served now: whoever asks for fifty designs waits for himself, not others for him.
 */
export async function nextTurn(owner: Owner): Promise<number> {
  const { turn, startedAt, state } = fields.jobs;
  const latest = { turn: sql`coalesce(max(${turn}), 0)`.mapWith(Number) };
  const [served] = await across(owner.db, 'fairness').jobs.pick(latest, isNotNull(startedAt));
  const [asked] = await own(owner).jobs.pick(latest, inArray(state, ['queued', 'running']));
  return 1 + Math.max(served?.turn ?? 0, asked?.turn ?? 0);
}
