import { endpoints } from '@naksha/contract';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { type FolderQuery, queryKeys } from '../api/query-keys.ts';

type FirstQuery = Readonly<
  Required<Pick<FolderQuery, 'directory' | 'fileName' | 'sortBy' | 'sortDirection' | 'stacked'>>
>;

/** What of the collection is looked at before anything else was chosen. */
export const firstQuery: FirstQuery = {
  directory: 'processed',
  fileName: '',
  sortBy: 'createdAt',
  sortDirection: 'desc',
  stacked: 'false',
};

/** How a page of a folder is asked for, and under which key it is kept. */
export function filePage(query: FolderQuery, pageNo: number) {
  return {
    queryKey: queryKeys.filePage(query, pageNo),
    queryFn: () => call(endpoints.listFiles, { query: { ...query, pageNo } }),
  };
}

/** Asks for the first page while the screen itself is still on its way. What comes of it the screen says. */
export function askFirstPage(): void {
  void queryClient.prefetchQuery(filePage(firstQuery, 1));
}
