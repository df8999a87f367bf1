import { factsInWords, type SalesChange, type SalesRequest } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { salesRequests } from '../../db/schema/sales-requests.ts';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { refuseStale } from '../users/refuse-stale.ts';
import { presentSale } from './list-sales.ts';

/** Notes how a request of talk-to-sales stands. */
export async function updateSale(
  scope: SuperScope,
  { id, was, status, note }: SalesChange & { id: string },
): Promise<SalesRequest> {
  return scope.db.transaction(async (tx) => {
    const [row] = await tx.select().from(salesRequests).where(eq(salesRequests.id, id)).for('update');
    if (!row) throw new AppError('not_found');
    const is = { status: row.status, note: row.note };
    refuseStale(was, is, () => ({ ...is, now: factsInWords(is, 'en') }));
    const noted = { status: status ?? is.status, note: note ?? is.note };
    await tx.update(salesRequests).set(noted).where(eq(salesRequests.id, id));
    await logChange(tx, scope, 'sales.changed', id, {}, changedFields(is, noted));
    return presentSale({ ...row, ...noted });
  });
}
