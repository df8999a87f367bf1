import { and, eq } from 'drizzle-orm';
import { clients } from '../../db/schema/clients.ts';
import { AppError } from '../../http/app-error.ts';
import { own } from '../../http/own.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';

/** The logo of a client, null when it has none. */
export async function getLogo(
  scope: ClientScope | SuperScope,
  { id }: { id: string },
): Promise<{ clientId: string; logo: string | null }> {
  const [found] = await scope.db
    .select({ clientId: clients.id, logo: clients.logo })
    .from(clients)
    .where(and(eq(clients.id, id), own(scope, clients.id)));
  if (!found) throw new AppError('not_found');
  return found;
}
