import type { ErrorCode } from '@naksha/contract';
import { useRef } from 'react';
import { ApiError } from '../api/api-error.ts';

/** What is there now, and how that is said to its reader. */
interface Now<Facts> {
  readonly facts: Facts;
  readonly words: string;
}

/**
 * What a form started from, to be sent as `was`. Saving over somebody else's change first shows what is there now;
 * saving once more counts as having seen it. `code` is the refusal that shows it.
 */
export function useSeen<Facts>(
  first: Facts,
  lookAgain: (refusal: ApiError) => Promise<Now<Facts>>,
  code: Extract<ErrorCode, `${string}_meanwhile`> = 'changed_meanwhile',
) {
  const seen = useRef(first);
  return {
    seen,
    explain: async (error: unknown): Promise<never> => {
      if (!(error instanceof ApiError) || error.code !== code) throw error;
      const { facts, words } = await lookAgain(error);
      seen.current = facts;
      const { status, message } = error;
      throw new ApiError({ status, code, message, params: { now: words } });
    },
  };
}
