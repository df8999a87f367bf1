import { and, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Runner } from '../../db/own.ts';
import { auditChecks } from '../../db/schema/audit-checks.ts';
import type { Report } from '../../jobs/run-job.ts';
import { verifyChain } from './verify-chain.ts';

/** The day's check, for whoever has begun it. */
export interface DayCheck {
  /** Which share of the files is read this time. */
  readonly share: number;
  /** Those that are read besides, for they were found wrong. */
  readonly again: readonly string[];
  /** Says that it goes on: where no one has said so for an hour it is begun again. */
  readonly goOn: () => Promise<unknown>;
  /** Says that all of it was done; the next one reads the next share of so many, and the files that were found wrong again. */
  readonly end: (shares: number, wrong: readonly string[]) => Promise<unknown>;
}

/**
 * Begins the day's check, whichever worker comes first, with a walk along the chain over the action log, and keeps what was found there. It is
 * held against the head that the last sound check kept, so that a chain that was cut or made again stays a fault. Answers nothing where the
 * check of this day is done or under way; one whose worker died in it is begun again.
 */
export async function checkAudit(db: Runner, onError: Report): Promise<DayCheck | undefined> {
  const isOld = lt(auditChecks.beganAt, sql`now() - interval '1 day'`);
  const isLeft = and(isNotNull(auditChecks.aliveAt), lt(auditChecks.aliveAt, sql`now() - interval '1 hour'`));
  const now = sql`now()`;
  const [begun] = await db
    .insert(auditChecks)
    .values({ aliveAt: now })
    .onConflictDoUpdate({
      target: auditChecks.isOnly,
      set: { beganAt: now, aliveAt: now },
      setWhere: or(isOld, isLeft),
    })
    .returning();
  if (!begun) return undefined;
  const { lines, head, faults } = await verifyChain(db, begun.head ?? undefined);
  const isSound = faults.length === 0;
  await db
    .update(auditChecks)
    .set({ endedAt: now, aliveAt: now, lines, faults: faults.length, ...(isSound && { head }) });
  if (!isSound) onError(new Error(`The action log is not as it was sealed, in ${faults.length} places.`));
  const { share, wrongFiles: again } = begun;
  return {
    share,
    again,
    goOn: () => db.update(auditChecks).set({ aliveAt: now }),
    end: (shares, wrong) =>
      db.update(auditChecks).set({ aliveAt: null, share: (share + 1) % shares, wrongFiles: [...wrong] }),
  };
}
