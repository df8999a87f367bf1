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

/** What is said of an object, as far as anything is. */
interface Said {
  readonly bytes?: number;
  readonly sha256?: string | null;
}

interface Copying {
  readonly from: Storage;
  readonly to: Storage;
  /** Left out: what is not judged yet, or is made again when it is asked for. */
  readonly isWanted: (key: string) => boolean;
  /** What an earlier copy came to: what lies there is taken for it where it is as long, and is not read again. */
  readonly known?: ReadonlyMap<string, CopiedObject>;
  /** What rows say of objects; it counts before what an earlier copy came to. */
  readonly named?: ReadonlyMap<string, Said>;
}

/** Transfers under way at the same time. */
const atOnce = 4;

/**
 * Copies objects under their keys and holds each copy, read back, against what was read. What lies there already stays where it has the same
 * hash, so that a copy that broke off goes on where it was; where a row says the hash, the original is not read for it, and one that went bad is not noticed. Answers all that were wanted. Throws BackupProblem for a copy that is not the same, and, when all others were copied, where objects are not what is said of
 * them: these are written nowhere, so that a good copy from before stays.
 */
export async function copyObjects({
  from,
  to,
  isWanted,
  known = new Map(),
  named = new Map(),
}: Copying): Promise<CopiedObject[]> {
  const copied: CopiedObject[] = [];
  const unlike: string[] = [];
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
  if (unlike.length > 0)
    throw new BackupProblem(`${unlike.length} files in storage are not what their rows say, as ${unlike[0]}.`);
  return copied.sort((one, other) => (one.key < other.key ? -1 : 1));

  async function copyOne({ key, bytes }: StoredObject): Promise<CopiedObject | undefined> {
    const before = known.get(key);
    const isAsLong = (await to.stat(key))?.bytes === bytes;
    if (isAsLong && before?.bytes === bytes) return before;
    const said = {
      bytes: named.get(key)?.bytes ?? before?.bytes ?? bytes,
      sha256: named.get(key)?.sha256 ?? before?.sha256,
    };
    const isAsSaid = (found: Said) => found.bytes === said.bytes && (said.sha256 ?? found.sha256) === found.sha256;
    if (bytes !== said.bytes) {
      unlike.push(key);
      return undefined;
    }
    if (isAsLong && said.sha256) {
      // What it has to be is known: the copy is held against that, and the source is read only for another copy.
      if ((await readHash(to, key)) === said.sha256) return { key, bytes, sha256: said.sha256 };
    } else if (isAsLong) {
      const sha256 = await readHash(from, key);
      if (sha256 === undefined) return undefined;
      if ((await readHash(to, key)) === sha256) return { key, bytes, sha256 };
    }
    const hash = createHash('sha256');
    let sha256 = '';
    const source = await from.open(key).catch((error: unknown) => {
      // Thrown away since it was listed.
      if (error instanceof StorageError && error.fault === 'missing') return undefined;
      throw error;
    });
    if (source === undefined) return undefined;
    const wrong = new Error('Not what is said of it');
    // A write whose source fails is none: what lies under the key is replaced when all was read and found right.
    async function* held(chunks: AsyncIterable<Uint8Array>) {
      let count = 0;
      for await (const chunk of chunks) {
        hash.update(chunk);
        count += chunk.byteLength;
        yield chunk;
      }
      sha256 = hash.digest('hex');
      if (!isAsSaid({ bytes: count, sha256 })) throw wrong;
    }
    try {
      await to.put(key, held(source));
    } catch (error) {
      if (error !== wrong) throw error;
      unlike.push(key);
      return undefined;
    } finally {
      source.destroy();
    }
    if ((await hashOf(to, key)) !== sha256) throw new BackupProblem(`The copy of ${key} is not the same.`);
    return { key, bytes, sha256 };
  }
}

/** Nothing for what was thrown away since it was listed. */
function readHash(storage: Storage, key: string): Promise<string | undefined> {
  return hashOf(storage, key).catch((error: unknown) => {
    if (error instanceof StorageError && error.fault === 'missing') return undefined;
    throw error;
  });
}

const passing = [/^installation$/, /^uploads\//, /^parts\//, /^previews\/[^/]+\/[^/]+\/(?:\d+\.webp|tiles\.zip)$/];

/** Whether an object is kept for good: uploads that are not judged, previews, which are made again, and a bucket's mark are not. */
export const isKept = (key: string): boolean => !passing.some((pattern) => pattern.test(key));
