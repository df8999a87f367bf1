import { setTimeout as sleep } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import { codeOf } from './is-errno.ts';

/** Of errors of PostgreSQL: a lock was not to be had within `lock_timeout`. */
const lockNotAvailable = '55P03';

export interface GivingWay {
  /** For how long a lock is waited for at a time: all who come later wait behind it. */
  readonly lockMs: number;
  /** How long others are let through before it is tried again. */
  readonly pauseMs: number;
  /** For how long it is tried in all. */
  readonly forMs: number;
}

/** Requests wait four seconds for a lock. */
const usual: GivingWay = { lockMs: 3_000, pauseMs: 1_000, forMs: 120_000 };

/** Thrown when somebody else kept hold of a table for as long as it was wanted. */
export class DatabaseHeld extends Error {
  constructor(cause: unknown) {
    super(
      'The database cannot be brought to the newest schema: somebody else, a backup perhaps, has been reading or writing one of its tables all the while. Nothing was changed. Wait until that has ended, then start again.',
      { cause },
    );
    this.name = 'DatabaseHeld';
  }
}

/**
 * Does work that needs tables to itself, all of it or nothing. What holds one of them for long, as a backup does, is not waited for at a stretch, for
 * then everybody else would wait too: it is tried again from its beginning. Throws DatabaseHeld when it was tried for long enough.
 */
export async function giveWay<Result>(
  run: (statement: string) => Promise<unknown>,
  work: () => Promise<Result>,
  { lockMs, pauseMs, forMs }: GivingWay = usual,
): Promise<Result> {
  await run(`set lock_timeout = ${lockMs}`);
  const until = performance.now() + forMs;
  for (;;) {
    try {
      return await work();
    } catch (problem) {
      if (codeOf(problem instanceof DrizzleQueryError ? problem.cause : problem) !== lockNotAvailable) throw problem;
      if (performance.now() >= until) throw new DatabaseHeld(problem);
      await sleep(pauseMs);
    }
  }
}
