import { limits } from '@naksha/contract';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { type ArchiveEntry, withArchive } from './archive.ts';
import { findUpload } from './find-upload.ts';
import { type ReceivedBytes, receivedBytes } from './received-bytes.ts';

/** What an uploaded archive holds, and of each file whether it can be taken; nothing is unpacked yet. */
export async function openArchive(
  scope: ClientScope,
  { s3FileName }: { s3FileName: string },
): Promise<{ entries: ArchiveEntry[] }> {
  const { received } = await archiveOf(scope, s3FileName);
  return withArchive(received, async ({ entries }) => {
    if (entries.length === 0) throw new AppError('archive_empty');
    return { entries: [...entries] };
  });
}

/** An archive that lies in quarantine; it does so until it is swept. */
export async function archiveOf(
  scope: ClientScope,
  s3FileName: string,
): Promise<{ upload: Row<'uploads'>; received: ReceivedBytes }> {
  const upload = await findUpload(scope, s3FileName);
  if (!limits.archiveTypes.some((type) => type === upload.contentType)) throw new AppError('archive_unreadable');
  const received = receivedBytes(scope.services.storage, upload);
  if (upload.receivedAt === null || !(await received.isThere())) throw new AppError('upload_incomplete');
  return { upload, received };
}
