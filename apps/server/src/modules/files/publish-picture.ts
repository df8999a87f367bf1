import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checkWhole, normaliseTiff, openPicture, type Picture } from '@naksha/imaging';
import { and, eq, isNull } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { NewRow, Row } from '../../db/tables.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { decodePicture } from './decode-picture.ts';
import { fileKeys } from './file-keys.ts';
import { keepWords } from './keep-words.ts';

const { files } = fields;

/** A picture that was brought in and is to become a file. */
export interface Brought {
  /** The file's. */
  readonly id: string;
  readonly clientId: string;
  readonly userId: string;
  readonly s3FileName: string;
  readonly fileName: string;
}

/** The file that it became, or another that has the same bytes. */
export interface Published {
  readonly row: Row<'files'> | undefined;
  readonly isDuplicate: boolean;
}

interface Wish {
  readonly path: string;
  /** A file of the client that has the same bytes will do. */
  readonly unlessThere: boolean;
  /** Puts the bytes as they came under the key of the file. */
  readonly keep: (key: string) => Promise<void>;
}

/**
 * Judges a picture in a local file, normalises it where it would be misread, keeps it and writes its row. Throws PictureError for what is no
 * picture of ours, before anything is kept.
 */
export async function publishPicture(
  scope: ClientScope,
  brought: Brought,
  { path, unlessThere, keep }: Wish,
): Promise<Published> {
  const { storage, workDir } = scope.services;
  const { id, clientId, fileName } = brought;
  const sha256 = await hashOf(path);
  if (unlessThere) {
    const isSame = and(eq(files.sha256, sha256), isNull(files.deletedAt), eq(files.isSaved, true));
    const [same] = await own(scope).files.where(isSame).limit(1);
    if (same) return { row: same, isDuplicate: same.id !== id };
  }
  const published = fileKeys.file(clientId, id);
  const normalised = join(workDir, `normalised-${randomUUID()}`);
  try {
    const { picture, isNormalised } = await decodePicture({ clientId, path, folder: workDir }, async (signal) => {
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
    if (!isNormalised) await keep(published);
    const name = isNormalised ? normalisedName(fileName, picture) : fileName;
    const row = { ...describe(brought, picture, name), sha256 };
    await scope.db.transaction(async (tx) => {
      const rows = await own(scope, tx).files.insert(row).onConflictDoNothing().returning();
      await keepWords({ db: tx, clientId }, rows);
      if (rows.length > 0) await logAction(tx, scope, 'file.uploaded', id, { fileName });
    });
  } finally {
    await rm(normalised, { force: true });
  }
  const [row] = await own(scope).files.where(eq(files.id, id));
  return { row, isDuplicate: false };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Some pictures become PNGs when they are normalised, others stay what they were. */
function normalisedName(fileName: string, { contentType }: Picture): string {
  return contentType === 'image/png' ? fileName.replace(/\.tiff?$/i, '.png') : fileName;
}

function describe(brought: Brought, picture: Picture, fileName: string): Omit<NewRow<'files'>, 'clientId'> {
  return {
    id: brought.id,
    createdBy: brought.userId,
    fileName,
    s3FileName: brought.s3FileName,
    storageKey: fileKeys.file(brought.clientId, brought.id),
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
