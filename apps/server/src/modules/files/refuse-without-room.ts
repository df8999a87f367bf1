import { statfs } from 'node:fs/promises';
import { limits } from '@naksha/contract';
import { StorageError } from '../../storage/storage-error.ts';

/** Refuses what would fill the disk of a folder: one that is full is no place for anything else either, a database least of all. */
export async function refuseWithoutRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize - bytes < limits.freeDiskBytes) throw new StorageError('full', folder);
}
