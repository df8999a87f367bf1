import { and, eq, lt, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import type { LinkScope } from '../../http/scope.ts';
import { doneAside } from './done-aside.ts';
import { evictPreviews } from './evict-previews.ts';
import { createSingleFlight } from './single-flight.ts';

const { filePreviews, files } = fields;

/** Room is looked for whenever a process has made so large a part of what may be kept. */
const lookedAfter = 1 / 64;
let madeBytes = 0;
const once = createSingleFlight<void>();

interface Made {
  readonly key: string;
  readonly fileId: string;
  readonly bytes: number;
}

/**
 * Counts what was made of a picture and put into storage, and has what was not used for longest thrown out where it is too much. Answers false where
 * the file is gone, and then nothing is counted. What could not be counted may be looked at all the same, and a sweep counts it.
 */
export async function countPreview(
  { db, log, services: { storage, config } }: Pick<LinkScope, 'db' | 'log' | 'services'>,
  clientId: string,
  { key, fileId, bytes }: Made,
): Promise<boolean> {
  const counting = db.transaction(async (tx) => {
    const mine = own({ db: tx, clientId });
    // Held before the row of the preview, as whoever deletes the file does, and so that the row of the preview finds the file still.
    const [file] = await mine.files.pick({ id: files.id }, eq(files.id, fileId)).for('key share');
    if (!file) return false;
    const added = await mine.filePreviews.insert({ key, fileId, bytes }).onConflictDoNothing().returning();
    if (added.length === 0) await mine.filePreviews.update({ bytes, usedAt: sql`now()` }, eq(filePreviews.key, key));
    return true;
  });
  const isThere = await counting.catch((error: unknown) => {
    log?.warn({ err: error, key }, 'A preview was kept and not counted.');
    return true;
  });
  if (!isThere) return false;
  madeBytes += bytes;
  if (madeBytes < config.previewsMaxBytes * lookedAfter) return true;
  madeBytes = 0;
  // Throwing out thousands of objects takes minutes: whoever looks at a picture does not wait for it.
  const evicted = once('room', () => evictPreviews(db, storage, config.previewsMaxBytes));
  void doneAside(log, 'to throw out previews', evicted);
  return true;
}

/** Notes that what was made of a picture was looked at, once an hour. */
export async function noteUse(owner: Owner, key: string): Promise<void> {
  const isEarlier = lt(filePreviews.usedAt, sql`now() - interval '1 hour'`);
  await own(owner).filePreviews.update({ usedAt: sql`now()` }, and(eq(filePreviews.key, key), isEarlier));
}
