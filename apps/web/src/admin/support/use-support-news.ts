import { endpoints, limits } from '@naksha/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';

/**
 * How many tickets have something unread and how many asks of designers wait, asked again every minute and when the window is looked at. What is
 * shown of them is loaded again when something has come.
 */
export function useSupportNews(): number {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: queryKeys.supportNews,
    queryFn: () => call(endpoints.getSupportNews),
    refetchInterval: limits.supportPollSeconds * 1000,
    refetchOnWindowFocus: 'always',
  });
  const latestAt = data?.latestAt;
  const seen = useRef(latestAt);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== latestAt)
      void queries.invalidateQueries({ queryKey: queryKeys.tickets });
    seen.current = latestAt;
  }, [latestAt, queries]);
  const asks = data?.asks;
  const seenAsks = useRef(asks);
  useEffect(() => {
    if (seenAsks.current !== undefined && seenAsks.current !== asks)
      void queries.invalidateQueries({ queryKey: queryKeys.asks });
    seenAsks.current = asks;
  }, [asks, queries]);
  return (data?.unread ?? 0) + (asks ?? 0);
}
