import type { CostForm, OperationCost } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../db/database.ts';
import { databaseTime } from '../../db/database-time.ts';
import { rows } from '../../db/rows.ts';
import { operationCosts } from '../../db/schema/operation-costs.ts';
import { AppError } from '../../http/app-error.ts';
import { once } from '../../http/once.ts';
import type { SuperScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { amountInWords } from '../payments/amount-in-words.ts';
import { getSeller } from '../payments/get-seller.ts';
import { monthClock } from './months.ts';
import { presentCost } from './present-cost.ts';

/**
 * Says what a run of an operation costs from a day on: today means from now on, so that what was counted stays as it was. Said again for a day
 * that is still to come, it takes the place of what was said. Done once per idempotency key.
 */
export async function setCost(scope: SuperScope, { from, ...form }: CostForm): Promise<OperationCost> {
  return once(scope, async (tx) => {
    const { facts } = await getSeller({ db: tx });
    if (!facts) throw new AppError('seller_required');
    const startsAt = await beginningOf(tx, from);
    const currency = facts.country === 'IN' ? ('INR' as const) : ('USD' as const);
    const { operation, engine, startsAt: start } = operationCosts;
    const [made] = await tx
      .insert(operationCosts)
      .values({ ...form, currency, startsAt })
      .onConflictDoUpdate({ target: [operation, engine, start], set: { amount: form.amount, currency } })
      .returning();
    if (!made) throw new Error('A cost was not inserted.');
    const total = amountInWords({ total: made.amount, currency });
    const about = { operation: made.operation, engine: made.engine, total, startsOn: from };
    await logAction(tx, scope, 'cost.set', made.id, about);
    return presentCost(made, await databaseTime(tx));
  });
}

/** When a day of India begins that has not passed; of today what is left. */
async function beginningOf(tx: Transaction, day: string): Promise<Date> {
  const [found] = await rows(
    tx,
    z.object({ hasPassed: z.boolean(), at: z.coerce.date() }),
    sql`select ${day}::date < (now() at time zone ${monthClock})::date as "hasPassed",
      greatest(${day}::date::timestamp at time zone ${monthClock}, now()) as at`,
  );
  if (!found || found.hasPassed) throw new AppError('cost_from', { field: 'from' });
  return found.at;
}
