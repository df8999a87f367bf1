import { endpoints } from '@naksha/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useSession } from '../api/session-store.ts';

/** The logo of the own client, null when it has none; a super-admin has no client. */
export function useLogo(): UseQueryResult<string | null> {
  const clientId = useSession((state) => state.session?.user.clientId) ?? '';
  return useQuery({
    queryKey: queryKeys.logo(clientId),
    queryFn: async () => (await call(endpoints.getLogo, { params: { id: clientId } })).logo,
    enabled: clientId !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
}
