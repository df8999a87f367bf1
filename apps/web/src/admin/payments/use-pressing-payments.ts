import { endpoints, limits } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';

const refreshMs = 60_000;

const kinds = {
  /** Whose payer has a dispute open with their bank. */
  disputed: { queryKey: queryKeys.paymentsDisputed, only: { dispute: 'open' } },
  /** Transfers that clients say they made and a super-admin has not looked for. */
  waiting: { queryKey: queryKeys.paymentsWaiting, only: { state: 'verifying' } },
} as const;

/** Payments that wait for something a super-admin does, the oldest first. */
export function usePressingPayments(kind: keyof typeof kinds) {
  const { queryKey, only } = kinds[kind];
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call(endpoints.listPayments, {
        query: { limit: limits.listPageSizeMax, ...only, sortBy: 'createdAt', sortDirection: 'asc' },
        signal,
      }),
    refetchInterval: refreshMs,
  });
}
