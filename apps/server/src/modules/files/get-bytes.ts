import { limits } from '@naksha/contract';
import type { Row } from '../../db/tables.ts';
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
  const address = await bucketAddress(scope, file);
  if (address !== undefined) {
    await reply.redirect(address, 307);
    return;
  }
  reply
    .header('width', file.width)
    .header('height', file.height)
    .header('total_pixels', file.totalPixels)
    .header('content-disposition', attachmentHeader(file.fileName));
  const { storageKey: key, contentType, id: tag } = file;
  await sendStored(scope, services.storage, { key, contentType, tag, maxAgeSeconds: limits.signedReadSeconds });
}

/** Of a long file that is asked for whole, where browsers reach the bucket: what is asked for in part learns the measures on the way, and what a browser has already is only confirmed. */
async function bucketAddress(
  { request, services }: LinkScope & Wire,
  { bytes, storageKey, contentType, fileName }: Row<'files'>,
): Promise<string | undefined> {
  const isWhole = request.headers.range === undefined && request.headers['if-none-match'] === undefined;
  if (!isWhole || bytes <= limits.readFromBucketBytes) return undefined;
  const disposition = attachmentHeader(fileName);
  return services.storage.linkTo?.(storageKey, { contentType, disposition, seconds: limits.bucketReadSeconds });
}
