import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { visitClient } from '../logs/visit-client.ts';

const { clients } = fields;

/** The logo of a client, null when it has none. */
export async function getLogo(
  scope: ClientScope | SuperScope,
  { id }: { id: string },
): Promise<{ clientId: string; logo: string | null }> {
  await visitClient(scope, id, 'logo');
  const wanted = { clientId: clients.id, logo: clients.logo };
  const [found] = await visibleTo(scope).clients.pick(wanted, eq(clients.id, id));
  if (!found) throw new AppError('not_found');
  return found;
}
