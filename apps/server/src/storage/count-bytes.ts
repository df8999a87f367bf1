import { Transform } from 'node:stream';
import { StorageError } from './storage-error.ts';

/** A stage of a stream that counts what passes, and ends it as `too-large` beyond `maxBytes`. */
export function countBytes(key: string, maxBytes: number | undefined): { count: Transform; counted: () => number } {
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.byteLength;
      if (maxBytes !== undefined && bytes > maxBytes) done(new StorageError('too-large', key));
      else done(null, chunk);
    },
  });
  return { count, counted: () => bytes };
}
