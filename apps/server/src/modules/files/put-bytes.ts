import { limits } from '@naksha/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { across, own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { Wire } from '../../http/handler.ts';
import { watchPace } from '../../http/keep-pace.ts';
import type { LinkScope } from '../../http/scope.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { isSessionOpen } from '../session/is-session-open.ts';
import { fileKeys } from './file-keys.ts';
import { refuseWithoutRoom } from './refuse-without-room.ts';

/**
 * Takes the bytes of an upload, as they come, into quarantine. The link works once: a finished upload is never written
 * again; one that broke off may be retried while the link lives.
 */
export async function putBytes(scope: LinkScope & Wire): Promise<void> {
  const { db, grant, request, reply, services } = scope;
  if (grant.kind !== 'upload') throw new AppError('link_expired');
  // Whatever is refused from here on is refused with the body unread; the connection cannot be used again.
  reply.header('connection', 'close');
  const { uploads } = fields;
  const [upload] = await across(db, 'link').uploads.where(eq(uploads.id, grant.id));
  if (!upload) throw new AppError('not_found');
  const isSaved = (await services.storage.stat(fileKeys.file(upload.clientId, upload.id))) !== undefined;
  if (upload.receivedAt || isSaved) throw new AppError('conflict');
  const tooLarge = () => new AppError('upload_too_large', { params: { limit: limits.uploadMaxMegabytes } });
  const announced = Number(request.headers['content-length'] ?? limits.uploadMaxBytes);
  if (announced > limits.uploadMaxBytes) throw tooLarge();
  await refuseWithoutRoom(services.workDir, announced);
  const gone = new AbortController();
  request.raw.once('aborted', () => gone.abort());
  const { socket } = request.raw;
  const stopWatching = watchPace(
    () => socket.bytesRead,
    () => gone.abort(new AppError('too_slow')),
  );
  const { bytes } = await services.storage
    .put(fileKeys.upload(upload.clientId, upload.id), request.raw, {
      maxBytes: limits.uploadMaxBytes,
      ifAbsent: true,
      signal: gone.signal,
    })
    .catch((error: unknown) => {
      if (gone.signal.reason instanceof AppError) throw gone.signal.reason;
      throw error instanceof StorageError && error.fault === 'too-large' ? tooLarge() : error;
    })
    .finally(stopWatching);
  // The bytes may have been minutes on their way.
  if (grant.by !== undefined && !(await isSessionOpen(db, grant.by))) {
    await services.storage.remove(fileKeys.upload(upload.clientId, upload.id));
    throw new AppError('link_expired');
  }
  const isAwaited = and(eq(uploads.id, upload.id), isNull(uploads.receivedAt));
  await own({ db, clientId: upload.clientId }).uploads.update({ receivedAt: sql`now()`, bytes }, isAwaited);
  await reply.removeHeader('connection').status(200).send({ bytes });
}
