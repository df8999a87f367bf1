import { type ClientSettings, endpoints } from '@naksha/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useTellError } from '../../session/use-tell-error.ts';

/** The client's rules; each change is stored at once and shown as the server keeps it. */
export function useSettings() {
  const queries = useQueryClient();
  const tellError = useTellError();
  const stored = useQuery({ queryKey: queryKeys.settings, queryFn: () => call(endpoints.getSettings) });
  const change = useMutation({
    mutationFn: (part: Partial<ClientSettings>) => call(endpoints.putSettings, { body: part }),
    onSuccess: (settings) => queries.setQueryData(queryKeys.settings, settings),
    onError: tellError,
  });
  return { stored, change };
}
