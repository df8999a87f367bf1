import { limits } from '@naksha/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { findUpload } from './find-upload.ts';

const { uploads } = fields;

/** How much of an upload in parts has come, with an address for the rest that is good for as long as the first was. */
export async function resumeUpload(
  scope: ClientScope,
  { s3FileName }: { s3FileName: string },
): Promise<{ signedUrl: string; received: number; isComplete: boolean }> {
  const upload = await findUpload(scope, s3FileName);
  const expires = Math.floor(Date.now() / 1000) + limits.signedWriteSeconds;
  const isOpen = and(eq(uploads.id, upload.id), isNull(uploads.receivedAt));
  await own(scope).uploads.update({ expiresAt: new Date(expires * 1000) }, isOpen);
  const { id, contentType, receivedBytes: received } = upload;
  const token = scope.services.links.sign({ method: 'PUT', kind: 'upload', id, expires, contentType });
  return { signedUrl: `/files/signed/${token}`, received, isComplete: upload.receivedAt !== null };
}
