import { limits } from '@naksha/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { requirePlan } from '../subscriptions/require-plan.ts';
import { findUpload } from './find-upload.ts';
import { refuseBeyondQuota } from './refuse-beyond-quota.ts';

const { uploads } = fields;

/** An upload that has not come a day after it was allowed is begun again. */
const longestMs = 24 * 3_600_000;

/** How much of an upload in parts has come, with an address for the rest that is good for as long as the first was. */
export async function resumeUpload(
  scope: ClientScope,
  { s3FileName }: { s3FileName: string },
): Promise<{ signedUrl: string; received: number; isComplete: boolean }> {
  const upload = await findUpload(scope, s3FileName);
  const expires = Math.floor(Date.now() / 1000) + limits.signedWriteSeconds;
  if (upload.receivedAt === null) {
    if (Date.now() - upload.createdAt.getTime() > longestMs) throw new AppError('link_expired');
    const { clientId } = scope;
    const isOpen = and(eq(uploads.id, upload.id), isNull(uploads.receivedAt));
    await scope.db.transaction(async (tx) => {
      await requirePlan({ db: tx, clientId });
      await refuseBeyondQuota({ db: tx, clientId });
      await own(scope, tx).uploads.update({ expiresAt: new Date(expires * 1000) }, isOpen);
    });
  }
  const { id, contentType, receivedBytes: received } = upload;
  const token = scope.services.links.sign({ method: 'PUT', kind: 'upload', id, expires, contentType });
  return { signedUrl: `/files/signed/${token}`, received, isComplete: upload.receivedAt !== null };
}
