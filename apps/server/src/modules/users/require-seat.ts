import { and, count, eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import { allowedAccounts } from '../subscriptions/allowed-accounts.ts';

/** Refuses one more active account of a role where the client's plan, as it stands, has no place for it; holds none. */
export async function requireSeat(owner: Owner, role: 'user' | 'admin'): Promise<void> {
  const { users } = fields;
  const isTaken = and(eq(users.role, role), eq(users.isActive, true));
  const [active] = await own(owner).users.pick({ accounts: count() }, isTaken);
  const allowed = await allowedAccounts(owner);
  if ((active?.accounts ?? 0) < allowed[role]) return;
  // Places of a raised account limit remain without a plan: where there are such, they are full.
  if (!allowed.hasPlan && allowed[role] === 0) throw new AppError('plan_over');
  throw new AppError(role === 'user' ? 'user_limit_reached' : 'admin_limit_reached');
}
