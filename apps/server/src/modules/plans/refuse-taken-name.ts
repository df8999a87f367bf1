import { and, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { plans } from '../../db/schema/plans.ts';
import { AppError } from '../../http/app-error.ts';
import { isThere } from './find-plan.ts';

/** Refuses a name that another plan has, in whatever case. Held here and not by an index: installations may have two of a name already. */
export async function refuseTakenName(tx: Transaction, name: string, own?: string): Promise<void> {
  await oneAtATime(tx, 'names of plans');
  const isCalled = and(
    isThere(),
    sql`lower(${plans.name}) = lower(${name})`,
    own === undefined ? undefined : ne(plans.id, own),
  );
  const [taken] = await tx.select({ id: plans.id }).from(plans).where(isCalled).limit(1);
  if (taken) throw new AppError('plan_name_taken', { field: 'name' });
}
