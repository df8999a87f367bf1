import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { landing } from '../addresses/arrival.ts';
import { setUserMode } from './set-user-mode.ts';
import { useShowError } from './use-show-error.ts';

/** An administrator's way to the studio and back. */
export function useUserMode() {
  const router = useRouter();
  const showError = useShowError();
  const change = useMutation({
    mutationFn: setUserMode,
    onSuccess: (roles) => router.navigate(landing[roles]),
    onError: showError,
  });
  return {
    switchOn: () => change.mutate(true),
    switchOff: () => change.mutate(false),
    /** Back, and straight to where plans are bought. */
    switchToPlan: () =>
      change.mutate(false, { onSuccess: () => router.navigate({ to: '/admin/my-plan', search: {} }) }),
    isPending: change.isPending,
  };
}
