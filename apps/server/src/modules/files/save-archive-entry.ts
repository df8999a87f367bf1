import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { PictureError } from '@naksha/imaging';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { type ArchiveEntry, type OpenArchive, withArchive } from './archive.ts';
import { discardBytes } from './discard-bytes.ts';
import { doneAside } from './done-aside.ts';
import { archiveOf } from './open-archive.ts';
import { pictureProblem } from './picture-problem.ts';
import { presentFile } from './present-file.ts';
import { publishPicture } from './publish-picture.ts';
import { refuseBeyondQuota } from './refuse-beyond-quota.ts';
import { refuseWithoutRoom } from './refuse-without-room.ts';
import type { SavedFile } from './save-file-info.ts';
import { createSingleFlight } from './single-flight.ts';

const once = createSingleFlight<SavedFile>();

/** Unpacks one file of an uploaded archive, judges it and puts it into the folder of uploads. Asked again, it answers the same file. */
export async function saveArchiveEntry(
  scope: ClientScope,
  { s3FileName, index }: { s3FileName: string; index: number },
): Promise<SavedFile> {
  const { upload, received } = await archiveOf(scope, s3FileName);
  const { links, workDir, storage } = scope.services;
  const id = idOf(upload.id, index);
  return once(id, async () => {
    const [saved] = await own(scope).files.where(eq(fields.files.id, id));
    if (saved) return { data: presentFile(links, saved) };
    return withArchive(received, async (archive) => {
      const entry = archive.entries.find((each) => each.index === index);
      if (!entry) throw new AppError('not_found', { field: 'index' });
      if (entry.problem) throw new AppError(entry.problem.code, { params: entry.problem.params ?? {} });
      await refuseBeyondQuota({ db: scope.db, clientId: upload.clientId }, entry.bytes);
      await refuseWithoutRoom(workDir, entry.bytes);
      const folder = await mkdtemp(join(workDir, 'unpacked-'));
      try {
        const path = join(folder, 'entry');
        await unpack(archive, entry, path);
        const { clientId, userId } = upload;
        const brought = { id, clientId, userId, s3FileName: `${id}${ending(entry)}`, fileName: entry.fileName };
        const keep = async (key: string) => void (await storage.putFile(key, path));
        const { row, isDuplicate } = await publishPicture(scope, brought, { path, unlessThere: true, keep });
        if (!row) throw new AppError('not_found');
        return { data: presentFile(links, row), ...(isDuplicate && { isDuplicate }) };
      } catch (error) {
        // Its archive lies there still: nothing is to lie beside that which no row counts.
        await doneAside(scope.log, 'to throw away a file of an archive', discardBytes(scope, id));
        throw error instanceof PictureError ? pictureProblem(error) : error;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  });
}

const ending = ({ fileName }: ArchiveEntry) => /\.[a-z]+$/i.exec(fileName)?.[0].toLowerCase() ?? '';

/** The same file of the same archive has the same id, however often it is asked for. */
function idOf(uploadId: string, index: number): string {
  const hash = createHash('sha256').update(`${uploadId} ${index}`).digest('hex');
  // The time of the upload stays in front, as in every id here; what follows says version 8, one's own.
  const time = uploadId.slice(0, 14);
  return `${time}8${hash.slice(0, 3)}-a${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}

async function unpack(archive: OpenArchive, { index }: ArchiveEntry, path: string): Promise<void> {
  const { stream, crc32: wanted } = await archive.read(index);
  let found = 0;
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      found = crc32(chunk, found);
      done(null, chunk);
    },
  });
  try {
    await pipeline(stream, check, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    if (error instanceof StorageError || (error instanceof Error && 'syscall' in error)) throw error;
    throw new AppError('archive_damaged', { cause: error });
  }
  if (found !== wanted) throw new AppError('archive_damaged');
}
