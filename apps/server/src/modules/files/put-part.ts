import { limits } from '@naksha/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import type { LinkScope } from '../../http/scope.ts';
import { doneAside } from './done-aside.ts';
import { fileKeys } from './file-keys.ts';
import { promiseUpload } from './promise-upload.ts';

const { uploads } = fields;

/** What a part says of itself: first and last byte, both inclusive, and the bytes of the whole upload. */
export interface Part {
  readonly start: number;
  readonly end: number;
  readonly total: number;
}

/** Reads `Content-Range: bytes 0-8388607/20000000`. A part begins where parts begin, and all but the last are whole. */
export function parsePart(header: string | undefined): Part | undefined {
  if (header === undefined) return undefined;
  const [, start, end, total] = (/^bytes (\d{1,10})-(\d{1,10})\/(\d{1,10})$/.exec(header) ?? []).map(Number);
  const { uploadPartBytes: size, uploadMaxBytes, uploadMaxMegabytes: limit } = limits;
  if (start === undefined || end === undefined || total === undefined) throw new AppError('range_not_satisfiable');
  if (total > uploadMaxBytes) throw new AppError('upload_too_large', { params: { limit } });
  const last = Math.min(start + size, total) - 1;
  if (start % size !== 0 || end !== last || end < start) throw new AppError('range_not_satisfiable');
  return { start, end, total };
}

/**
 * Promises the whole upload its part of the disk when its first part comes; later ones have to be of the same upload, and to come in
 * their order.
 */
export async function promisePart(scope: LinkScope, upload: Row<'uploads'>, part: Part): Promise<void> {
  if (upload.totalBytes === null && part.start === 0) {
    const isFirst = and(eq(uploads.id, upload.id), isNull(uploads.receivedAt), isNull(uploads.totalBytes));
    const first = { totalBytes: part.total, bytes: part.total };
    // Another first part came at the same moment, and it may be one of something else.
    await promiseUpload(scope, upload, part.total, (mine) => mine.update(first, isFirst).returning({ id: uploads.id }));
    return;
  }
  if (upload.totalBytes !== part.total || upload.receivedBytes !== part.start) throw new AppError('conflict');
}

interface Came extends Pick<LinkScope, 'db' | 'log' | 'services'> {
  readonly upload: Row<'uploads'>;
  readonly part: Part;
  /** That were kept, and where. */
  readonly bytes: number;
  readonly key: string;
}

/** Counts a part that has come, and puts it in its place; the last one ends the upload. Answers how much is there. One that does not count is thrown away. */
export async function countPart({ db, log, services, upload, part, bytes, key }: Came): Promise<number> {
  const received = part.end + 1;
  const { clientId, id } = upload;
  const isNext = and(eq(uploads.id, id), eq(uploads.totalBytes, part.total), eq(uploads.receivedBytes, part.start));
  try {
    if (bytes !== part.end - part.start + 1) throw new AppError('upload_incomplete');
    await db.transaction(async (tx) => {
      const counted = await own({ db: tx, clientId })
        .uploads.update(
          { receivedBytes: received, ...(received === part.total && { receivedAt: sql`now()` }) },
          and(isNext, isNull(uploads.receivedAt)),
        )
        .returning({ id: uploads.id });
      // The same part came twice at the same moment, and the other was counted.
      if (counted.length === 0) throw new AppError('conflict');
      // While the row is held: what was counted is never replaced, and what was not is, after whatever death.
      await services.storage.move(key, fileKeys.part(clientId, id, part.start / limits.uploadPartBytes));
    });
  } catch (error) {
    await doneAside(log, 'to throw away a part', services.storage.remove(key));
    throw error;
  }
  return received;
}
