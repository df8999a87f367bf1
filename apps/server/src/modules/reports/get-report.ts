import type { BusinessReport } from '@naksha/contract';
import type { Transaction } from '../../db/database.ts';
import type { SuperScope } from '../../http/scope.ts';
import { lastMonths } from './months.ts';
import { reportChurn } from './report-churn.ts';
import { reportCredits } from './report-credits.ts';
import { reportExpiring } from './report-expiring.ts';
import { reportOperations } from './report-operations.ts';
import { reportRevenue } from './report-revenue.ts';

/** How the business has done over the last months, this one included; all of it as it was at one moment, so that its tables agree. */
export function getReport({ db }: SuperScope, { months: count }: { months: number }): Promise<BusinessReport> {
  const read = async (tx: Transaction): Promise<BusinessReport> => {
    const months = await lastMonths(tx, count);
    const since = months[0] ?? '';
    return {
      months,
      revenue: await reportRevenue(tx, since),
      credits: await reportCredits(tx, months),
      operations: await reportOperations(tx, since),
      expiring: await reportExpiring(tx),
      churn: await reportChurn(tx, months),
    };
  };
  return db.transaction(read, { isolationLevel: 'repeatable read' });
}
