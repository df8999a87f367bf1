import type { EngineFile } from '@naksha/engines';
import { v7 as newId } from 'uuid';
import { hashOfLocal } from '../../storage/hash-of-local.ts';
import type { Storage } from '../../storage/storage.ts';
import { fileKeys } from '../files/file-keys.ts';

/** A result whose bytes are safe; no row speaks of it yet. */
export interface StoredResult {
  readonly id: string;
  readonly storageKey: string;
  /** Of the picture that shows a drawing. */
  readonly renditionKey?: string | undefined;
  /** Of the plan of a design. */
  readonly plan?: { readonly key: string; readonly bytes: number } | undefined;
  readonly bytes: number;
  readonly sha256: string;
  readonly file: EngineFile;
}

/**
 * Moves what an engine made into storage, under keys that were never used before: an attempt that was taken over can
 * never write over the results of the one that counts. All or none.
 */
export async function storeResults(
  storage: Storage,
  clientId: string,
  files: readonly EngineFile[],
): Promise<StoredResult[]> {
  const begun: string[] = [];
  // Noted before it is written: a write that fails may have left its bytes all the same.
  const put = (key: string, path: string) => {
    begun.push(key);
    return storage.putFile(key, path);
  };
  try {
    const stored: StoredResult[] = [];
    for (const file of files) {
      const id = newId();
      const storageKey = fileKeys.file(clientId, id);
      const sha256 = await hashOfLocal(file.path);
      const { bytes } = await put(storageKey, file.path);
      const planPath = file.drawn?.plan;
      const planKey = fileKeys.plan(clientId, id);
      const plan = planPath === undefined ? undefined : { key: planKey, ...(await put(planKey, planPath)) };
      const renditionKey = file.rendition === undefined ? undefined : fileKeys.rendition(clientId, id);
      if (file.rendition !== undefined) await put(fileKeys.rendition(clientId, id), file.rendition);
      stored.push({ id, storageKey, renditionKey, plan, bytes, sha256, file });
    }
    return stored;
  } catch (error) {
    await removeKeys(storage, begun);
    throw error;
  }
}

export async function removeResults(storage: Storage, stored: readonly StoredResult[]): Promise<void> {
  const keys = stored.flatMap(({ storageKey, renditionKey, plan }) => [storageKey, plan?.key, renditionKey]);
  await removeKeys(
    storage,
    keys.filter((key) => key !== undefined),
  );
}

/** What cannot be removed now is swept: no row speaks of it. */
async function removeKeys(storage: Storage, keys: readonly string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => storage.remove(key)));
}
