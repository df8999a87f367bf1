import { randomUUIDv7 } from 'node:crypto';
import type { EngineFile } from '@naksha/engines';
import type { Storage } from '../../storage/storage.ts';
import { fileKeys } from '../files/file-keys.ts';

/** A result whose bytes are safe; no row speaks of it yet. */
export interface StoredResult {
  readonly id: string;
  readonly storageKey: string;
  /** Of the picture that shows a drawing. */
  readonly renditionKey?: string | undefined;
  readonly bytes: number;
  readonly file: EngineFile;
}

/**
 * Moves what an engine made into storage, under keys that nobody has had before: an attempt that was taken over can
 * never write over the results of the one that counts. All or none.
 */
export async function storeResults(
  storage: Storage,
  clientId: string,
  files: readonly EngineFile[],
): Promise<StoredResult[]> {
  const stored: StoredResult[] = [];
  try {
    for (const file of files) {
      const id = randomUUIDv7();
      const storageKey = fileKeys.file(clientId, id);
      const renditionKey = file.rendition === undefined ? undefined : fileKeys.rendition(clientId, id);
      const { bytes } = await storage.putFile(storageKey, file.path);
      stored.push({ id, storageKey, renditionKey, bytes, file });
      if (renditionKey !== undefined && file.rendition !== undefined)
        await storage.putFile(renditionKey, file.rendition);
    }
    return stored;
  } catch (error) {
    await removeResults(storage, stored);
    throw error;
  }
}

export async function removeResults(storage: Storage, stored: readonly StoredResult[]): Promise<void> {
  for (const { storageKey, renditionKey } of stored) {
    await storage.remove(storageKey);
    if (renditionKey !== undefined) await storage.remove(renditionKey);
  }
}
