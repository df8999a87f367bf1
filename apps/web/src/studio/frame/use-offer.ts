import { endpoints, type OperationName, type OperationRow } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** An operation as this installation offers it, at the price of the own plan; undefined while that is not known. */
export function useOffer(operation: OperationName): OperationRow | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.operations,
    queryFn: () => call(endpoints.listOperations, {}),
    // An operator may switch an operation while the studio is open.
    staleTime: 60_000,
    refetchInterval: 60_000,
  });
  return data?.data.find(({ name }) => name === operation);
}
