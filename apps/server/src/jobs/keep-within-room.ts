import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@naksha/contract';
import { isErrno } from '../db/is-errno.ts';
import { StorageError } from '../storage/storage-error.ts';

interface Room {
  /** Where temporary files lie. */
  readonly folder: string;
  /** What has been promised. */
  readonly bytes: number;
  /** Asks for more; false, or StorageError, when there is no more. */
  readonly promise: (bytes: number, written: number) => Promise<boolean>;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

const lookEveryMs = 500;
/** Files are counted by what they take, not by how long they are: some have holes. */
const blockBytes = 512;

/**
 * Runs work whose temporary files stay within what was promised of the disk: it is looked at while they grow, more is asked for, and
 * where there is no more the work is ended as if the disk were full.
 */
export async function keepWithinRoom<Result>(
  { folder, bytes, promise, signal, onError }: Room,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const full = new AbortController();
  let promised = bytes;
  let looking: Promise<void> | undefined;
  async function look(): Promise<void> {
    const written = await bytesIn(folder);
    if (written <= promised) return;
    const wanted = written + limits.jobRoomStepBytes;
    if (!(await promise(wanted, written))) throw new StorageError('full', folder);
    promised = wanted;
  }
  const watch = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => (error instanceof StorageError ? full.abort(error) : onError(error)))
      .finally(() => {
        looking = undefined;
      });
  }, lookEveryMs);
  try {
    return await work(AbortSignal.any([signal, full.signal]));
  } catch (error) {
    // Whatever the work says of its end.
    full.signal.throwIfAborted();
    throw error;
  } finally {
    clearInterval(watch);
    await looking;
  }
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries.filter((entry) => entry.isFile()).map((entry) => bytesOf(join(entry.parentPath, entry.name)));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** A file may be gone by the time it is looked at. */
async function bytesOf(path: string): Promise<number> {
  try {
    return (await stat(path)).blocks * blockBytes;
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return 0;
    throw error;
  }
}
