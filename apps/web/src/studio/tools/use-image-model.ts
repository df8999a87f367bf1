import { endpoints, type OperationName } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';

/** What the image model is called that an operation asks for what it cannot do itself; null where none is set, or while nobody knows. */
export function useImageModel(operation: OperationName): string | null {
  const { data } = useQuery({
    queryKey: queryKeys.operations,
    queryFn: () => call(endpoints.listOperations, {}),
    // It changes with the server.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.data.find(({ name }) => name === operation)?.model?.name ?? null;
}
