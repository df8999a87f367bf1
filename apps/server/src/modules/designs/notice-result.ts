import { findOperation, limits } from '@naksha/contract';
import type { Transaction } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import { type Post, queueMail } from '../mail/queue-mail.ts';

/** Writes to whoever asked for it that a PSD is ready, or a design that took so long that they may have left. */
export async function noticeResult(
  tx: Transaction,
  post: Post,
  { id: event, userId, operation, startedAt, finishedAt }: Row<'jobs'>,
  { id, fileName }: Pick<Row<'files'>, 'id' | 'fileName'>,
): Promise<void> {
  const letter = { userId, gaps: { fileName }, event };
  if (findOperation(operation)?.folder === 'psd') {
    await queueMail(tx, post, { kind: 'psdReady', path: '/collection', ...letter });
    return;
  }
  const seconds = ((finishedAt?.getTime() ?? 0) - (startedAt?.getTime() ?? 0)) / 1000;
  if (seconds <= limits.noticeJobSeconds) return;
  await queueMail(tx, post, { kind: 'designReady', path: `/studio/generate?design=${id}`, ...letter });
}
