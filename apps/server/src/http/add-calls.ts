import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { callCounts } from '../db/schema/call-counts.ts';

/** Calls of one caller under one limit that the other processes have not heard of. */
export interface NewCalls {
  readonly key: string;
  readonly count: number;
  /** Until the window of these calls ends. */
  readonly leftMs: number;
}

/** Adds calls to what all processes counted, in one statement, and answers the sums with what is left of their windows. */
export async function addCalls(db: Database, calls: readonly NewCalls[]): Promise<NewCalls[]> {
  const { key, count, endsAt } = callCounts;
  const isOver = sql`${endsAt} <= now()`;
  // In the order of their keys, so that no two processes wait for each other's rows.
  const sorted = calls.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return db
    .insert(callCounts)
    .values(
      sorted.map((one) => ({
        key: one.key,
        count: one.count,
        // By the clock of the database: those of the processes need not agree.
        endsAt: sql`now() + interval '1 millisecond' * ${one.leftMs}`,
      })),
    )
    .onConflictDoUpdate({
      target: key,
      set: {
        count: sql`excluded.count + case when ${isOver} then 0 else ${count} end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${endsAt} end`,
      },
    })
    .returning({
      key,
      count,
      leftMs: sql`greatest(1, extract(epoch from ${endsAt} - now()) * 1000)`.mapWith(Number),
    });
}
