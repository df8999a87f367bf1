import { endpoints } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';

/** What the collection can be held to. */
export const useFacets = () =>
  useQuery({ queryKey: queryKeys.fileFacets, queryFn: () => call(endpoints.listFileFacets) });
