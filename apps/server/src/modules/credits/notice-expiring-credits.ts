import { limits } from '@naksha/contract';
import { and, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import type { Post } from '../mail/keep-letter.ts';
import { queueMailToAdmins } from '../mail/queue-mail-to-admins.ts';
import { readBalance } from './balance.ts';

const { ledgerLots: lots } = fields;

/** Writes to the administrators of clients of whose credits some expire within a week: once for those that expire at the same time. */
export async function noticeExpiringCredits(db: Database, post: Post): Promise<void> {
  const isSoon = and(
    gt(lots.remaining, 0),
    sql`${lots.expiresAt} > now()`,
    sql`${lots.expiresAt} <= now() + interval '1 day' * ${limits.planEndingDays}`,
  );
  const soon = await across(db, 'sweep').ledgerLots.where(isSoon).orderBy(sql`${lots.expiresAt} desc`, lots.id);
  // Of each client the lot that expires first stays.
  const first = new Map(soon.map((lot) => [lot.clientId, lot]));
  for (const { id, clientId, expiresAt } of first.values()) {
    if (!expiresAt) continue;
    await db.transaction(async (tx) => {
      const { expiring, creditsLeft: left } = await readBalance({ db: tx, clientId });
      if (expiring === 0) return;
      const gaps = { expiring, left, end: expiresAt };
      await queueMailToAdmins(tx, post, clientId, { kind: 'creditsExpiring', gaps, path: '/admin/credits', event: id });
    });
  }
}
