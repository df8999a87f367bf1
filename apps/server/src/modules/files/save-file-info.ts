import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileRow } from '@naksha/contract';
import { PictureError } from '@naksha/imaging';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import type { Services } from '../../services.ts';
import { discardForsaken } from './discard-bytes.ts';
import { doneAside } from './done-aside.ts';
import { fileKeys } from './file-keys.ts';
import { findUpload } from './find-upload.ts';
import { pictureProblem } from './picture-problem.ts';
import { presentFile } from './present-file.ts';
import { type Published, publishPicture } from './publish-picture.ts';
import { receivedBytes } from './received-bytes.ts';
import { createSingleFlight } from './single-flight.ts';

const { files, uploads } = fields;

type Upload = Row<'uploads'>;
export interface SavedFile {
  data: FileRow;
  isDuplicate?: boolean;
}

interface Input {
  readonly fileName: string;
  readonly s3FileName: string;
  readonly unlessThere?: boolean | undefined;
}

/**
 * Judges uploaded bytes and puts them into the folder of uploads. Asked again, it answers the same file: callers repeat
 * this call blindly, and a crash at any point leaves it to be finished by the next one.
 */
export async function saveFileInfo(scope: ClientScope, input: Input): Promise<SavedFile> {
  const upload = await findUpload(scope, input.s3FileName);
  return once(upload.id, async () => {
    const saved = await findSaved(scope, upload.sameAs ?? upload.id);
    const { row, isDuplicate } = saved
      ? { row: saved, isDuplicate: upload.sameAs !== null }
      : await publish(scope, upload, input);
    if (!row) throw new AppError('not_found');
    return { data: presentFile(scope.services.links, row), ...(isDuplicate && { isDuplicate }) };
  });
}

/** Calls that come together share one look at the bytes. */
const once = createSingleFlight<SavedFile>();

async function findSaved(scope: ClientScope, id: string): Promise<Row<'files'> | undefined> {
  const [row] = await own(scope).files.where(eq(files.id, id));
  return row;
}

/** Where bytes lie that are judged. */
interface Lying {
  readonly isThere: () => Promise<boolean>;
  readonly fetch: (folder: string) => Promise<string>;
  readonly keep: (key: string, path: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

async function publish(
  scope: ClientScope,
  upload: Upload,
  { fileName, unlessThere = false }: Input,
): Promise<Published> {
  const { services } = scope;
  const lying = await whereLying(services, upload);
  if (!(await lying.isThere())) throw new AppError('upload_incomplete');
  const folder = join(services.workDir, `fetched-${randomUUID()}`);
  let isJudged = false;
  try {
    const path = await lying.fetch(folder);
    const keep = (key: string) => {
      isJudged = true;
      return lying.keep(key, path);
    };
    const noteSame = (tx: Transaction, sameAs: string) =>
      own(scope, tx).uploads.update({ sameAs, bytes: 0 }, eq(uploads.id, upload.id));
    const published = await publishPicture(scope, { ...upload, fileName }, { path, unlessThere, keep, noteSame });
    isJudged = true;
    await lying.remove();
    return published;
  } catch (error) {
    await doneAside(scope.log, 'to throw away what was judged', discardForsaken(scope, upload.id));
    // Bytes that are gone were moved by another process that was asked the same: its answer is the one to ask for.
    if (isJudged) throw error;
    if (!(await lying.isThere())) throw new AppError('conflict', { cause: error });
    if (!(error instanceof PictureError)) throw error;
    // Bytes that are no picture of ours are thrown away with their upload; where they stay, so does their row, and both are swept.
    const isRemoved = await doneAside(scope.log, 'to throw away what is no picture', lying.remove());
    if (isRemoved) await own(scope).uploads.delete(eq(uploads.id, upload.id));
    throw pictureProblem(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** In quarantine, or where a call that did not come to its end has put them. */
async function whereLying({ storage, workDir }: Services, upload: Upload): Promise<Lying> {
  const published = fileKeys.file(upload.clientId, upload.id);
  const received = receivedBytes(storage, upload);
  if (await storage.stat(published)) {
    return {
      isThere: async () => (await storage.stat(published)) !== undefined,
      fetch: (folder) => storage.localFile(published, folder),
      keep: async () => undefined,
      // Where a copy was published, what had come lies there still.
      remove: received.remove,
    };
  }
  if (!received.isInParts) {
    const key = fileKeys.upload(upload.clientId, upload.id);
    return {
      isThere: received.isThere,
      fetch: (folder) => storage.localFile(key, folder),
      // A copy is what was judged, and what lies in a bucket may have been replaced since.
      keep: async (to, path) =>
        path.startsWith(workDir) ? void (await storage.putFile(to, path)) : storage.move(key, to),
      remove: received.remove,
    };
  }
  return {
    isThere: received.isThere,
    async fetch(folder) {
      await mkdir(folder);
      const path = join(folder, 'whole');
      await received.writeTo(path);
      return path;
    },
    keep: async (key, path) => void (await storage.putFile(key, path)),
    remove: received.remove,
  };
}
