import { limits } from '@naksha/contract';
import { gt, type SQL, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { requirePlan } from '../subscriptions/require-plan.ts';
import { enterInTurn } from './enter-files.ts';
import { extensions } from './extensions.ts';
import { refuseBeyondQuota } from './refuse-beyond-quota.ts';
import { tooManyUploads, unsavedBytes } from './unsaved-bytes.ts';

interface SecureUrl {
  readonly signedUrl: string;
  readonly s3fileName: string;
  readonly fileName: string;
}

/** Allows one upload: an address that takes bytes once, and the name under which they are saved afterwards. */
export async function createSecureUrl(
  scope: ClientScope,
  input: { fileName: string; type: string; bytes?: number | undefined; sourceSha256?: string | undefined },
): Promise<SecureUrl> {
  // Results may be drawings and layered files as well; what is brought in is pictures.
  const isPicture = limits.uploadTypes.some((type) => type === input.type);
  const isArchive = limits.archiveTypes.some((type) => type === input.type);
  const extension = isPicture ? extensions.get(input.type) : isArchive ? 'zip' : undefined;
  if (extension === undefined) throw new AppError('upload_type_not_allowed', { field: 'type' });
  if ((input.bytes ?? 0) > limits.uploadMaxBytes)
    throw new AppError('upload_too_large', { field: 'bytes', params: { limit: limits.uploadMaxMegabytes } });
  const id = newId();
  const { fileName } = input;
  const s3FileName = `${id}.${extension}`;
  const expires = Math.floor(Date.now() / 1000) + limits.signedWriteSeconds;
  await scope.db.transaction(async (tx) => {
    await requirePlan({ db: tx, clientId: scope.clientId });
    await refuseTooMany(tx, scope);
    await refuseBeyondQuota({ db: tx, clientId: scope.clientId }, input.bytes);
    await own(scope, tx).uploads.insert({
      id,
      userId: scope.userId,
      fileName,
      s3FileName,
      contentType: input.type,
      sourceSha256: input.sourceSha256 ?? null,
      expiresAt: new Date(expires * 1000),
    });
  });
  const token = scope.services.links.sign({ method: 'PUT', kind: 'upload', id, expires, contentType: input.type });
  return { signedUrl: `/files/signed/${token}`, s3fileName: s3FileName, fileName };
}

/** Every upload that is allowed may fill a part of the disk: only so many are open at a time. */
async function refuseTooMany(tx: Transaction, scope: ClientScope): Promise<void> {
  const { uploads } = fields;
  await enterInTurn({ db: tx, clientId: scope.clientId });
  const isOpen = sql`${uploads.receivedAt} is null`;
  const isMine = sql`${isOpen} and ${uploads.userId} = ${scope.userId}`;
  const count = (which: SQL) => sql`count(*) filter (where ${which})`.mapWith(Number);
  const seconds = (which: SQL) =>
    sql`ceil(extract(epoch from min(${uploads.expiresAt}) filter (where ${which}) - now()))`.mapWith(Number);
  const [lately] = await own(scope, tx).uploads.pick(
    { mine: count(isMine), mineEnds: seconds(isMine), open: count(isOpen), openEnds: seconds(isOpen) },
    gt(uploads.expiresAt, sql`now()`),
  );
  // A place is free when the oldest address has ended.
  if (lately && lately.mine >= limits.openUploadsPerPerson) throw tooManyUploads(lately.mineEnds);
  if (lately && lately.open >= limits.openUploadsPerClient) throw tooManyUploads(lately.openEnds);
  // Whether these bytes fit is asked when they come; an address for none would be of no use.
  if ((await unsavedBytes(tx, scope.clientId)) >= limits.uploadBytesPerClient) throw tooManyUploads();
}
