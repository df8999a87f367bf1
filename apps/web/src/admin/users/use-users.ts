import { endpoints, type UserStatus } from '@naksha/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export interface UsersFilter {
  readonly pageNo: number;
  readonly search: string;
  readonly status: UserStatus | undefined;
}

/** One page of the client's users, as the server filters it. */
export function useUsers({ pageNo, search, status }: UsersFilter) {
  return useQuery({
    queryKey: ['users', pageNo, search, status],
    queryFn: ({ signal }) =>
      call(endpoints.listUsers, { query: { pageNo, search, ...(status ? { status } : {}) }, signal }),
    placeholderData: keepPreviousData,
  });
}
