import { limits } from '@naksha/contract';
import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { Post } from '../mail/keep-letter.ts';
import { queueMailToAdmins } from '../mail/queue-mail-to-admins.ts';
import { readBalance } from './balance.ts';

const { id, amount, remaining, expiresAt, createdAt } = fields.ledgerLots;

/** Writes to the administrators of a client whose credits run low, once for each time that some were added. */
export async function noticeLowCredits(tx: Transaction, post: Post, clientId: string): Promise<void> {
  const owner = { db: tx, clientId };
  const lots = own(owner).ledgerLots;
  const [latest] = await lots.pick({ id }).orderBy(desc(createdAt), desc(id)).limit(1);
  if (!latest) return;
  const { creditsLeft: left } = await readBalance(owner);
  // Not of all that was ever granted: after years, all that comes with a new plan would be little of that.
  const holdsSome = and(gt(remaining, 0), sql`coalesce(${expiresAt} > now(), true)`);
  const [open] = await lots.pick({ total: sql`sum(${amount})`.mapWith(Number) }, or(holdsSome, eq(id, latest.id)));
  const total = open?.total ?? 0;
  if (left >= total * limits.creditsLowShare) return;
  await queueMailToAdmins(tx, post, clientId, {
    kind: 'creditsLow',
    gaps: { left, total },
    path: '/admin/credits',
    event: latest.id,
  });
}
