import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { clients } from '../../db/schema/clients.ts';
import { AppError } from '../../http/app-error.ts';

/** While a client restricts addresses, every user has at least one. */
export async function requireIps(tx: Transaction, clientId: string, allowedIps: readonly string[]): Promise<void> {
  if (allowedIps.length > 0) return;
  const isRestricted = and(eq(clients.id, clientId), eq(clients.isIpRequired, true));
  // Locked, so that the restriction is not turned on beside it.
  const [client] = await tx.select({ id: clients.id }).from(clients).where(isRestricted).for('share');
  if (client) throw new AppError('ip_required', { field: 'allowedIps' });
}
