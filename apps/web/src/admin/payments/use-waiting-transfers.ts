import { endpoints, limits } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';

const refreshMs = 60_000;

/** Transfers that clients say they made and a super-admin has not looked for, the oldest first. */
export function useWaitingTransfers() {
  return useQuery({
    queryKey: queryKeys.paymentsWaiting,
    queryFn: ({ signal }) =>
      call(endpoints.listPayments, {
        query: { limit: limits.listPageSizeMax, state: 'verifying', sortBy: 'createdAt', sortDirection: 'asc' },
        signal,
      }),
    refetchInterval: refreshMs,
  });
}
