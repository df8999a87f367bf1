import { limits } from '@naksha/contract';
import { desc } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import type { Post } from '../mail/keep-letter.ts';
import { queueMailToAdmins } from '../mail/queue-mail-to-admins.ts';
import { readBalance } from './balance.ts';
import { type Movement, recordMovements } from './record-movement.ts';

const { id, createdAt } = fields.ledgerLots;

/** Whose credits can become fewer: a client within a transaction, and with what its administrators are written to. */
export interface Purse extends Owner {
  readonly db: Transaction;
  readonly post: Post;
}

/** Movements after which a client has fewer credits for good; what is held returns, or is settled. */
type Fall = Movement & { readonly kind: 'reserve' | 'settle' | 'correct' };

/**
 * Writes movements by which credits go, and to the administrators where they run low by them: work, a correction or a plan that ends alike. The
 * caller has moved the balances, and returned what returns.
 */
export async function recordFall(purse: Purse, movements: readonly Fall[]): Promise<void> {
  await recordMovements(purse, movements);
  await noticeLowCredits(purse);
}

/** Writes to the administrators of a client whose credits run low, once for each time that some were added. */
async function noticeLowCredits(purse: Purse): Promise<void> {
  const [latest] = await own(purse).ledgerLots.pick({ id }).orderBy(desc(createdAt), desc(id)).limit(1);
  if (!latest) return;
  const { creditsLeft: left, currentTotal: total } = await readBalance(purse);
  if (left >= total * limits.creditsLowShare) return;
  await queueMailToAdmins(purse.db, purse.post, purse.clientId, {
    kind: 'creditsLow',
    gaps: { left, total },
    path: '/admin/credits',
    event: latest.id,
  });
}
