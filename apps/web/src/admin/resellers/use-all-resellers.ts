import { endpoints, limits } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** Every reseller, for one to be chosen from. */
export function useAllResellers() {
  return useQuery({
    queryKey: queryKeys.allResellers,
    queryFn: () => call(endpoints.listResellers, { query: { limit: limits.listPageSizeMax } }),
  });
}
