import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';

/** Refuses a client that is not there, or not the caller's. */
export async function requireClient(scope: ClientScope | SuperScope, id: string): Promise<void> {
  const { clients } = fields;
  const [found] = await visibleTo(scope).clients.pick({ id: clients.id }, eq(clients.id, id));
  if (!found) throw new AppError('not_found');
}
