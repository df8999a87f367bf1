import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileRow } from '@naksha/contract';
import { checkWhole, normaliseTiff, openPicture, type Picture, PictureError } from '@naksha/imaging';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { NewRow, Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { decodePicture } from './decode-picture.ts';
import { fileKeys } from './file-keys.ts';
import { keepWords } from './keep-words.ts';
import { pictureProblem } from './picture-problem.ts';
import { presentFile } from './present-file.ts';
import { createSingleFlight } from './single-flight.ts';

const { files, uploads } = fields;

type Upload = Row<'uploads'>;
type SavedFile = Row<'files'>;

/**
 * Judges uploaded bytes and puts them into the folder of uploads. Asked again, it answers the same file: callers repeat
 * this call blindly, and a crash at any point leaves it to be finished by the next one.
 */
export async function saveFileInfo(
  scope: ClientScope,
  input: { fileName: string; s3FileName: string },
): Promise<{ data: FileRow }> {
  const { fileName, s3FileName } = input;
  const upload = await findUpload(scope, s3FileName);
  return once(upload.id, async () => {
    const row = (await findSaved(scope, upload.id)) ?? (await publish(scope, upload, fileName));
    return { data: presentFile(scope.services.links, row) };
  });
}

/** Calls that come together share one look at the bytes. */
const once = createSingleFlight<{ data: FileRow }>();

async function publish(scope: ClientScope, upload: Upload, fileName: string): Promise<SavedFile> {
  const { storage, workDir } = scope.services;
  const received = fileKeys.upload(upload.clientId, upload.id);
  const published = fileKeys.file(upload.clientId, upload.id);
  // Moved already by a call that did not come to its end?
  const key = (await storage.stat(published)) ? published : received;
  if (!(await storage.stat(key))) throw new AppError('upload_incomplete');
  const normalised = join(workDir, `normalised-${randomUUID()}`);
  try {
    const path = await storage.localFile(key, workDir);
    const { picture, isNormalised } = await judge(scope, upload, { key, path, normalised, published });
    if (key === received) await (isNormalised ? storage.remove(received) : storage.move(received, published));
    const name = isNormalised ? normalisedName(fileName, picture) : fileName;
    await scope.db.transaction(async (tx) => {
      const rows = await own(scope, tx)
        .files.insert(describe(upload, picture, name))
        .onConflictDoNothing()
        .returning();
      await keepWords({ db: tx, clientId: upload.clientId }, rows);
      if (rows.length > 0) await logAction(tx, scope, 'file.uploaded', upload.id, { fileName });
    });
  } finally {
    await rm(normalised, { force: true });
  }
  const row = await findSaved(scope, upload.id);
  if (!row) throw new AppError('not_found');
  return row;
}

/** Some pictures become PNGs when they are normalised, others stay what they were. */
function normalisedName(fileName: string, { contentType }: Picture): string {
  return contentType === 'image/png' ? fileName.replace(/\.tiff?$/i, '.png') : fileName;
}

/** Only who was given an upload, or an administrator of the same client, may save it. */
async function findUpload(scope: ClientScope, s3FileName: string): Promise<Upload> {
  const [upload] = await own(scope).uploads.where(eq(uploads.s3FileName, s3FileName));
  const isAllowed = upload && (upload.userId === scope.userId || scope.role === 'admin');
  if (!isAllowed) throw new AppError('not_found', { field: 's3FileName' });
  return upload;
}

async function findSaved(scope: ClientScope, id: string): Promise<SavedFile | undefined> {
  const [row] = await own(scope).files.where(eq(files.id, id));
  return row;
}

/** Where the bytes are, where a rewritten picture is made, and where it is kept. */
interface Places {
  readonly key: string;
  readonly path: string;
  readonly normalised: string;
  readonly published: string;
}

interface Judged {
  readonly picture: Picture;
  /** The picture was rewritten and published so: as it came it would be misread. */
  readonly isNormalised: boolean;
}

/**
 * Bytes that are no picture of ours are thrown away with their upload. Bytes that are gone were moved by another process
 * that was asked the same: its answer is the one to ask for.
 */
async function judge(
  scope: ClientScope,
  upload: Upload,
  { key, path, normalised, published }: Places,
): Promise<Judged> {
  const { storage } = scope.services;
  try {
    const { clientId } = upload;
    return await decodePicture({ clientId, path, folder: scope.services.workDir }, async (signal) => {
      const isNormalised = await normaliseTiff(path, normalised, signal);
      const picture = await openPicture(isNormalised ? normalised : path);
      // What was written as a new PNG was seen to its last pixel.
      if (!isNormalised || picture.contentType === 'image/tiff')
        await checkWhole(isNormalised ? normalised : path, signal);
      // Before the turn is given on: the temporary files of the next picture are not to lie beside these.
      if (isNormalised) {
        await storage.putFile(published, normalised);
        await rm(normalised, { force: true });
      }
      return { picture, isNormalised };
    });
  } catch (error) {
    if ((await storage.stat(key)) === undefined) throw new AppError('conflict', { cause: error });
    if (!(error instanceof PictureError)) throw error;
    // Where the bytes stay, so does their row, and both are swept.
    const isRemoved = await storage.remove(key).then(
      () => true,
      () => false,
    );
    if (isRemoved) await own(scope).uploads.delete(eq(uploads.id, upload.id));
    throw pictureProblem(error);
  }
}

function describe(upload: Upload, picture: Picture, fileName: string): Omit<NewRow<'files'>, 'clientId'> {
  return {
    id: upload.id,
    createdBy: upload.userId,
    fileName,
    s3FileName: upload.s3FileName,
    storageKey: fileKeys.file(upload.clientId, upload.id),
    directory: 'uploaded',
    contentType: picture.contentType,
    bytes: picture.bytes,
    width: picture.width,
    height: picture.height,
    totalPixels: picture.width * picture.height,
    dpi: picture.dpi === null ? null : Math.min(picture.dpi, 32_767),
    isSaved: true,
  };
}
