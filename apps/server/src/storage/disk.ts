import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { countedFile } from './counted-file.ts';
import { refuseBadKey } from './refuse-bad-key.ts';
import type { ByteRange, PutOptions, Storage, StoredObject } from './storage.ts';
import { StorageError } from './storage-error.ts';

/** Unfinished writes live here, beside the keys (whose segments never begin with a dot), on the same file system. */
const partsFolder = '.parts';
/** A part this old belongs to a process that died. */
const partLifetimeMs = 3_600_000;

/** Storage in a local folder. Several processes may share it. */
export async function openDisk(root: string): Promise<Storage> {
  const parts = join(root, partsFolder);
  await makeFolder(parts);
  await removeDeadParts(parts);

  async function put(
    key: string,
    source: AsyncIterable<Uint8Array>,
    options: PutOptions = {},
  ): Promise<{ bytes: number }> {
    const target = keyPath(root, key);
    const path = join(parts, `${randomUUID()}.part`);
    try {
      const { maxBytes, signal, isHandedOver } = options;
      const bytes = await writePart({ key, path, source, maxBytes, signal, isHandedOver });
      await makeFolder(dirname(target));
      // A hard link never replaces what is there; a rename always does.
      if (options.ifAbsent) await link(path, target);
      else await rename(path, target);
      if (!options.isMovedOn) await syncFolder(dirname(target));
      return { bytes };
    } catch (error) {
      throw refusal(error, key);
    } finally {
      await rm(path, { force: true });
    }
  }

  async function putFile(key: string, path: string): Promise<{ bytes: number }> {
    const target = keyPath(root, key);
    try {
      const handle = await open(path, 'r');
      let bytes: number;
      try {
        await handle.sync();
        bytes = (await handle.stat()).size;
      } finally {
        await handle.close();
      }
      await makeFolder(dirname(target));
      await rename(path, target);
      await syncFolder(dirname(target));
      return { bytes };
    } catch (error) {
      if (codeOf(error) === 'EXDEV') return put(key, createReadStream(path));
      throw refusal(error, key);
    }
  }

  async function statKey(key: string): Promise<StoredObject | undefined> {
    try {
      const found = await stat(keyPath(root, key));
      return found.isFile() ? { key, bytes: found.size, modifiedAt: found.mtime } : undefined;
    } catch (error) {
      if (isMissing(refusal(error, key))) return undefined;
      throw error;
    }
  }

  async function move(from: string, to: string): Promise<void> {
    const source = keyPath(root, from);
    const target = keyPath(root, to);
    try {
      await makeFolder(dirname(target));
      await rename(source, target);
      for (const folder of new Set([dirname(target), dirname(source)])) await syncFolder(folder);
    } catch (error) {
      throw refusal(error, from);
    }
  }

  return {
    put,
    putFile,
    move,
    stat: statKey,
    async open(key: string, range?: ByteRange) {
      const path = keyPath(root, key);
      try {
        const handle = await open(path, 'r');
        return handle.createReadStream(range ? { start: range.start, end: range.end } : {});
      } catch (error) {
        throw refusal(error, key);
      }
    },
    async localFile(key) {
      if ((await statKey(key)) === undefined) throw new StorageError('missing', key);
      return keyPath(root, key);
    },
    async remove(key) {
      const path = keyPath(root, key);
      await rm(path, { force: true });
    },
    async *list(prefix) {
      const start = prefix === '' ? root : keyPath(root, prefix.replace(/\/$/, ''));
      for await (const path of walk(start)) {
        const found = await statKey(pathKey(root, path));
        if (found) yield found;
      }
    },
  };
}

async function* walk(folder: string): AsyncIterable<string> {
  try {
    for await (const entry of await opendir(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && entry.name !== partsFolder) yield* walk(path);
      else if (entry.isFile()) yield path;
    }
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

async function removeDeadParts(parts: string): Promise<void> {
  const oldest = Date.now() - partLifetimeMs;
  for await (const path of walk(parts)) {
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < oldest) await rm(path, { force: true });
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function isMissing(error: unknown): boolean {
  return error instanceof StorageError && error.fault === 'missing';
}

function refusal(error: unknown, key: string): unknown {
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new StorageError('full', key, { cause: error });
    case 'ENOENT':
      return new StorageError('missing', key, { cause: error });
    case 'EEXIST':
      return new StorageError('exists', key, { cause: error });
    default:
      return error;
  }
}

/** The local path of a key below `root`. A key that could leave the root is answered as missing. */
function keyPath(root: string, key: string): string {
  refuseBadKey(key);
  return join(root, ...key.split('/'));
}

/** The key of a local path below `root`. */
function pathKey(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}

/** A new name in a folder survives a power cut only after the folder itself is synced. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder with its parents, durably. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; ; made = dirname(made)) {
    await syncFolder(dirname(made));
    if (made === first || made === dirname(made)) return;
  }
}

interface Part {
  readonly key: string;
  readonly path: string;
  readonly source: AsyncIterable<Uint8Array>;
  readonly maxBytes?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly isHandedOver?: boolean | undefined;
}

/** Streams into a new file at `path` and syncs it. Whatever goes wrong, no part stays behind. Gives the bytes. */
async function writePart({ key, path, source, maxBytes, signal, isHandedOver }: Part): Promise<number> {
  const { sink, counted } = countedFile(path, { key, maxBytes, isHandedOver, isSynced: true });
  try {
    await (signal ? pipeline(source, sink, { signal }) : pipeline(source, sink));
    return counted();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
