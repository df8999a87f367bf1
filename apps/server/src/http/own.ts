import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ClientScope, SuperScope } from './scope.ts';

/**
 * The condition that keeps a query to the rows of the caller's client; a super-admin sees all of them. Every query of a
 * tenant's table has it, or names the client of its scope in so many words.
 */
export function own(scope: ClientScope | SuperScope, clientId: PgColumn): SQL | undefined {
  return scope.kind === 'super' ? undefined : eq(clientId, scope.clientId);
}
