import { limits } from '@naksha/contract';
import { desc } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { Post } from '../mail/keep-letter.ts';
import { queueMailToAdmins } from '../mail/queue-mail-to-admins.ts';
import { readBalance } from './balance.ts';

const { id, createdAt } = fields.ledgerLots;

/** Writes to the administrators of a client whose credits run low, once for each time that some were added. */
export async function noticeLowCredits(tx: Transaction, post: Post, clientId: string): Promise<void> {
  const owner = { db: tx, clientId };
  const [latest] = await own(owner).ledgerLots.pick({ id }).orderBy(desc(createdAt), desc(id)).limit(1);
  if (!latest) return;
  const { creditsLeft: left, currentTotal: total } = await readBalance(owner);
  if (left >= total * limits.creditsLowShare) return;
  await queueMailToAdmins(tx, post, clientId, {
    kind: 'creditsLow',
    gaps: { left, total },
    path: '/admin/credits',
    event: latest.id,
  });
}
