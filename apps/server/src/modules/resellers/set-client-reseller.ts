import { factWord } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { resellers } from '../../db/schema/resellers.ts';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { requireClient } from '../logs/require-client.ts';
import { refuseStale } from '../users/refuse-stale.ts';

interface Wanted {
  readonly id: string;
  readonly resellerId: string | null;
  readonly was?: string | null | undefined;
}

/** Says whose client it is. What it has paid before stays with whom it was earned by. */
export async function setClientReseller(
  scope: SuperScope,
  { id, resellerId, was }: Wanted,
): Promise<{ success: boolean }> {
  await requireClient(scope, id);
  await scope.db.transaction(async (tx) => {
    const theirs = own({ db: tx, clientId: id });
    const [before] = await theirs.clients.pick({ resellerId: fields.clients.resellerId }).for('no key update');
    const is = before?.resellerId ?? null;
    const reseller = await nameOf(tx, is);
    refuseStale(was, is, () => ({
      now: factWord('reseller', reseller, 'en'),
      ...(is !== null && reseller !== null && { resellerId: is, reseller }),
    }));
    const after = await nameOf(tx, resellerId);
    await theirs.clients.update({ resellerId });
    const named = changedFields({ reseller }, { reseller: after });
    await logChange(tx, { ...scope, clientId: id }, 'client.reseller', id, {}, named);
  });
  return { success: true };
}

/** Held until the transaction ends, so that it is not deleted meanwhile. */
async function nameOf(tx: Transaction, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const { name } = resellers;
  const [found] = await tx.select({ name }).from(resellers).where(eq(resellers.id, id)).for('key share');
  if (!found) throw new AppError('not_found', { field: 'resellerId' });
  return found.name;
}
