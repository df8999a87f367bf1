import { randomUUID } from 'node:crypto';
import { limits } from '@naksha/contract';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { across, own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import type { Wire } from '../../http/handler.ts';
import { watchPace } from '../../http/keep-pace.ts';
import type { LinkScope } from '../../http/scope.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { begunAt } from '../session/begun-at.ts';
import { isHolderLetIn } from '../session/is-holder-let-in.ts';
import { fileKeys } from './file-keys.ts';
import { promiseUpload } from './promise-upload.ts';
import { countPart, parsePart, promisePart } from './put-part.ts';

const { uploads } = fields;

/**
 * Takes the bytes of an upload, as they come, into quarantine, at once or in parts. The link works once: a finished upload is never
 * written again; one that broke off may be retried while the link lives, and in parts it goes on after the last that came.
 */
export async function putBytes(scope: LinkScope & Wire): Promise<void> {
  const { db, grant, request, reply, services } = scope;
  if (grant.kind !== 'upload') throw new AppError('link_expired');
  const [upload] = await across(db, 'link').uploads.where(eq(uploads.id, grant.id));
  if (!upload) throw new AppError('not_found');
  const isSaved = (await services.storage.stat(fileKeys.file(upload.clientId, upload.id))) !== undefined;
  if (upload.receivedAt || isSaved) throw new AppError('conflict');
  const tooLarge = () => new AppError('upload_too_large', { params: { limit: limits.uploadMaxMegabytes } });
  const announced = Number(request.headers['content-length'] ?? limits.uploadMaxBytes);
  if (announced > limits.uploadMaxBytes) throw tooLarge();
  const part = parsePart(request.headers['content-range']);
  if (part === undefined && upload.totalBytes !== null) throw new AppError('conflict');
  if (part) await promisePart(scope, upload, part);
  // A part that is shorter than it says would lie in the place of one that has come whole.
  if (part && announced !== part.end - part.start + 1) throw new AppError('upload_incomplete');
  const giveBack = part ? async () => undefined : await promiseRoom(scope, upload, announced);
  const { clientId, id } = upload;
  const key = part ? fileKeys.partAttempt(clientId, id, randomUUID()) : fileKeys.upload(clientId, id);
  const gone = new AbortController();
  request.raw.once('aborted', () => gone.abort());
  const { socket } = request.raw;
  // What is refused from here on has been read in part: the connection cannot be used again.
  reply.header('connection', 'close');
  request.endWaiting?.();
  const stopWatching = watchPace(
    () => socket.bytesRead,
    () => gone.abort(new AppError('too_slow')),
  );
  // What has come is kept in its own time: 350 MB take a bucket a while.
  request.raw.once('end', stopWatching);
  const { bytes } = await services.storage
    .put(key, request.raw, {
      maxBytes: part ? limits.uploadPartBytes : limits.uploadMaxBytes,
      // A part has a key of its own until it counts: one that was cut off comes again.
      ifAbsent: part === undefined,
      signal: gone.signal,
      isHandedOver: true,
      isMovedOn: part !== undefined,
    })
    .catch(async (error: unknown) => {
      await giveBack();
      if (gone.signal.reason instanceof AppError) throw gone.signal.reason;
      throw error instanceof StorageError && error.fault === 'too-large' ? tooLarge() : error;
    })
    .finally(stopWatching);
  // The bytes may have been minutes on their way; what was begun within working hours may end after them.
  if (grant.by !== undefined && !(await isHolderLetIn(db, grant.by, scope.ip, begunAt(grant)))) {
    await services.storage.remove(key);
    await giveBack();
    throw new AppError('link_expired');
  }
  const received = part
    ? await countPart({ ...scope, upload, part, bytes, key })
    : await endUpload(scope, upload, bytes);
  await reply.removeHeader('connection').status(200).send({ bytes: received });
}

async function endUpload({ db, services }: LinkScope, upload: Row<'uploads'>, bytes: number): Promise<number> {
  const mine = own({ db, clientId: upload.clientId }).uploads;
  const ended = await mine.update({ receivedAt: sql`now()`, bytes }, isAwaited(upload)).returning({ id: uploads.id });
  if (ended.length > 0) return bytes;
  const { clientId, id } = upload;
  const isThere = (await mine.pick({ id: uploads.id }, eq(uploads.id, id))).length > 0;
  // Erased while its bytes came.
  if (!isThere) await services.storage.remove(fileKeys.upload(clientId, id));
  // Where storage has no conditional writes, another over the same link may have been kept as well: the first to be counted counts.
  throw new AppError('conflict');
}

const isAwaited = ({ id }: Row<'uploads'>) => and(eq(uploads.id, id), isNull(uploads.receivedAt));

/**
 * Promises a part of the disk to bytes that are on their way, beside what others were promised, in all processes; answers what
 * gives it back.
 */
async function promiseRoom(scope: LinkScope, upload: Row<'uploads'>, announced: number): Promise<() => Promise<void>> {
  const promised = sql`coalesce(${uploads.bytes}, 0)`;
  // A client may retry before the server has noticed that the first attempt broke off, but not without limit.
  const isFew = and(isAwaited(upload), lte(promised, limits.uploadMaxBytes));
  await promiseUpload(scope, upload, announced, (mine) =>
    mine.update({ bytes: sql`${promised} + ${announced}` }, isFew).returning({ id: uploads.id }),
  );
  return async () => {
    const bytes = sql`greatest(0, ${promised} - ${announced})`;
    await own({ db: scope.db, clientId: upload.clientId }).uploads.update({ bytes }, isAwaited(upload));
  };
}
