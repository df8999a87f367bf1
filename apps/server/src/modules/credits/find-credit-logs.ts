import type { CreditLog } from '@naksha/contract';
import { and, count, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { creditLogs } from '../../db/schema/credit-logs.ts';
import { users } from '../../db/schema/users.ts';
import { own } from '../../http/own.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';

export interface CreditLogFilters {
  userId?: string | undefined;
  clientId?: string | undefined;
  feature?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** What the filters leave of the credit logs the caller may see. */
function creditLogCondition(scope: ClientScope | SuperScope, filters: CreditLogFilters): SQL | undefined {
  const { userId, clientId, feature, from, to } = filters;
  return and(
    own(scope, creditLogs.clientId),
    clientId === undefined ? undefined : eq(creditLogs.clientId, clientId),
    userId === undefined ? undefined : eq(creditLogs.userId, userId),
    feature === undefined ? undefined : eq(creditLogs.feature, feature),
    from === undefined ? undefined : gte(creditLogs.createdAt, new Date(from)),
    to === undefined ? undefined : lt(creditLogs.createdAt, new Date(to)),
  );
}

/** A page of the credit logs, newest first. */
export async function findCreditLogs(
  scope: ClientScope | SuperScope,
  filters: CreditLogFilters,
  page: { limit: number; offset: number },
): Promise<{ data: CreditLog[]; total: number }> {
  const where = creditLogCondition(scope, filters);
  const [all] = await scope.db.select({ count: count() }).from(creditLogs).where(where);
  const found = await scope.db
    .select({ log: creditLogs, userName: users.name })
    .from(creditLogs)
    .leftJoin(users, eq(users.id, creditLogs.userId))
    .where(where)
    .orderBy(desc(creditLogs.createdAt), desc(creditLogs.id))
    .limit(page.limit)
    .offset(page.offset);
  const data = found.map(({ log, userName }) => ({
    _id: log.id,
    userId: log.userId,
    userName: userName ?? '',
    feature: log.feature,
    imagesGenerated: log.imagesGenerated,
    creditsDeducted: log.creditsDeducted,
    timestamp: log.createdAt.toISOString(),
  }));
  return { data, total: all?.count ?? 0 };
}
