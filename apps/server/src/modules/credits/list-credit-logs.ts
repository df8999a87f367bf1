import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { type CreditLogFilters, findCreditLogs, visitNamed } from './find-credit-logs.ts';

type Query = CreditLogFilters & { pageNo: number; limit: number };

/** What credits were spent on, newest first. */
export async function listCreditLogs(scope: ClientScope | SuperScope, { pageNo, limit, ...filters }: Query) {
  await visitNamed(scope, filters);
  const page = await findCreditLogs(scope, filters, { limit, offset: (pageNo - 1) * limit });
  return { ...page, pageNo, limit };
}
