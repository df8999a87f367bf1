import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { across } from '../../db/own.ts';
import type { Storage } from '../../storage/storage.ts';
import { tally } from '../../watch/tallies.ts';
import { fewAtOnce } from './few-at-once.ts';

/** Where there is too much, so large a part of what may be kept is: there is room for a while. */
const keptShare = 0.9;
const portion = 100;

/**
 * Where previews and squares come to more than `maxBytes`, throws out those that were not used for longest, until nine tenths of that are
 * left; each is made again when it is asked for. Several processes may do so at once. Ends early when it is aborted.
 */
export async function evictPreviews(
  db: Database,
  storage: Storage,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<void> {
  const kept = maxBytes * keptShare;
  for (let most = maxBytes; !signal?.aborted; most = kept) {
    const gone = await db.transaction(async (tx) => {
      // What is too much is counted after another process has thrown out its share.
      await oneAtATime(tx, 'previews');
      return forget(tx, { most, kept });
    });
    tally('previews_evicted', gone.length);
    // Rows first: bytes that no row counts are counted again by the next sweep.
    await fewAtOnce(gone, (key) => storage.remove(key));
    if (gone.length < portion) return;
  }
}

/** Deletes the rows of a portion of what goes next, where there is more than `most`, until what is `kept` is left, and answers their keys. */
async function forget(tx: Transaction, { most, kept }: { most: number; kept: number }): Promise<string[]> {
  const all = across(tx, 'sweep');
  const [counted] = await all.filePreviews.pick({ sum: sql`coalesce(sum(bytes), 0)`.mapWith(Number) });
  const total = counted?.sum ?? 0;
  if (total <= most) return [];
  // Asked once more of the row itself: one that was used while the statement waited for it stays. What was just made stays as well, for it is being sent.
  const { key, usedAt } = fields.filePreviews;
  const oldest = sql`select key, used_at from (
    select key, used_at, sum(bytes) over (order by used_at, key) - bytes as before
    from ${all.filePreviews.rows()} where used_at < now() - interval '1 minute' order by used_at, key limit ${portion}
  ) as each where before < ${Math.floor(total - kept)}`;
  const gone = await all.filePreviews.delete(sql`(${key}, ${usedAt}) in (${oldest})`).returning();
  return gone.map(({ key }) => key);
}
