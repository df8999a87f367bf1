import { promisify } from 'node:util';
import type { ErrorCode } from '@naksha/contract';
import { Entry, type RandomAccessReader, ZipFile } from 'yauzl';
import { AppError } from '../../http/app-error.ts';
import { StorageError } from '../../storage/storage-error.ts';

/** What the directory of an archive says of a file. */
export interface Head {
  readonly entry: Entry;
  /** Why it cannot be taken, where its head alone shows that. */
  readonly code?: ErrorCode;
}

/** A head of an entry takes at least so many bytes before its name: beside the file, and in the directory. */
const localBytes = 30;
const headBytes = 46;
/** Names, fields and comments of as many files as may come take a tenth of it; each of them may have 64 KiB. */
const directoryBytes = 1024 * 1024;
const strongFlag = 0x40;

/**
 * The heads of a directory, in their order. yauzl ends with the first that it will not read; that one is refused for itself, and those behind it
 * are read on, as long as it is a head at all. Throws what the reader throws, and AppError where what is no directory stands there.
 */
export async function readHeads(zip: ZipFile, reader: RandomAccessReader): Promise<Head[]> {
  const heads: Head[] = [];
  // Its types take it for a yes or no.
  let at = Number(zip.readEntryCursor);
  let bytes = 0;
  const keep = (head: Head) => {
    const { fileNameLength, extraFieldLength, fileCommentLength } = head.entry;
    const more = fileNameLength + extraFieldLength + fileCommentLength;
    bytes += more;
    at += headBytes + more;
    if (bytes > directoryBytes) throw new AppError('archive_unreadable');
    heads.push(head);
  };
  // Each that reads on listens to the reader.
  reader.setMaxListeners(0);
  while (heads.length < zip.entryCount) {
    const rest = new ZipFile(reader, at, zip.fileSize, zip.entryCount - heads.length, '', false, true, false, false);
    try {
      for await (const entry of rest.eachEntry()) keep({ entry });
    } catch (cause) {
      if (cause instanceof AppError || cause instanceof StorageError) throw cause;
      keep(await readRefused(reader, at));
    }
  }
  return refuseLies(heads, zip.fileSize);
}

/** Of a head that yauzl will not read what names it, and how long it is. */
async function readRefused(reader: RandomAccessReader, at: number): Promise<Head> {
  const read = async (length: number, position: number) => {
    const buffer = Buffer.alloc(length);
    if (length > 0) await promisify(reader.read.bind(reader))(buffer, 0, length, position);
    return buffer;
  };
  const fixed = await read(headBytes, at);
  if (fixed.readUInt32LE(0) !== 0x02014b50) throw new AppError('archive_unreadable');
  const fileNameLength = fixed.readUInt16LE(28);
  const entry = Object.assign(new Entry(), {
    generalPurposeBitFlag: fixed.readUInt16LE(8),
    uncompressedSize: fixed.readUInt32LE(24),
    fileNameLength,
    extraFieldLength: fixed.readUInt16LE(30),
    fileCommentLength: fixed.readUInt16LE(32),
    fileNameRaw: await read(fileNameLength, at + headBytes),
    extraFields: [],
  });
  return { entry, code: entry.generalPurposeBitFlag & strongFlag ? 'archive_encrypted' : 'archive_damaged' };
}

/** Heads that share bytes were made to unpack the same again and again; one whose bytes lie beyond the end has none. */
function refuseLies(heads: readonly Head[], size: number): Head[] {
  const endOf = ({ entry }: Head) =>
    entry.relativeOffsetOfLocalHeader + localBytes + entry.fileNameLength + entry.compressedSize;
  const judged = heads.map(
    (head): Head => (head.code === undefined && endOf(head) > size ? { ...head, code: 'archive_damaged' } : head),
  );
  const readable = judged.filter(({ code }) => code === undefined);
  let end = 0;
  for (const head of readable.toSorted(
    (one, other) => one.entry.relativeOffsetOfLocalHeader - other.entry.relativeOffsetOfLocalHeader,
  )) {
    if (head.entry.relativeOffsetOfLocalHeader < end) throw new AppError('archive_unreadable');
    end = endOf(head);
  }
  return judged;
}
