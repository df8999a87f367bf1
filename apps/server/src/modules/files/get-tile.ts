import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cutTiles, type TileBytes, tilesIn } from '@naksha/imaging';
import { AppError } from '../../http/app-error.ts';
import type { Wire } from '../../http/handler.ts';
import type { LinkScope } from '../../http/scope.ts';
import type { Storage } from '../../storage/storage.ts';
import { decodePicture } from './decode-picture.ts';
import { fileKeys } from './file-keys.ts';
import { findLinkedFile } from './find-file.ts';
import { pictureKey } from './picture-key.ts';
import { pictureProblem } from './picture-problem.ts';
import { createSingleFlight } from './single-flight.ts';

type Tiles = ReadonlyMap<string, TileBytes>;
interface Asked {
  readonly id: string;
  readonly level: number;
  readonly x: number;
  readonly y: number;
}

const once = createSingleFlight<Tiles>();
const daySeconds = 86_400;
/** What lies in the archives that were asked last. */
const known = new Map<string, Tiles>();
const keptArchives = 32;

/** A piece of a large picture. The picture is cut when the first piece is asked for, and the pieces are kept with its previews. */
export async function getTile(scope: LinkScope & Wire, { id, level, x, y }: Asked): Promise<void> {
  const { db, grant, services, reply, gone } = scope;
  if (grant.kind !== 'preview' || grant.id !== id) throw new AppError('link_expired');
  const file = await findLinkedFile(db, id);
  const key = fileKeys.tiles(file.clientId, id);
  const place = { clientId: file.clientId, key, from: pictureKey(file), workDir: services.workDir };
  const tiles = await once(key, (signal) => find(services.storage, place, signal), gone);
  const tile = tiles.get(`${level}/${x}/${y}`);
  if (!tile) throw new AppError('not_found');
  reply
    .header('content-type', 'image/png')
    .header('content-length', tile.end - tile.start + 1)
    .header('cache-control', `private, max-age=${daySeconds}, immutable`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff');
  await reply.send(await services.storage.open(key, tile));
}

interface Place {
  readonly clientId: string;
  readonly key: string;
  readonly from: string;
  readonly workDir: string;
}

async function find(storage: Storage, place: Place, signal: AbortSignal): Promise<Tiles> {
  const { key, workDir } = place;
  const isThere = (await storage.stat(key)) !== undefined;
  const remembered = known.get(key);
  if (isThere && remembered) return remembered;
  if (!isThere) await cut(storage, place, signal);
  const tiles = await tilesIn(await storage.localFile(key, workDir));
  known.delete(key);
  known.set(key, tiles);
  const [oldest] = known.keys();
  if (known.size > keptArchives && oldest !== undefined) known.delete(oldest);
  return tiles;
}

async function cut(storage: Storage, { clientId, key, from, workDir }: Place, signal: AbortSignal): Promise<void> {
  const made = join(workDir, `tiles-${process.pid}-${sequence++}.zip`);
  try {
    const path = await storage.localFile(from, workDir);
    const wish = { clientId, path, folder: workDir, temporaryBytes: 0, signal };
    await decodePicture(wish, (inTime) => cutTiles(path, made, inTime));
    await storage.putFile(key, made);
  } catch (error) {
    throw pictureProblem(error);
  } finally {
    await rm(made, { force: true });
  }
}

let sequence = 0;
