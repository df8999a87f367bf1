import { open, rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StorageError } from './storage-error.ts';

interface Part {
  readonly key: string;
  readonly path: string;
  readonly source: AsyncIterable<Uint8Array>;
  readonly maxBytes?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Streams into a new file at `path` and syncs it. Whatever goes wrong, no part stays behind. Gives the bytes. */
export async function writePart({ key, path, source, maxBytes, signal }: Part): Promise<number> {
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.byteLength;
      if (maxBytes !== undefined && bytes > maxBytes) done(new StorageError('too-large', key));
      else done(null, chunk);
    },
  });
  const handle = await open(path, 'wx', 0o600);
  try {
    // `flush` syncs the file before it is closed.
    const sink = handle.createWriteStream({ flush: true });
    await (signal ? pipeline(source, count, sink, { signal }) : pipeline(source, count, sink));
    return bytes;
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(path, { force: true });
    throw error;
  }
}
