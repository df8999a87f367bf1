import { eq, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';

const { files, uploads } = fields;

/** What was promised to a client's uploads or came with them and is not saved: it lies on the disk until it is swept. */
export async function unsavedBytes(tx: Transaction, clientId: string): Promise<number> {
  const mine = own({ db: tx, clientId });
  const isUnsaved = notExists(mine.files.pick({ id: files.id }, eq(files.id, uploads.id)));
  const [lying] = await mine.uploads.pick(
    { bytes: sql`coalesce(sum(${uploads.bytes}), 0)`.mapWith(Number) },
    isUnsaved,
  );
  return lying?.bytes ?? 0;
}

/** Said while a client has as much on its way, or lying unsaved, as it may; what lies unsaved is saved or swept at any time. */
export function tooManyUploads(seconds = 60): AppError {
  return new AppError('too_many_requests', { params: { seconds }, retryAfterSeconds: seconds });
}
