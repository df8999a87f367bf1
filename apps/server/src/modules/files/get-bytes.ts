import { limits } from '@naksha/contract';
import { AppError } from '../../http/app-error.ts';
import type { Wire } from '../../http/handler.ts';
import type { LinkScope } from '../../http/scope.ts';
import { attachmentHeader } from './attachment-header.ts';
import { findLinkedFile } from './find-file.ts';
import { sendStored } from './send-stored.ts';

/** The bytes of a file; its measures travel as headers, so that asking for one byte is enough to learn them. */
export async function getBytes(scope: LinkScope & Wire): Promise<void> {
  const { db, grant, reply, services } = scope;
  if (grant.kind !== 'file') throw new AppError('link_expired');
  const file = await findLinkedFile(db, grant.id);
  reply
    .header('width', file.width)
    .header('height', file.height)
    .header('total_pixels', file.totalPixels)
    .header('content-disposition', attachmentHeader(file.fileName));
  const { storageKey: key, contentType, id: tag } = file;
  await sendStored(scope, services.storage, { key, contentType, tag, maxAgeSeconds: limits.signedReadSeconds });
}
