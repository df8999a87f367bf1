import { limits } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { callCounts } from '../../db/schema/call-counts.ts';
import type { Services } from '../../services.ts';

/**
 * Uses up the stamp of a form, which vouches for one sending, in all processes; answers whether it was still unused. What was used is
 * remembered for longer than any stamp holds, and swept with the other counts.
 */
export async function useStamp(tx: Transaction, links: Services['links'], stamp = ''): Promise<boolean> {
  const verdict = links.check(stamp);
  if (!verdict.ok) return false;
  const { key, count } = callCounts;
  const [used] = await tx
    .insert(callCounts)
    .values({
      key: `form ${verdict.grant.id}`,
      count: 1,
      endsAt: sql`now() + interval '1 second' * ${2 * limits.formStampSeconds}`,
    })
    .onConflictDoUpdate({ target: key, set: { count: sql`${count} + 1` } })
    .returning({ count });
  return used?.count === 1;
}
