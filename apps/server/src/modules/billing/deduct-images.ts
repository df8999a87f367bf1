import { createHash } from 'node:crypto';
import { AppError } from '../../http/app-error.ts';
import type { KeyScope } from '../../http/scope.ts';
import { type Charge, type Charged, deductPortion } from './deduct-portion.ts';
import { inPortions } from './in-portions.ts';

/** As many as a statement can name with room to spare. */
const most = 200;

interface Asked {
  readonly scope: KeyScope;
  readonly charge: Charge;
}

/** Those of one client wait for each other at its account anyway: together they wait once, and are written down once. */
const deduct = inPortions<Asked, Charged>(most, (portion) => {
  const [first] = portion;
  if (!first) return Promise.resolve([]);
  const { db, services, clientId } = first.scope;
  const charges = portion.map(({ charge }) => charge);
  return db.transaction((tx) => deductPortion({ tx, post: services, clientId }, charges));
});

/**
 * Charges the key's client for pictures that another system made. The same request is charged once and answered alike
 * each time; one that could not be paid is as if it had not been made.
 */
export async function deductImages(
  scope: KeyScope,
  { clientId, userId, feature, images, requestId }: Omit<Charge, 'bodyHash'> & { readonly clientId: string },
): Promise<Charged> {
  if (!scope.scopes.includes('deduct')) throw new AppError('forbidden');
  if (clientId !== scope.clientId) throw new AppError('forbidden', { field: 'clientId' });
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([userId, feature, images]))
    .digest('base64url');
  return deduct(clientId, { scope, charge: { userId, feature, images, requestId, bodyHash } });
}
