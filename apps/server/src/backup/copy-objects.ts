import { createHash } from 'node:crypto';
import { BackupProblem } from '../backup-problem.ts';
import { hashOf } from '../storage/hash-of.ts';
import type { Storage, StoredObject } from '../storage/storage.ts';
import { StorageError } from '../storage/storage-error.ts';

export interface CopiedObject {
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
}

interface Copying {
  readonly from: Storage;
  readonly to: Storage;
  /** Left out: what is not judged yet, or is made again when it is asked for. */
  readonly isWanted: (key: string) => boolean;
  /** What an earlier copy came to; the bytes under a key never change. */
  readonly known?: ReadonlyMap<string, CopiedObject>;
}

/** Transfers under way at the same time. */
const atOnce = 4;

/**
 * Copies objects under their keys, those that are not there yet, and holds each copy, read back, against what was read. Answers all that
 * were wanted. Throws BackupProblem for a copy that is not the same.
 */
export async function copyObjects({ from, to, isWanted, known = new Map() }: Copying): Promise<CopiedObject[]> {
  const copied: CopiedObject[] = [];
  const under = new Set<Promise<void>>();
  try {
    for await (const object of from.list('')) {
      if (!isWanted(object.key)) continue;
      // One that failed stays, to be thrown by whichever wait comes next; until then it counts as heard.
      const work: Promise<void> = copyOne(object).then((copy) => {
        if (copy) copied.push(copy);
        under.delete(work);
      });
      work.catch(() => undefined);
      under.add(work);
      if (under.size >= atOnce) await Promise.race(under);
    }
    await Promise.all(under);
  } finally {
    // What one failure leaves under way is waited for.
    await Promise.allSettled(under);
  }
  return copied.sort((one, other) => (one.key < other.key ? -1 : 1));

  async function copyOne({ key, bytes }: StoredObject): Promise<CopiedObject | undefined> {
    const before = known.get(key);
    if (before?.bytes === bytes && (await to.stat(key))?.bytes === bytes) return before;
    const hash = createHash('sha256');
    const source = await from.open(key).catch((error: unknown) => {
      // Thrown away since it was listed.
      if (error instanceof StorageError && error.fault === 'missing') return undefined;
      throw error;
    });
    if (source === undefined) return undefined;
    async function* hashed(chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    }
    try {
      await to.put(key, hashed(source));
    } finally {
      source.destroy();
    }
    const sha256 = hash.digest('hex');
    if ((await hashOf(to, key)) !== sha256) throw new BackupProblem(`The copy of ${key} is not the same.`);
    return { key, bytes, sha256 };
  }
}

const passing = [/^installation$/, /^uploads\//, /^parts\//, /^previews\/[^/]+\/[^/]+\/(?:\d+\.webp|tiles\.zip)$/];

/** Whether an object is kept for good: uploads that are not judged, previews, which are made again, and a bucket's mark are not. */
export const isKept = (key: string): boolean => !passing.some((pattern) => pattern.test(key));
