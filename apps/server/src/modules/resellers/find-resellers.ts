import type { Reseller } from '@naksha/contract';
import { asc, count, inArray, type SQL, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { across, type Runner } from '../../db/own.ts';
import { commissions, resellers } from '../../db/schema/resellers.ts';

interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** Resellers by their names, with how many clients they have and what is owed to them in each currency. */
export async function findResellers(db: Runner, wanted: SQL | undefined, part?: Part): Promise<Reseller[]> {
  const { limit = 1, offset = 0 } = part ?? {};
  const found = await db
    .select()
    .from(resellers)
    .where(wanted)
    .orderBy(sql`lower(${resellers.name})`, asc(resellers.id))
    .limit(limit)
    .offset(offset);
  const ids = found.map(({ id }) => id);
  const { clients } = fields;
  const counts = await across(db, 'superAdmin')
    .clients.pick({ resellerId: clients.resellerId, clients: count() }, inArray(clients.resellerId, ids))
    .groupBy(clients.resellerId);
  const { resellerId, currency, amount } = commissions;
  const owed = sql`sum(${amount})`.mapWith(Number);
  const sums = await db
    .select({ resellerId, currency, owed })
    .from(commissions)
    .where(inArray(resellerId, ids))
    .groupBy(resellerId, currency)
    .orderBy(asc(currency));
  return found.map(({ id, createdAt, ...facts }) => ({
    ...facts,
    _id: id,
    clients: counts.find((row) => row.resellerId === id)?.clients ?? 0,
    owed: sums.flatMap((sum) =>
      sum.resellerId === id && sum.owed !== 0 ? [{ amount: sum.owed, currency: sum.currency }] : [],
    ),
    createdAt: createdAt.toISOString(),
  }));
}
