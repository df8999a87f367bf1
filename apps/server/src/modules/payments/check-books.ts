import type { Runner } from '../../db/own.ts';
import type { Report } from '../../jobs/run-job.ts';
import { checkLedger } from '../credits/check-ledger.ts';
import { checkPayments } from './check-payments.ts';

/** Named in the log; more of them are the same fault. */
const mostNamed = 5;

/** Holds the books of credits and of money against each other, and reports what is wrong with them. */
export async function checkBooks(db: Runner, onError: Report): Promise<void> {
  const faults = [...(await checkLedger(db)), ...(await checkPayments(db))];
  if (faults.length === 0) return;
  const named = faults.slice(0, mostNamed).join('; ');
  onError(new Error(`The books do not agree in ${faults.length} places: ${named}`));
}
