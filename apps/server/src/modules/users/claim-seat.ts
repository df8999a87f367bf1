import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { requireSeat } from './require-seat.ts';

/**
 * Makes sure that one more active account of a role fits into the client's plan. The client's row stays locked until the
 * transaction ends: of many who ask at once each counts those before. Rows that
 * only name the client, as those of the log, need not wait for that lock.
 */
export async function claimSeat(owner: Owner, role: 'user' | 'admin'): Promise<void> {
  await own(owner).clients.pick({ id: fields.clients.id }).for('no key update');
  await requireSeat(owner, role);
}
