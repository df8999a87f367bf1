import type { ClientCard, ClientDetails } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { visitClient } from '../logs/visit-client.ts';
import { findClient } from './find-client.ts';

/** A client; its users see no more of it than name and logo. */
export async function getClient(
  scope: ClientScope | SuperScope,
  { id }: { id: string },
): Promise<ClientDetails | ClientCard> {
  const { clients } = fields;
  const reach = visibleTo(scope);
  if (scope.role === 'user') {
    const [card] = await reach.clients.pick(
      { _id: clients.id, name: clients.name, logo: clients.logo },
      eq(clients.id, id),
    );
    if (!card) throw new AppError('not_found');
    return card;
  }
  await visitClient(scope, id, 'client');
  return findClient(reach, id);
}
