import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** One page of a list, as the server answers it. */
export interface ListPage<Row> {
  readonly data: readonly Row[];
  readonly total: number;
  readonly pageNo: number;
  readonly limit: number;
}

/**
 * Gets a page of a list and shows the one before until it has come. Where a page is gone, as when its only line has left it, it gets the last one.
 * With `everyMs` it is asked for again so often, and whenever its window is looked at again, while its window is in sight.
 */
export function useList<Row>(
  queryKey: readonly unknown[],
  pageNo: number,
  get: (pageNo: number, signal: AbortSignal) => Promise<ListPage<Row>>,
  { everyMs }: { readonly everyMs?: number } = {},
) {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const page = await get(pageNo, signal);
      const last = Math.max(1, Math.ceil(page.total / page.limit));
      return pageNo > last ? get(last, signal) : page;
    },
    placeholderData: keepPreviousData,
    ...(everyMs !== undefined && { staleTime: 0, refetchInterval: everyMs, refetchOnWindowFocus: true }),
  });
}
