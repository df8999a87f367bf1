import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limits } from '@naksha/contract';
import type { Row } from '../../db/tables.ts';
import type { ByteRange, Storage } from '../../storage/storage.ts';
import { fileKeys } from './file-keys.ts';

type Upload = Pick<Row<'uploads'>, 'id' | 'clientId' | 'totalBytes'>;

/** Where what was uploaded lies in quarantine: under one key, or in the parts it came in. */
export interface ReceivedBytes {
  readonly isInParts: boolean;
  readonly isThere: () => Promise<boolean>;
  readonly bytes: () => Promise<number>;
  readonly open: (range?: ByteRange) => Promise<Readable>;
  /** Writes all of it into a local file. */
  readonly writeTo: (path: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** The bytes of an upload, however they came. */
export function receivedBytes(storage: Storage, { id, clientId, totalBytes }: Upload): ReceivedBytes {
  const whole = fileKeys.upload(clientId, id);
  const { uploadPartBytes: size } = limits;
  const keys =
    totalBytes === null
      ? [whole]
      : Array.from({ length: Math.ceil(totalBytes / size) }, (_, part) => fileKeys.part(clientId, id, part));

  async function* read(start: number, end: number): AsyncGenerator<Buffer> {
    for (let part = Math.floor(start / size); part * size <= end; part++) {
      const from = Math.max(start - part * size, 0);
      const to = Math.min(end - part * size, size - 1);
      yield* await storage.open(fileKeys.part(clientId, id, part), { start: from, end: to });
    }
  }
  const open = async (range?: ByteRange) => {
    if (totalBytes === null) return storage.open(whole, range);
    const { start, end } = range ?? { start: 0, end: totalBytes - 1 };
    return Readable.from(read(start, end), { objectMode: false });
  };
  return {
    isInParts: totalBytes !== null,
    open,
    isThere: async () => (await storage.stat(keys.at(-1) ?? whole)) !== undefined,
    bytes: async () => totalBytes ?? (await storage.stat(whole))?.bytes ?? 0,
    writeTo: async (path) => pipeline(await open(), createWriteStream(path, { flags: 'wx', mode: 0o600 })),
    async remove() {
      // The last first: without it an upload counts as one that has not come.
      for (const key of keys.toReversed()) await storage.remove(key);
    },
  };
}
