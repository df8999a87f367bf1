import type { Readable } from 'node:stream';

export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
  readonly modifiedAt: Date;
}

/** First and last byte, both inclusive, as in a Range header. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface PutOptions {
  /** More bytes than this end the write as `too-large`; nothing is kept. */
  readonly maxBytes?: number;
  /** Refuse as `exists` when the key is taken; decided atomically. */
  readonly ifAbsent?: boolean;
  readonly signal?: AbortSignal;
  /** No one else looks at the chunks of the source: their memory is given back as soon as they are written. */
  readonly isHandedOver?: boolean;
  /** Nothing refers to the key until the object is moved on: its name may die with the machine, its bytes under the next may not. */
  readonly isMovedOn?: boolean;
}

/**
 * Where bytes are kept. Keys are lower-case segments parted by slashes, chosen by the server and never by a caller.
 * When a write resolves, the bytes survive the death of the machine: a database row may then refer to them.
 * Refusals are `StorageError`s and name their fault.
 */
export interface Storage {
  /** Writes the whole stream or nothing at all. */
  put(key: string, source: AsyncIterable<Uint8Array>, options?: PutOptions): Promise<{ bytes: number }>;
  /** Takes a finished local file over; the file at `path` may be gone afterwards. */
  putFile(key: string, path: string): Promise<{ bytes: number }>;
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** A local file with the object's bytes, to be read only. What had to be fetched for it lies under `workDir`, which is made for it. */
  localFile(key: string, workDir: string): Promise<string>;
  /** An address outside the product under which browsers read the whole object for some seconds, as what and called what; none where they cannot. */
  linkTo?(key: string, as: { contentType: string; disposition: string; seconds: number }): Promise<string>;
  stat(key: string): Promise<StoredObject | undefined>;
  move(from: string, to: string): Promise<void>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredObject>;
}
