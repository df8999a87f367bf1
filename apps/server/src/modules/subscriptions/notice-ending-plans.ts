import { limits } from '@naksha/contract';
import { gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import type { Post } from '../mail/keep-letter.ts';
import { queueMailToAdmins } from '../mail/queue-mail-to-admins.ts';

const { subscriptions } = fields;

/** Writes to the administrators of clients whose last plan ends within a week, once for each plan. */
export async function noticeEndingPlans(db: Database, post: Post): Promise<void> {
  const open = await across(db, 'sweep')
    .subscriptions.where(gt(subscriptions.endsAt, sql`now()`))
    .orderBy(subscriptions.endsAt);
  // Of each client the one that ends last stays.
  const last = new Map(open.map((row) => [row.clientId, row]));
  const horizon = Date.now() + limits.planEndingDays * 86_400_000;
  for (const { id, clientId, planName, endsAt } of last.values()) {
    if (endsAt.getTime() > horizon) continue;
    const letter = { gaps: { plan: planName, end: endsAt }, path: '/admin/my-plan', event: id };
    await db.transaction((tx) => queueMailToAdmins(tx, post, clientId, { kind: 'planEnding', ...letter }));
  }
}
