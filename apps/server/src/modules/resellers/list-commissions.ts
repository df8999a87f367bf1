import type { Commission } from '@naksha/contract';
import { count, desc, eq, inArray } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import { commissions } from '../../db/schema/resellers.ts';
import type { SuperScope } from '../../http/scope.ts';
import { findReseller } from './find-reseller.ts';

interface Query {
  readonly id: string;
  readonly pageNo: number;
  readonly limit: number;
}

/** The book of one reseller, the newest line first. */
export async function listCommissions({ db }: SuperScope, { id, pageNo, limit }: Query) {
  await findReseller(db, id);
  const isTheirs = eq(commissions.resellerId, id);
  const [total] = await db.select({ count: count() }).from(commissions).where(isTheirs);
  const found = await db
    .select()
    .from(commissions)
    .where(isTheirs)
    .orderBy(desc(commissions.createdAt), desc(commissions.id))
    .limit(limit)
    .offset((pageNo - 1) * limit);
  const { clients } = fields;
  const whose = found.flatMap(({ fromClient }) => (fromClient === null ? [] : [fromClient]));
  const named = await across(db, 'superAdmin').clients.pick(
    { id: clients.id, name: clients.name },
    inArray(clients.id, whose),
  );
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const data: Commission[] = found.map(({ id, kind, amount, currency, fromClient, note, createdAt }) => ({
    _id: id,
    ...{ kind, amount, currency, note },
    clientId: fromClient,
    clientName: (fromClient && names.get(fromClient)) ?? null,
    createdAt: createdAt.toISOString(),
  }));
  return { data, total: total?.count ?? 0, pageNo, limit };
}
