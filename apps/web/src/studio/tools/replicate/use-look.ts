import { endpoints, type FileRow, type Look } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { queryKeys } from '../../../api/query-keys.ts';

export interface LookFound {
  /** Undefined while it is being measured. */
  readonly look: Look | undefined;
  readonly error: Error | null;
}

/** What is measured of a picture; its pixels never change. */
export function useLook({ _id: id }: FileRow): LookFound {
  const { data, error } = useQuery({
    queryKey: queryKeys.look(id),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => call(endpoints.measureFile, { params: { id }, signal }),
  });
  return { look: data?.data, error };
}
