import { Readable } from 'node:stream';
import { limits } from '@naksha/contract';
import { and, count, eq, isNull } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { fields } from '../../db/fields.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { own, type Runner } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { fileKeys } from '../files/file-keys.ts';
import { putWhileOwned } from '../files/put-while-owned.ts';
import { bytesOfDataUrl, kindsOf, redrawPicture, typeProblem } from '../files/redraw-picture.ts';
import { requireClient } from '../logs/require-client.ts';

/** Wide enough for the picture of a large screen. */
const widestPx = 3840;
const field = 'picture';
const kinds = kindsOf.attachment;
const pdf = 'application/pdf';

interface NewAttachment {
  readonly clientId: string;
  readonly fileName: string;
  readonly picture: string;
}

/** Takes a picture, or a PDF as it is, for a message that will be sent to a ticket of this client. */
export async function addAttachment(
  scope: ClientScope | SuperScope,
  { clientId, fileName, picture }: NewAttachment,
): Promise<{ _id: string }> {
  const { db, services, userId } = scope;
  await requireClient(scope, clientId);
  const given = bytesOfDataUrl(picture, field, kinds);
  if (given.length > limits.attachmentMaxBytes)
    throw new AppError('upload_too_large', { field, params: { limit: limits.attachmentMaxMegabytes } });
  const refuseTooMany = async (inside: Runner = db) => {
    const { createdBy, entryId } = fields.ticketAttachments;
    const isLoose = and(eq(createdBy, userId), isNull(entryId));
    const [loose] = await own({ db, clientId }, inside).ticketAttachments.pick({ count: count() }, isLoose);
    if ((loose?.count ?? 0) < limits.looseAttachmentsPerPerson) return;
    const seconds = 3600;
    throw new AppError('too_many_requests', { params: { seconds }, retryAfterSeconds: seconds });
  };
  await refuseTooMany();
  const { workDir } = services;
  const { contentType, bytes } = isPdf(picture, given)
    ? { contentType: pdf, bytes: given }
    : await redrawPicture(given, { field, clientId, workDir, widestPx, kinds });
  const id = newId();
  // The row first: bytes that no row speaks of would never be swept.
  const name = contentType === 'image/png' ? fileName.replace(/\.tiff?$/i, '.png') : fileName;
  const row = { id, createdBy: userId, fileName: name, contentType, bytes: bytes.length };
  await db.transaction(async (tx) => {
    await oneAtATime(tx, `attachments ${userId}`);
    await refuseTooMany(tx);
    await own({ db, clientId }, tx).ticketAttachments.insert(row);
  });
  const { storage } = services;
  const key = fileKeys.attachment(clientId, id);
  const attachments = own({ db, clientId }).ticketAttachments;
  const isIt = eq(fields.ticketAttachments.id, id);
  const put = () => storage.put(key, Readable.from([bytes]));
  const isOwned = async () => (await attachments.pick({ id: fields.ticketAttachments.id }, isIt)).length > 0;
  const stored = await putWhileOwned(storage, key, put, isOwned).catch(async (error: unknown) => {
    // In this order: where they cannot be taken away, the row stays, and the sweep takes both.
    await storage.remove(key);
    await attachments.delete(isIt);
    throw error;
  });
  if (!stored) throw new AppError('not_found');
  return { _id: id };
}

/** A PDF is handed on unopened, as a file to keep: its name and its first bytes have to agree on it. */
function isPdf(url: string, bytes: Buffer): boolean {
  const isCalledSo = url.slice(0, 40).toLowerCase().startsWith(`data:${pdf};`);
  if (isCalledSo && !bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw typeProblem(field, kinds);
  return isCalledSo;
}
