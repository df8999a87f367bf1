import { sql } from 'drizzle-orm';
import { AppError } from '../../http/app-error.ts';
import type { PublicScope } from '../../http/scope.ts';

const patienceMs = 3000;

/** Says that the product can be used: it has started, is not about to stop, and its database answers. */
export async function ready(scope: PublicScope): Promise<{ status: 'ready' }> {
  if (!scope.services.lifecycle.isReady) throw new AppError('unavailable');
  const answered = scope.db.execute(sql`select 1`).then(() => true);
  // Should it fail after the wait is over, nobody is listening any more.
  answered.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false);
  });
  try {
    if (!(await Promise.race([answered, waited]))) throw new AppError('unavailable');
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  } finally {
    clearTimeout(timer);
  }
  return { status: 'ready' };
}
