import { endpoints } from '@naksha/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Has the server suggest a password for somebody. */
export function useSuggestPassword(onSuggested: (password: string) => void, refuse: (error: unknown) => void) {
  return useMutation({
    mutationFn: () => call(endpoints.generatePassword, { query: {} }),
    onSuccess: ({ password }) => onSuggested(password),
    onError: (error) => refuse(error),
  });
}
