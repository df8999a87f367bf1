import { AppError } from '../../http/app-error.ts';
import type { PublicScope } from '../../http/scope.ts';

/** Says that the product can be used: it has started, is not about to stop, and its database answers. */
export async function ready({ services }: PublicScope): Promise<{ status: 'ready' }> {
  if (!services.lifecycle.isReady || !(await services.isDatabaseAnswering())) throw new AppError('unavailable');
  return { status: 'ready' };
}
