import { and, count, eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import { allowedAccounts } from '../subscriptions/allowed-accounts.ts';

/**
 * Makes sure that one more active account of a role fits into the client's plan. The client's row stays locked until the
 * transaction ends: of many who ask at once each counts those before. Rows that
 * only name the client, as those of the log, need not wait for that lock.
 */
export async function claimSeat(owner: Owner, role: 'user' | 'admin'): Promise<void> {
  const { clients, users } = fields;
  const mine = own(owner);
  await mine.clients.pick({ id: clients.id }).for('no key update');
  const isTaken = and(eq(users.role, role), eq(users.isActive, true));
  const [active] = await mine.users.pick({ accounts: count() }, isTaken);
  const allowed = await allowedAccounts(owner);
  if ((active?.accounts ?? 0) < allowed[role]) return;
  // Places of a raised account limit remain without a plan: where there are such, they are full.
  if (!allowed.hasPlan && allowed[role] === 0) throw new AppError('plan_over');
  throw new AppError(role === 'user' ? 'user_limit_reached' : 'admin_limit_reached');
}
