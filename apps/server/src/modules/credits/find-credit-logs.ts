import type { CreditLog } from '@naksha/contract';
import { and, count, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { noteVisits, visitClient } from '../logs/visit-client.ts';

const { creditLogs, users } = fields;

export interface CreditLogFilters {
  userId?: string | undefined;
  clientId?: string | undefined;
  feature?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

function creditLogCondition({ userId, clientId, feature, from, to }: CreditLogFilters): SQL | undefined {
  return and(
    clientId === undefined ? undefined : eq(creditLogs.clientId, clientId),
    userId === undefined ? undefined : eq(creditLogs.userId, userId),
    feature === undefined ? undefined : eq(creditLogs.feature, feature),
    from === undefined ? undefined : gte(creditLogs.createdAt, new Date(from)),
    to === undefined ? undefined : lt(creditLogs.createdAt, new Date(to)),
  );
}

/** A super-admin who names a client leaves a line in its log; others are heard on their own client alone. */
export async function visitNamed(scope: ClientScope | SuperScope, { clientId }: CreditLogFilters): Promise<void> {
  if (scope.kind === 'super' && clientId !== undefined) await visitClient(scope, clientId, 'credits');
}

/** A page of the credit logs, newest first. */
export async function findCreditLogs(
  scope: ClientScope | SuperScope,
  filters: CreditLogFilters,
  page: { limit: number; offset: number },
): Promise<{ data: CreditLog[]; total: number }> {
  const where = creditLogCondition(filters);
  const mine = visibleTo(scope);
  const [all] = await mine.creditLogs.pick({ count: count() }, where);
  const found = await mine.creditLogs
    .pick({ log: creditLogs, userName: users.name }, where)
    .leftJoin(mine.users.rows(), eq(users.id, creditLogs.userId))
    .orderBy(desc(creditLogs.createdAt), desc(creditLogs.id))
    .limit(page.limit)
    .offset(page.offset);
  await noteVisits(
    scope,
    found.map(({ log }) => log.clientId),
    'credits',
  );
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
