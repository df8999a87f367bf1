import type { BusinessReport } from '@naksha/contract';
import type { SuperScope } from '../../http/scope.ts';
import { lastMonths } from './months.ts';
import { reportChurn } from './report-churn.ts';
import { reportCredits } from './report-credits.ts';
import { reportExpiring } from './report-expiring.ts';
import { reportOperations } from './report-operations.ts';
import { reportRevenue } from './report-revenue.ts';

/** How the business has done over the last months, this one included. */
export async function getReport({ db }: SuperScope, { months: count }: { months: number }): Promise<BusinessReport> {
  const months = await lastMonths(db, count);
  const since = months[0] ?? '';
  return {
    months,
    revenue: await reportRevenue(db, since),
    credits: await reportCredits(db, months),
    operations: await reportOperations(db, since),
    expiring: await reportExpiring(db),
    churn: await reportChurn(db, months),
  };
}
