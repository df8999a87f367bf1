import { endpoints, limits } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';

const refreshMs = 60_000;

/** Payments whose payer has a dispute open with their bank, the oldest first. */
export function useDisputedPayments() {
  return useQuery({
    queryKey: queryKeys.paymentsDisputed,
    queryFn: ({ signal }) =>
      call(endpoints.listPayments, {
        query: { limit: limits.listPageSizeMax, dispute: 'open', sortBy: 'createdAt', sortDirection: 'asc' },
        signal,
      }),
    refetchInterval: refreshMs,
  });
}
