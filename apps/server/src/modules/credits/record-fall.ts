import type { Transaction } from '../../db/database.ts';
import type { Owner } from '../../db/own.ts';
import type { Post } from '../mail/keep-letter.ts';
import { noticeLowCredits } from './notice-low-credits.ts';
import { type Movement, recordMovements } from './record-movement.ts';

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
  await noticeLowCredits(purse.db, purse.post, purse.clientId);
}
