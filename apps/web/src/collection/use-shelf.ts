import { endpoints, type FileRow, limits } from '@naksha/contract';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys, type ShelfQuery } from '../api/query-keys.ts';

/** The pages of a shelf that are looked at; rows by their place, and how many there are in all. */
export function useShelf(query: ShelfQuery, pages: readonly number[]) {
  const answers = useQueries({
    queries: pages.map((pageNo) => ({
      queryKey: queryKeys.filePage(query, pageNo),
      queryFn: () => call(endpoints.listFiles, { query: { ...query, pageNo } }),
      placeholderData: keepPreviousData,
    })),
  });
  const rows = new Map<number, FileRow>();
  for (const [index, { data }] of answers.entries()) {
    const start = ((pages[index] ?? 1) - 1) * limits.fileListPageSize;
    for (const [at, row] of (data?.data ?? []).entries()) rows.set(start + at, row);
  }
  return {
    rows,
    total: answers.find(({ data }) => data)?.data?.total,
    isLoading: answers.some(({ isLoading }) => isLoading),
    error: answers.find(({ error }) => error)?.error ?? null,
    retry: () => Promise.all(answers.map(({ refetch }) => refetch())),
  };
}
