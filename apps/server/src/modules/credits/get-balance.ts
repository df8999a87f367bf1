import type { CreditBalance } from '@naksha/contract';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { readBalance } from './balance.ts';

/** The credits of the caller's client; a super-admin belongs to none and has none. */
export async function getBalance(scope: ClientScope | SuperScope): Promise<CreditBalance> {
  if (scope.kind === 'super') return { creditsLeft: 0, totalCredits: 0, reserved: 0, expiresAt: null };
  return readBalance(scope);
}
