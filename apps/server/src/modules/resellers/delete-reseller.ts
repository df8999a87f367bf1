import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import { commissions, resellers } from '../../db/schema/resellers.ts';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';

/** Deletes a reseller without clients and without a line in the book. Its row is locked first: no client becomes its own meanwhile. */
export async function deleteReseller(scope: SuperScope, { id }: { id: string }): Promise<{ success: boolean }> {
  const { clients } = fields;
  await scope.db.transaction(async (tx) => {
    const [gone] = await tx.select().from(resellers).where(eq(resellers.id, id)).for('update');
    if (!gone) throw new AppError('not_found');
    const theirs = across(tx, 'superAdmin').clients.pick({ id: clients.id }, eq(clients.resellerId, id)).limit(1);
    const booked = tx.select({ id: commissions.id }).from(commissions).where(eq(commissions.resellerId, id)).limit(1);
    if ((await theirs).length > 0 || (await booked).length > 0) throw new AppError('reseller_in_use');
    await tx.delete(resellers).where(eq(resellers.id, id));
    const { id: _, createdAt: __, ...facts } = gone;
    await logAction(tx, scope, 'reseller.deleted', id, { name: gone.name }, { before: facts, after: null });
  });
  return { success: true };
}
