import { limits } from '@naksha/contract';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { across } from '../../db/own.ts';

const { jobs, uploads } = fields;

/** Bytes may be on their way for as long after their link has expired. */
const longestUpload = sql`interval '1 second' * ${limits.longestUploadSeconds}`;

/**
 * What was promised of the disk, in all processes, to uploads that are on their way and to jobs that run, but for one that asks for
 * more. Until the end of the transaction no one else is promised anything. What is already written is counted twice, rather than not at all.
 */
export async function promisedBytes(tx: Transaction, but?: { readonly jobId: string }): Promise<number> {
  await oneAtATime(tx, 'room on the disk');
  const everybody = across(tx, 'room');
  const [coming] = await everybody.uploads.pick(
    { bytes: sql`coalesce(sum(${uploads.bytes}), 0)`.mapWith(Number) },
    and(isNull(uploads.receivedAt), gt(uploads.expiresAt, sql`now() - ${longestUpload}`)),
  );
  const [running] = await everybody.jobs.pick(
    { bytes: sql`coalesce(sum(${jobs.roomBytes}), 0)`.mapWith(Number) },
    and(eq(jobs.state, 'running'), but && ne(jobs.id, but.jobId)),
  );
  return (coming?.bytes ?? 0) + (running?.bytes ?? 0);
}
