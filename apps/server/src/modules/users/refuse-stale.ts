import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from '@naksha/contract';
import { AppError } from '../../http/app-error.ts';

/** What is there now: in words, where the refusal says it, and what of it a form may start from. */
interface Now {
  readonly [fact: string]: string | number;
}

/**
 * Refuses a change that started from something other than what is there now, and shows what that is. A caller that does not say what it started
 * from is not asked. `code` is of what can be done beside what was done meanwhile, and replaces nothing.
 */
export function refuseStale<Facts>(
  was: Facts | undefined,
  is: Facts,
  say: () => Now,
  code: Extract<ErrorCode, `${string}_meanwhile`> = 'changed_meanwhile',
): void {
  if (was !== undefined && !isDeepStrictEqual(was, is)) throw new AppError(code, { params: say() });
}
