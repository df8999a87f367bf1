import { and, count, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { clients } from '../../db/schema/clients.ts';
import { users } from '../../db/schema/users.ts';
import { AppError } from '../../http/app-error.ts';
import { allowedAccounts } from '../clients/allowed-accounts.ts';

/**
 * Makes sure that one more active account of a role fits into the client's plan. The client's row stays locked until the
 * transaction ends: of many who ask at once each counts those before.
 */
export async function claimSeat(tx: Transaction, clientId: string, role: 'user' | 'admin'): Promise<void> {
  await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for('update');
  const [active] = await tx
    .select({ accounts: count() })
    .from(users)
    .where(and(eq(users.clientId, clientId), eq(users.role, role), eq(users.isActive, true)));
  const allowed = await allowedAccounts(tx, clientId);
  if ((active?.accounts ?? 0) < allowed[role]) return;
  throw new AppError(role === 'user' ? 'user_limit_reached' : 'admin_limit_reached');
}
