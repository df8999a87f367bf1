import { endpoints, limits } from '@naksha/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useTellError } from '../../session/use-tell-error.ts';
import { useStudio } from '../store/studio-store.ts';
import { keepRows } from '../store/table-actions.ts';

/** Whether there are results older than those a screen begins with, and how to get the next of them. */
export function useOlderResults(): { readonly showOlder: (() => Promise<void>) | undefined } {
  const tellError = useTellError();
  // Who has fewer jobs than a screen begins with has them all here.
  const enabled = useStudio(({ jobs }) => Object.keys(jobs.jobs).length >= limits.snapshotJobs);
  const { hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: queryKeys.olderJobs,
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listJobs, { query: { pageNo: pageParam, limit: limits.snapshotJobs }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNo, limit, total }) => (pageNo * limit < total ? pageNo + 1 : undefined),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const showOlder = async () => {
    const { data, error } = await fetchNextPage();
    if (error) tellError(error);
    else keepRows(data?.pages.at(-1)?.data.flatMap(({ results }) => results) ?? []);
  };
  return { showOlder: hasNextPage ? showOlder : undefined };
}
