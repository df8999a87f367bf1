import { endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** The plan of the own client, with how many of its places are taken. */
export function useMyPlan() {
  return useQuery({ queryKey: queryKeys.myPlan, queryFn: () => call(endpoints.getMyPlan) });
}
