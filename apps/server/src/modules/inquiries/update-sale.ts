import type { SalesRequest, SalesStatus } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { salesRequests } from '../../db/schema/sales-requests.ts';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { presentSale } from './list-sales.ts';

interface Change {
  readonly id: string;
  readonly status?: SalesStatus | undefined;
  readonly note?: string | undefined;
}

/** Notes how a request of talk-to-sales stands. */
export function updateSale(scope: SuperScope, { id, status, note }: Change): Promise<SalesRequest> {
  return scope.db.transaction(async (tx) => {
    const [row] = await tx.select().from(salesRequests).where(eq(salesRequests.id, id)).for('update');
    if (!row) throw new AppError('not_found');
    const changed = { ...row, status: status ?? row.status, note: note ?? row.note };
    await tx.update(salesRequests).set({ status: changed.status, note: changed.note }).where(eq(salesRequests.id, id));
    const facts = (each: typeof row) => ({ status: each.status, note: each.note });
    await logChange(tx, scope, 'sales.changed', id, {}, changedFields(facts(row), facts(changed)));
    return presentSale(changed);
  });
}
