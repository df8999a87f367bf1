import type { Billing } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { across, own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import { once } from '../../http/once.ts';
import type { SuperScope } from '../../http/scope.ts';
import { publishEvent } from '../../jobs/publish-event.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction } from '../logs/log-action.ts';
import { requireClient } from '../logs/require-client.ts';
import { findBilling } from './find-billing.ts';

const { id: clientKey, isBillingOn } = fields.clients;

/**
 * Switches the billing of a client to what it was not. A caller that says what it saw (`expected`) is refused where that has changed:
 * two who press the same button switch it once. A call that comes again under its idempotency key is answered and switches nothing.
 */
export async function toggleBilling(
  scope: SuperScope,
  { id, expected }: { id: string; expected?: boolean | undefined },
): Promise<Billing> {
  await requireClient(scope, id);
  return once(scope, async (tx) => {
    const theirs = own({ db: tx, clientId: id });
    const [before] = await theirs.clients.pick({ isBillingOn }).for('no key update');
    if (!before) throw new AppError('not_found');
    if (expected !== undefined && expected !== before.isBillingOn) throw new AppError('billing_changed');
    const after = { isBillingOn: !before.isBillingOn };
    await theirs.clients.update(after);
    const kind = after.isBillingOn ? 'billing.on' : 'billing.off';
    await logAction(tx, { ...scope, clientId: id }, kind, id, {}, changedFields(before, after));
    await publishEvent(tx, { kind: 'credits', clientId: id });
    const page = { where: eq(clientKey, id), limit: 1, offset: 0 };
    const [billing] = await findBilling(across(tx, 'superAdmin'), page);
    if (!billing) throw new AppError('not_found');
    return billing;
  });
}
