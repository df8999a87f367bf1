import { useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../api/query-keys.ts';

/** Has the plans got again, here and on the public page. */
export function usePlansChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const lists = [queryKeys.allPlans, queryKeys.publicPlans];
    await Promise.all(lists.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}
