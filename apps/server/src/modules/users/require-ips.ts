import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';

/** While a client restricts addresses, every user has at least one. */
export async function requireIps(owner: Owner, allowedIps: readonly string[]): Promise<void> {
  if (allowedIps.length > 0) return;
  const { id, isIpRequired } = fields.clients;
  // Locked, so that the restriction is not turned on beside it.
  const [client] = await own(owner).clients.pick({ id }, eq(isIpRequired, true)).for('share');
  if (client) throw new AppError('ip_required', { field: 'allowedIps' });
}
