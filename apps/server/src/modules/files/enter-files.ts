import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { own } from '../../db/own.ts';
import type { NewRow, Row } from '../../db/tables.ts';
import { keepWords } from './keep-words.ts';
import { refuseBeyondQuota } from './refuse-beyond-quota.ts';

const { files } = fields;

/** A row that is to be; its id is known, for its bytes lie under it. */
export type NewFile = Omit<NewRow<'files'>, 'clientId'> & { readonly id: string };

/** An open transaction that writes what belongs to a client. */
interface Entering {
  readonly db: Transaction;
  readonly clientId: string;
}

/**
 * Lets what adds to the files of a client go one after the other from here to the end of the transaction, in all processes: other clients do
 * not wait. First of all locks of a transaction: before the row of a job, that of an account and the room on the disk.
 */
export const enterInTurn = ({ db, clientId }: Entering): Promise<void> => oneAtATime(db, `uploads ${clientId}`);

/**
 * Writes rows of files, and the words they are found by: the one way in, whatever they are, so that together they never come to more than the quota of
 * the client. Rows that are there stay as they are. Answers those that are new. Throws AppError `storage_quota_reached`.
 */
export async function enterFiles(owner: Entering, rows: readonly NewFile[]): Promise<Row<'files'>[]> {
  await enterInTurn(owner);
  const ids = rows.map(({ id }) => id);
  const there = await own(owner).files.pick({ id: files.id }, inArray(files.id, ids));
  const coming = rows.filter(({ id }) => !there.some((row) => row.id === id));
  if (coming.length === 0) return [];
  await refuseBeyondQuota(
    owner,
    coming.reduce((sum, { bytes }) => sum + bytes, 0),
  );
  const entered = await own(owner).files.insert(coming).returning();
  await keepWords(owner, entered);
  return entered;
}
