import { createHash } from 'node:crypto';
import type { Storage } from './storage.ts';

/** What lies under a key comes to, as SHA-256 in hex; none where it was aborted before the end. */
export async function hashOf(storage: Storage, key: string): Promise<string>;
export async function hashOf(
  storage: Storage,
  key: string,
  signal: AbortSignal | undefined,
): Promise<string | undefined>;
export async function hashOf(storage: Storage, key: string, signal?: AbortSignal): Promise<string | undefined> {
  const hash = createHash('sha256');
  for await (const chunk of await storage.open(key)) {
    if (signal?.aborted) return undefined;
    hash.update(chunk);
  }
  return hash.digest('hex');
}
