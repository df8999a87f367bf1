import { type Directory, directories, endpoints } from '@naksha/contract';
import { useQueries } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';

/** How many pictures lie on each shelf. */
export function useCounts(): Partial<Record<Directory, number>> {
  const answers = useQueries({
    queries: directories.map((directory) => ({
      queryKey: queryKeys.fileCount(directory),
      queryFn: () => call(endpoints.listFiles, { query: { directory, limit: 1 } }),
    })),
  });
  return Object.fromEntries(directories.map((directory, i) => [directory, answers[i]?.data?.total]));
}
