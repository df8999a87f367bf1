import type { PaymentColumn } from '@naksha/contract';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { findPayments, type PaymentFilters, visitNamed } from './find-payments.ts';

interface Query extends PaymentFilters {
  readonly pageNo: number;
  readonly limit: number;
  readonly sortBy: PaymentColumn;
  readonly sortDirection: 'asc' | 'desc';
}

/** The payments of the own client, of all to a super-admin. */
export async function listPayments(scope: ClientScope | SuperScope, query: Query) {
  const { pageNo, limit, sortBy, sortDirection, ...filters } = query;
  await visitNamed(scope, filters);
  const page = { limit, offset: (pageNo - 1) * limit, sortBy, sortDirection };
  return { ...(await findPayments(scope, filters, page)), pageNo, limit };
}
