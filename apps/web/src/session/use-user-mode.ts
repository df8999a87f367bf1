import { endpoints } from '@naksha/contract';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { landing } from './arrival.ts';
import { updateSession } from './session-store.ts';
import { useTellError } from './use-tell-error.ts';

/** An administrator's way to the studio and back; what one mode loaded is not shown in the other. */
export function useUserMode() {
  const router = useRouter();
  const tellError = useTellError();
  const change = useMutation({
    mutationFn: (on: boolean) => call(endpoints.setUserMode, { body: { on } }),
    onSuccess: async ({ roles, originalRole }) => {
      updateSession({ roles, originalRole });
      queryClient.clear();
      await router.navigate(landing[roles]);
    },
    onError: tellError,
  });
  return { switchOn: () => change.mutate(true), switchOff: () => change.mutate(false), isPending: change.isPending };
}
