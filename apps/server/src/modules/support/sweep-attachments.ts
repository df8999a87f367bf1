import { limits } from '@naksha/contract';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import type { Storage } from '../../storage/storage.ts';
import { fileKeys } from '../files/file-keys.ts';

/** A message that takes a picture as it runs out has ended long before it is swept. */
const graceHours = 1;
const portion = 100;

/** Deletes pictures whose message was never sent. Bytes go first; rows that a crash leaves are swept the next time. */
export async function sweepAttachments(db: Database, storage: Storage): Promise<void> {
  const { createdAt, entryId, id: key } = fields.ticketAttachments;
  const all = across(db, 'sweep').ticketAttachments;
  const age = sql`interval '1 hour' * ${limits.looseAttachmentHours + graceHours}`;
  const isOver = and(isNull(entryId), lt(createdAt, sql`now() - ${age}`));
  for (const { id, clientId } of await all.where(isOver).limit(portion)) {
    await storage.remove(fileKeys.attachment(clientId, id));
    await all.delete(eq(key, id));
  }
}
