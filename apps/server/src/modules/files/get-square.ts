import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cutSquares, openPicture, type SquareBytes, squaresIn } from '@naksha/imaging';
import { AppError } from '../../http/app-error.ts';
import type { Wire } from '../../http/handler.ts';
import type { LinkScope } from '../../http/scope.ts';
import type { Services } from '../../services.ts';
import { withLocalFile } from '../../storage/with-local-file.ts';
import { countPreview, noteUse } from './count-preview.ts';
import { decodePicture } from './decode-picture.ts';
import { doneAside } from './done-aside.ts';
import { fileKeys } from './file-keys.ts';
import { findLinkedFile } from './find-file.ts';
import { pictureKey } from './picture-key.ts';
import { pictureProblem } from './picture-problem.ts';
import { putWhileOwned } from './put-while-owned.ts';
import { createSingleFlight } from './single-flight.ts';
import { useMade } from './use-made.ts';

type Squares = ReadonlyMap<string, SquareBytes>;
interface Asked {
  readonly id: string;
  readonly level: number;
  readonly x: number;
  readonly y: number;
}

const once = createSingleFlight<Squares>();
const cutOnce = createSingleFlight<void>();
const daySeconds = 86_400;
/** What lies in the archives that were asked last. */
const known = new Map<string, Squares>();
const keptArchives = 32;

/** A square of a large picture. The picture is cut when the first square is asked for, and the squares are kept with its previews. */
export async function getSquare(scope: LinkScope & Wire, { id, level, x, y }: Asked): Promise<void> {
  const { db, grant, log, services, reply, gone } = scope;
  if (grant.kind !== 'preview' || grant.id !== id) throw new AppError('link_expired');
  const file = await findLinkedFile(db, id);
  const key = fileKeys.squares(file.clientId, id);
  const place = { clientId: file.clientId, fileId: id, key, from: pictureKey(file) };
  const { square, bytes } = await useMade(
    async () => {
      const squares = await once(key, () => find(services, key), gone);
      const square = squares.get(`${level}/${x}/${y}`);
      if (!square) throw new AppError('not_found');
      return { square, bytes: await services.storage.open(key, square) };
    },
    () => cutOnce(key, (signal) => cut(scope, place, signal), gone),
  );
  void doneAside(log, 'to note that squares were looked at', noteUse({ db, clientId: file.clientId }, key));
  reply
    .header('content-type', 'image/png')
    .header('content-length', square.end - square.start + 1)
    .header('cache-control', `private, max-age=${daySeconds}, immutable`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff');
  await reply.send(bytes);
}

interface Place {
  readonly clientId: string;
  readonly fileId: string;
  readonly key: string;
  readonly from: string;
}

type Parts = Pick<Services, 'storage' | 'workDir'>;

async function find(parts: Parts, key: string): Promise<Squares> {
  const remembered = known.get(key);
  if (remembered && (await parts.storage.stat(key)) !== undefined) return remembered;
  const squares = await withLocalFile(parts, key, squaresIn);
  known.delete(key);
  known.set(key, squares);
  const [oldest] = known.keys();
  if (known.size > keptArchives && oldest !== undefined) known.delete(oldest);
  return squares;
}

/** Of a picture that is laid upright before it is cut, per pixel. */
const turningBytes = 12;

async function cut(scope: LinkScope, { clientId, fileId, key, from }: Place, signal: AbortSignal): Promise<void> {
  known.delete(key);
  const parts = scope.services;
  const { storage, workDir } = parts;
  const made = join(workDir, `squares-${process.pid}-${sequence++}.zip`);
  try {
    await withLocalFile(parts, from, async (path) => {
      const { orientation, width, height } = await openPicture(path);
      const temporaryBytes = orientation < 3 ? 0 : width * height * turningBytes;
      const wish = { clientId, path, folder: workDir, temporaryBytes, signal };
      await decodePicture(wish, (inTime) => cutSquares(path, made, inTime));
    });
    const put = () => storage.putFile(key, made);
    const count = ({ bytes }: { bytes: number }) => countPreview(scope, clientId, { key, fileId, bytes });
    if (!(await putWhileOwned(storage, key, put, count))) throw new AppError('not_found');
  } catch (error) {
    throw pictureProblem(error);
  } finally {
    await rm(made, { force: true });
  }
}

let sequence = 0;
