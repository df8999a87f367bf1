import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Refusals are final; only an unreached server is asked again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 20_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && error instanceof ApiError && error.status === 0,
    },
  },
});
