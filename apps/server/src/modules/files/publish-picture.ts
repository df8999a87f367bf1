import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkWhole, normaliseTiff, openPicture, type Picture } from '@naksha/imaging';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own, type Reachable } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { hashOfLocal } from '../../storage/hash-of-local.ts';
import { logAction } from '../logs/log-action.ts';
import { decodePicture } from './decode-picture.ts';
import { discardBytes } from './discard-bytes.ts';
import { enterFiles, enterInTurn, type NewFile } from './enter-files.ts';
import { fileKeys } from './file-keys.ts';

const { files } = fields;

/** A picture that was brought in and is to become a file. */
export interface Brought {
  /** The file's. */
  readonly id: string;
  readonly clientId: string;
  readonly userId: string;
  readonly s3FileName: string;
  readonly fileName: string;
  /** Of what the page made the bytes of, as it says. */
  readonly sourceSha256?: string | null;
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
  /** Writes down that another file has the bytes, before what was kept of them is thrown away. */
  readonly noteSame?: (tx: Transaction, sameAs: string) => PromiseLike<unknown>;
}

/**
 * Judges a picture in a local file, normalises it where it would be misread, keeps it and writes its row. Throws PictureError for what is no
 * picture of ours, before anything is kept, and AppError for one that the client has no room for.
 */
export async function publishPicture(scope: ClientScope, brought: Brought, wish: Wish): Promise<Published> {
  const { path, unlessThere, keep, noteSame } = wish;
  const { storage, workDir } = scope.services;
  const { id, clientId, fileName } = brought;
  const sha256 = await hashOfLocal(path);
  const hashes = brought.sourceSha256 ? [sha256, brought.sourceSha256] : [sha256];
  /** A file that has these bytes, of which it is noted; looked for while no one else adds any. */
  const findSame = async (tx: Transaction) => {
    await enterInTurn({ db: tx, clientId });
    const same = unlessThere ? await fileWith(own(scope, tx), id, hashes) : undefined;
    if (same && same.id !== id) await noteSame?.(tx, same.id);
    return same;
  };
  const settle = async (same: Row<'files'>) => {
    const isDuplicate = same.id !== id;
    if (isDuplicate) await discardBytes(scope, id);
    return { row: same, isDuplicate };
  };
  // Most are found here, before they are judged; those that come at the same moment once they take their turns.
  const seen = unlessThere ? await scope.db.transaction(findSame) : undefined;
  if (seen) return settle(seen);
  const published = fileKeys.file(clientId, id);
  const normalised = join(workDir, `normalised-${randomUUID()}`);
  let storedSha256 = sha256;
  try {
    const { picture, isNormalised } = await decodePicture({ clientId, path, folder: workDir }, async (signal) => {
      const isNormalised = await normaliseTiff(path, normalised, signal);
      const picture = await openPicture(isNormalised ? normalised : path);
      // What was written as a new PNG was seen to its last pixel.
      if (!isNormalised || picture.contentType === 'image/tiff')
        await checkWhole(isNormalised ? normalised : path, signal);
      // Before the turn is given on: the temporary files of the next picture are not to lie beside these.
      if (isNormalised) {
        storedSha256 = await hashOfLocal(normalised);
        await storage.putFile(published, normalised);
        await rm(normalised, { force: true });
      }
      return { picture, isNormalised };
    });
    if (!isNormalised) await keep(published);
    const name = isNormalised ? normalisedName(fileName, picture) : fileName;
    const row = { ...describe(brought, picture, name), sha256, storedSha256 };
    const same = await scope.db.transaction(async (tx) => {
      const same = await findSame(tx);
      if (same) return same;
      // Another process may have found them to be those of a file that is gone meanwhile, and thrown them away.
      if ((await storage.stat(published)) === undefined) throw new AppError('conflict');
      const rows = await enterFiles({ db: tx, clientId }, [row]);
      if (rows.length > 0) await logAction(tx, scope, 'file.uploaded', id, { fileName });
      return undefined;
    });
    if (same) return await settle(same);
  } finally {
    await rm(normalised, { force: true });
  }
  const [row] = await own(scope).files.where(eq(files.id, id));
  return { row, isDuplicate: false };
}

/** The file of this id, else another that the client keeps and that has the same bytes or was made of them. */
async function fileWith({ files: mine }: Pick<Reachable, 'files'>, id: string, hashes: string[]) {
  const [itself] = await mine.where(eq(files.id, id));
  if (itself) return itself;
  const isSame = or(inArray(files.sha256, hashes), inArray(files.sourceSha256, hashes));
  const isKept = and(isNull(files.deletedAt), eq(files.isSaved, true));
  const [same] = await mine.where(and(isSame, isKept)).orderBy(asc(files.id)).limit(1);
  return same;
}

/** Some pictures become PNGs when they are normalised, others stay what they were. */
function normalisedName(fileName: string, { contentType }: Picture): string {
  return contentType === 'image/png' ? fileName.replace(/\.tiff?$/i, '.png') : fileName;
}

function describe(brought: Brought, picture: Picture, fileName: string): NewFile {
  return {
    id: brought.id,
    createdBy: brought.userId,
    fileName,
    s3FileName: brought.s3FileName,
    sourceSha256: brought.sourceSha256 ?? null,
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
