import { endpoints, type OperationName, type OperationRow } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** An operation as this installation offers it; undefined while that is not known. */
export function useOffer(operation: OperationName): OperationRow | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.operations,
    queryFn: () => call(endpoints.listOperations, {}),
    // It changes with the server.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.data.find(({ name }) => name === operation);
}
