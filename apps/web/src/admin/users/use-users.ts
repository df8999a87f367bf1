import { endpoints } from '@naksha/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryKeys, type UsersFilter } from '../../api/query-keys.ts';

/** One page of the client's users, as the server filters it. */
export function useUsers({ pageNo, search, status }: UsersFilter) {
  return useQuery({
    queryKey: queryKeys.userPage({ pageNo, search, status }),
    queryFn: ({ signal }) =>
      call(endpoints.listUsers, { query: { pageNo, search, ...(status ? { status } : {}) }, signal }),
    placeholderData: keepPreviousData,
  });
}
