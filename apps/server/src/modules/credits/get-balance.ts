import type { CreditBalance } from '@naksha/contract';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { noCredits, readBalance } from './balance.ts';
import { findCaps } from './find-caps.ts';

/** The credits of the caller's client; a super-admin belongs to none and has none. */
export async function getBalance(scope: ClientScope | SuperScope): Promise<CreditBalance> {
  if (scope.kind === 'super') return noCredits;
  return readOwnBalance(scope);
}

/** What a client has left, and what of it the caller may spend. */
export async function readOwnBalance(scope: ClientScope): Promise<CreditBalance> {
  const ownCap = (await findCaps(scope, [scope.userId])).get(scope.userId);
  return { ...(await readBalance(scope)), ...(ownCap && { ownCap }) };
}
