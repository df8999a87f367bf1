import { lt, sql } from 'drizzle-orm';
import type { Runner } from '../../db/own.ts';
import { auditChecks } from '../../db/schema/audit-checks.ts';
import type { Report } from '../../jobs/run-job.ts';
import { verifyChain } from './verify-chain.ts';

/**
 * Walks the chain over the action log once a day, whichever worker comes first, and keeps what was found. It is held against the head that the
 * last sound check kept, so that a chain that was cut or made again stays a fault. Answers whether the day's check was this one.
 */
export async function checkAudit(db: Runner, onError: Report): Promise<boolean> {
  const isOld = lt(auditChecks.beganAt, sql`now() - interval '1 day'`);
  const [begun] = await db
    .insert(auditChecks)
    .values({})
    .onConflictDoUpdate({ target: auditChecks.isOnly, set: { beganAt: sql`now()` }, setWhere: isOld })
    .returning();
  if (!begun) return false;
  const { lines, head, faults } = await verifyChain(db, begun.head ?? undefined);
  const isSound = faults.length === 0;
  await db.update(auditChecks).set({ endedAt: sql`now()`, lines, faults: faults.length, ...(isSound && { head }) });
  if (!isSound) onError(new Error(`The action log is not as it was sealed, in ${faults.length} places.`));
  return true;
}
