import { endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';

/** Whether the own log-in asks for a code beside the password. */
export function useSecondStep() {
  return useQuery({ queryKey: queryKeys.secondStep, queryFn: () => call(endpoints.getSecondStep) });
}
