import { and, eq } from 'drizzle-orm';
import { clients } from '../../db/schema/clients.ts';
import { AppError } from '../../http/app-error.ts';
import { own } from '../../http/own.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';

/** Refuses a client that is not there, or not the caller's. */
export async function requireClient(scope: ClientScope | SuperScope, id: string): Promise<void> {
  const [found] = await scope.db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.id, id), own(scope, clients.id)));
  if (!found) throw new AppError('not_found');
}
