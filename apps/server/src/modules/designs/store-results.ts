import { randomUUIDv7 } from 'node:crypto';
import type { EngineFile, EngineResult } from '@naksha/engines';
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
  const stored: StoredResult[] = [];
  try {
    for (const file of files) {
      const id = randomUUIDv7();
      const storageKey = fileKeys.file(clientId, id);
      const renditionKey = file.rendition === undefined ? undefined : fileKeys.rendition(clientId, id);
      const { bytes } = await storage.putFile(storageKey, file.path);
      const planKey = fileKeys.plan(clientId, id);
      const plan = file.drawn?.plan === undefined ? undefined : await storePlan(storage, planKey, file.drawn.plan);
      stored.push({ id, storageKey, renditionKey, plan, bytes, file });
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
  for (const { storageKey, renditionKey, plan } of stored) {
    await storage.remove(storageKey);
    if (plan !== undefined) await storage.remove(plan.key);
    if (renditionKey !== undefined) await storage.remove(renditionKey);
  }
}

/** What was found out of a design that went in, to be written to its row. */
export interface FoundDrawing {
  readonly id: string;
  readonly planVersion: number | undefined;
  readonly planBytes?: number;
}

/** Puts the plans of designs that had none beside them; the same job tried again puts the same bytes. */
export async function storeFound(
  storage: Storage,
  { clientId, inputs }: { readonly clientId: string; readonly inputs: readonly string[] },
  found: EngineResult['found'] = [],
): Promise<FoundDrawing[]> {
  const kept: FoundDrawing[] = [];
  for (const { input, drawn } of found) {
    const id = inputs[input];
    if (id === undefined) throw new RangeError(`Expected an input but received ${input} of ${inputs.length}`);
    const plan =
      drawn.plan === undefined ? undefined : await storePlan(storage, fileKeys.plan(clientId, id), drawn.plan);
    kept.push({ id, planVersion: drawn.planVersion, ...(plan && { planBytes: plan.bytes }) });
  }
  return kept;
}

async function storePlan(storage: Storage, key: string, path: string): Promise<{ key: string; bytes: number }> {
  const { bytes } = await storage.putFile(key, path);
  return { key, bytes };
}
