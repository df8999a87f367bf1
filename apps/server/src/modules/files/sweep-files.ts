import { limits } from '@naksha/contract';
import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import type { Storage, StoredObject } from '../../storage/storage.ts';
import { fewAtOnce } from './few-at-once.ts';
import { fileKeys, type RowsOfFolder, rowsOfFolders } from './file-keys.ts';
import { receivedBytes } from './received-bytes.ts';

const { files, uploads } = fields;

/** A few at a time, so that a sweep never holds the database for long. */
const portion = 100;
/** Bytes younger than this may belong to a row that is about to be written. */
const orphanAgeMs = 24 * 3_600_000;
/** An upload may still be under way when its link has expired, and is saved a while after. */
const uploadGrace = sql`interval '1 second' * ${limits.longestUploadSeconds + 15 * 60}`;

/** More bytes without a row than crashes leave mean that the rows are another's, or older than the bytes. */
const fewOrphans = 500;
const largestOrphanShare = 0.2;

const daysAgo = (days: number) => sql`now() - interval '1 day' * ${days}`;

/**
 * Deletes what is no longer kept: expired drafts and files in the bin, what was deleted for ever, uploads that were never saved, and
 * bytes that no row speaks of. Rows go first; a crash in between leaves bytes for the next sweep, as does an abort.
 */
export async function sweepFiles(db: Database, storage: Storage, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await sweepRows(db, storage)) === portion);
  while (!signal?.aborted && (await sweepUploads(db, storage)) === portion);
  await sweepOrphans(db, storage, signal);
}

async function sweepRows(db: Database, storage: Storage): Promise<number> {
  const all = across(db, 'sweep').files;
  const isOver = or(
    and(eq(files.isSaved, false), isNull(files.deletedAt), lt(files.createdAt, daysAgo(limits.draftDays))),
    lt(files.deletedAt, daysAgo(limits.binDays)),
    isNotNull(files.erasedAt),
  );
  const over = all.pick({ id: files.id }, isOver).limit(portion);
  // Asked once more of the row itself: one that was restored or saved while the statement waited for it is not over any more.
  const gone = await all.delete(and(isOver, inArray(files.id, over))).returning();
  await fewAtOnce(gone, async ({ id, clientId, storageKey }) => {
    await storage.remove(storageKey);
    await storage.remove(fileKeys.plan(clientId, id));
    for await (const { key } of storage.list(fileKeys.previews(clientId, id))) await storage.remove(key);
  });
  return gone.length;
}

/** The row of an upload that became a file stays as long as the file: it is how a repeated call is recognised. */
async function sweepUploads(db: Database, storage: Storage): Promise<number> {
  const all = across(db, 'sweep');
  const isOver = and(
    sql`${uploads.expiresAt} < now() - ${uploadGrace}`,
    notExists(all.files.pick({ id: files.id }, eq(files.id, uploads.id))),
  );
  const over = all.uploads.pick({ id: uploads.id }, isOver).limit(portion);
  // Asked once more, as above: one may have been resumed.
  const gone = await all.uploads.delete(and(isOver, inArray(uploads.id, over))).returning();
  for (const upload of gone) await receivedBytes(storage, upload).remove();
  return gone.length;
}

async function sweepOrphans(db: Database, storage: Storage, signal: AbortSignal | undefined): Promise<void> {
  for (const [prefix, kind] of Object.entries(rowsOfFolders)) {
    const oldest = Date.now() - orphanAgeMs;
    const orphans: string[] = [];
    let listed = 0;
    let objects: StoredObject[] = [];
    const judge = async () => {
      const isKnown = await findKnown(db, kind, objects);
      orphans.push(...objects.flatMap((object) => (isKnown(object) ? [] : object.key)));
      if (prefix === 'previews') await countUncounted(db, objects.filter(isKnown));
      objects = [];
    };
    for await (const object of storage.list(prefix)) {
      if (signal?.aborted) return;
      listed++;
      if (object.modifiedAt.getTime() < oldest) objects.push(object);
      if (objects.length >= portion) await judge();
    }
    await judge();
    if (orphans.length > Math.max(fewOrphans, listed * largestOrphanShare))
      throw new Error(
        `No row names ${orphans.length} of ${listed} objects under ${prefix}: nothing was removed, for the database may not be theirs.`,
      );
    for (const key of orphans) {
      if (signal?.aborted) return;
      await storage.remove(key);
    }
  }
}

/** Previews of a version before, and of a process that died before it had counted what it made. The picture of a drawing is none: no one can make it again. */
async function countUncounted(db: Database, objects: readonly StoredObject[]): Promise<void> {
  const made = objects.flatMap(({ key, bytes, modifiedAt: usedAt }) => {
    const [, clientId = '', fileId = ''] = key.split('/');
    return key === fileKeys.rendition(clientId, fileId) ? [] : [{ key, clientId, fileId, bytes, usedAt }];
  });
  if (made.length > 0) await across(db, 'sweep').filePreviews.insert(made).onConflictDoNothing();
}

/** Which bytes are those of files that are there, of uploads that are allowed and not saved yet, or attached to messages. */
async function findKnown(
  db: Database,
  kind: RowsOfFolder,
  objects: readonly StoredObject[],
): Promise<(object: StoredObject) => boolean> {
  if (objects.length === 0) return () => false;
  const ids = objects.map(({ key }) => idOf(key)).filter((id) => z.uuid().safeParse(id).success);
  const all = across(db, 'sweep');
  const kept = await all.files.pick({ id: files.id, clientId: files.clientId }, inArray(files.id, ids));
  const allowed = await all.uploads.pick({ id: uploads.id, clientId: uploads.clientId }, inArray(uploads.id, ids));
  const { id: key, clientId: whose } = fields.ticketAttachments;
  const attached = await all.ticketAttachments.pick({ id: key, clientId: whose }, inArray(key, ids));
  const ofMessages = new Set(attached.map(({ id, clientId }) => `${clientId}/${id}`));
  const ofFiles = new Set(kept.map(({ id, clientId }) => `${clientId}/${id}`));
  const ofUploads = new Set(
    allowed.map(({ id, clientId }) => `${clientId}/${id}`).filter((owner) => !ofFiles.has(owner)),
  );
  const owners = { files: ofFiles, uploads: ofUploads, ticketAttachments: ofMessages }[kind];
  return ({ key }) => {
    const [, clientId, id] = key.split('/');
    return owners.has(`${clientId}/${id}`);
  };
}

/** The third part of a key is the id of the file whose bytes, plan or preview it is, or of what is attached. */
function idOf(key: string): string {
  return key.split('/')[2] ?? '';
}
