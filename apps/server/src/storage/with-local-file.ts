import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from './storage.ts';

/** Works on a stored object as a local file, to be read only; what had to be fetched for it is gone afterwards. */
export async function withLocalFile<Result>(
  { storage, workDir }: { readonly storage: Storage; readonly workDir: string },
  key: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(workDir, `fetched-${randomUUID()}`);
  try {
    return await work(await storage.localFile(key, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
