import type { Billing } from '@naksha/contract';
import { count, ilike } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { likePattern } from '../../db/like-pattern.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { noteVisits } from '../logs/visit-client.ts';
import { findBilling } from './find-billing.ts';

interface Query {
  readonly pageNo: number;
  readonly limit: number;
  readonly search?: string | undefined;
}

/** A page of the billing of all clients, each of which finds in its log that it was looked at; to an administrator the own one alone. */
export async function getBilling(
  scope: ClientScope | SuperScope,
  { pageNo, limit, search }: Query,
): Promise<{ data: Billing[]; total: number; pageNo: number; limit: number }> {
  const reach = visibleTo(scope);
  const where = search ? ilike(fields.clients.name, likePattern(search)) : undefined;
  const [all] = await reach.clients.pick({ count: count() }, where);
  const data = await findBilling(reach, { where, limit, offset: (pageNo - 1) * limit });
  await noteVisits(
    scope,
    data.map(({ clientId }) => clientId),
    'billing',
  );
  return { data, total: all?.count ?? 0, pageNo, limit };
}
