import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { across } from '../../db/own.ts';
import type { Storage } from '../../storage/storage.ts';

/** When there is too much, room is made for a while. */
const keptShare = 0.9;
const portion = 100;

/**
 * Throws out previews and squares until they come to less than `maxBytes`, those first that were not used for longest; each is made again
 * when it is asked for. Several processes may do so at once. Ends early when it is aborted.
 */
export async function evictPreviews(
  db: Database,
  storage: Storage,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const gone = await db.transaction(async (tx) => {
      // What is too much is counted after another process has thrown out its share.
      await oneAtATime(tx, 'previews');
      return forget(tx, maxBytes);
    });
    // Rows first: bytes that no row counts are counted again by the next sweep.
    for (const key of gone) await storage.remove(key);
    if (gone.length < portion) return;
  }
}

/** Deletes the rows of what goes next, where there is too much, and answers their keys. */
async function forget(tx: Transaction, maxBytes: number): Promise<string[]> {
  const all = across(tx, 'sweep');
  const [kept] = await all.filePreviews.pick({ sum: sql`coalesce(sum(bytes), 0)`.mapWith(Number) });
  const total = kept?.sum ?? 0;
  if (total <= maxBytes) return [];
  // Asked once more of the row itself: one that was used while the statement waited for it stays. What was just made stays as well, for it is being sent.
  const { key, usedAt } = fields.filePreviews;
  const oldest = sql`select key, used_at from (
    select key, used_at, sum(bytes) over (order by used_at, key) - bytes as before
    from ${all.filePreviews.rows()} where used_at < now() - interval '1 minute' order by used_at, key limit ${portion}
  ) as each where before < ${Math.floor(total - maxBytes * keptShare)}`;
  const gone = await all.filePreviews.delete(sql`(${key}, ${usedAt}) in (${oldest})`).returning();
  return gone.map(({ key }) => key);
}
