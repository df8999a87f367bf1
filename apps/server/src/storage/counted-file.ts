import { close, fsync, open, writev } from 'node:fs';
import { Writable } from 'node:stream';
import { StorageError } from './storage-error.ts';

/** What comes while a write is under way waits, and goes with the next one: up to so many bytes in one call. */
const batchBytes = 256 * 1024;

interface Wanted {
  /** Under which it will be kept. */
  readonly key: string;
  /** Beyond these the stream ends as `too-large`. */
  readonly maxBytes?: number | undefined;
  /** Whether it is written through to the disk before the stream is done. */
  readonly isSynced: boolean;
  /** Whether no one else looks at what comes: its memory is then given back as soon as it is written. */
  readonly isHandedOver?: boolean | undefined;
}

/** A new file at `path` that takes a stream and counts its bytes. Throws StorageError `too-large`. */
export function countedFile(
  path: string,
  { key, maxBytes, isSynced, isHandedOver }: Wanted,
): { sink: Writable; counted: () => number } {
  let file = -1;
  let bytes = 0;
  let isWriting = false;
  let whenWritten: (() => void) | undefined;

  function take(chunks: readonly Uint8Array[], done: (error?: Error | null) => void): void {
    for (const { byteLength } of chunks) bytes += byteLength;
    if (maxBytes !== undefined && bytes > maxBytes) {
      done(new StorageError('too-large', key));
      return;
    }
    isWriting = true;
    writeAll(file, chunks, (error) => {
      isWriting = false;
      if (isHandedOver) for (const chunk of chunks) release(chunk);
      done(error);
      whenWritten?.();
    });
  }

  const sink = new Writable({
    highWaterMark: batchBytes,
    construct(done) {
      open(path, 'wx', 0o600, (error, opened) => {
        if (!error) file = opened;
        done(error);
      });
    },
    write: (chunk: Uint8Array, _encoding, done) => take([chunk], done),
    writev: (chunks, done) =>
      take(
        chunks.map(({ chunk }) => chunk),
        done,
      ),
    final: (done) => (isSynced ? fsync(file, done) : done()),
    destroy(problem, done) {
      const end = () => (file < 0 ? done(problem) : close(file, (error) => done(problem ?? error)));
      // Its number is given to another file as soon as it is closed.
      if (isWriting) whenWritten = end;
      else end();
    },
  });
  return { sink, counted: () => bytes };
}

/**
 * Gives the memory of a chunk back at once, where it has it for itself. Left to the collector it piles up until the whole heap is
 * marked for it, again and again: more than half the processor time of an upload.
 */
function release({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** A disk that is nearly full writes less than it is given, and says why at the next call. */
function writeAll(file: number, chunks: readonly Uint8Array[], done: (error: Error | null) => void): void {
  writev(file, chunks, (error, written) => {
    if (error) {
      done(error);
      return;
    }
    let skipped = written;
    const rest: Uint8Array[] = [];
    for (const chunk of chunks) {
      if (skipped < chunk.byteLength) rest.push(chunk.subarray(skipped));
      skipped = Math.max(0, skipped - chunk.byteLength);
    }
    if (rest.length === 0) done(null);
    else writeAll(file, rest, done);
  });
}
