import { AppError } from '../../http/app-error.ts';

/** An account limit that the plan alone reaches would be taken and change nothing; 0 is none. */
export function refuseIdleLimit(accountLimit: number, planned: number): void {
  if (accountLimit === 0 || accountLimit > planned) return;
  throw new AppError('account_limit_idle', { field: 'accountLimit', params: { planned } });
}
