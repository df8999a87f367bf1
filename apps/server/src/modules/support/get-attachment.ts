import { limits } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { Wire } from '../../http/handler.ts';
import type { LinkScope } from '../../http/scope.ts';
import { attachmentHeader } from '../files/attachment-header.ts';
import { fileKeys } from '../files/file-keys.ts';
import { sendStored } from '../files/send-stored.ts';

/** The bytes of a picture or PDF that came with a message, as a file to keep. */
export async function getAttachment(scope: LinkScope & Wire): Promise<void> {
  const { db, grant, reply, services } = scope;
  if (grant.kind !== 'attachment') throw new AppError('link_expired');
  const [found] = await across(db, 'link').ticketAttachments.where(eq(fields.ticketAttachments.id, grant.id));
  if (!found) throw new AppError('not_found');
  const { id: tag, clientId, contentType, fileName } = found;
  reply.header('content-disposition', attachmentHeader(fileName));
  const key = fileKeys.attachment(clientId, tag);
  await sendStored(scope, services.storage, { key, tag, contentType, maxAgeSeconds: limits.signedReadSeconds });
}
