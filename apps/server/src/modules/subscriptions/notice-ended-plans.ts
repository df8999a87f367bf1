import { limits } from '@naksha/contract';
import { gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import type { Post } from '../mail/keep-letter.ts';
import { queueMailToAdmins } from '../mail/queue-mail-to-admins.ts';

const { subscriptions } = fields;
const graceMs = limits.planGraceDays * 86_400_000;

/** Writes to the administrators of clients whose last plan has ended and whose files can still be exported, once for each plan. */
export async function noticeEndedPlans(db: Database, post: Post): Promise<void> {
  const isLate = gt(subscriptions.endsAt, sql`now() - interval '1 day' * ${limits.planGraceDays}`);
  const late = await across(db, 'sweep').subscriptions.where(isLate).orderBy(subscriptions.endsAt);
  // Of each client the one that ends last stays.
  const last = new Map(late.map((row) => [row.clientId, row]));
  for (const { id, clientId, planName, endsAt } of last.values()) {
    if (endsAt.getTime() > Date.now()) continue;
    const gaps = { plan: planName, until: new Date(endsAt.getTime() + graceMs) };
    const letter = { gaps, path: '/admin/my-plan', event: id };
    await db.transaction((tx) => queueMailToAdmins(tx, post, clientId, { kind: 'planEnded', ...letter }));
  }
}
