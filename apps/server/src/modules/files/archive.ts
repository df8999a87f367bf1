import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type ErrorCode, errors, fileName as fileNameRule, fillSentence, isLeftBeside, limits } from '@naksha/contract';
import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, RandomAccessReader } from 'yauzl';
import { AppError } from '../../http/app-error.ts';
import { type Head, readHeads } from './read-heads.ts';
import type { ReceivedBytes } from './received-bytes.ts';

/** A file of an archive, by its place there. */
export interface ArchiveEntry {
  readonly index: number;
  /** The last part of its name; nothing is ever written under it. */
  readonly fileName: string;
  readonly bytes: number;
  /** Why it is not taken. */
  readonly problem?: { code: ErrorCode; message: string; params?: Record<string, number> };
}

export interface OpenArchive {
  readonly entries: readonly ArchiveEntry[];
  /** The bytes of an entry without a problem, unpacked; no more than it says it has. */
  readonly read: (index: number) => Promise<{ stream: Readable; crc32: number }>;
}

/** Of the end, without its comment; of the longer one that may stand before it, with what says where that is. */
const endBytes = 22;
const longEndBytes = 76;
/** What the longer end says instead. */
const unsaid = 0xffff_ffff;
/** What is smaller than this may be packed as tightly as it likes: a plain ground is. */
const tightBytes = 1024 * 1024;
const nestedTypes = /\.(?:zip|7z|rar|tar|t?gz|bz2|xz|zst|jar|iso|cab)$/i;
const pictureTypes = new RegExp(`(?:${limits.uploadExtensions.map((end) => end.replace('.', '\\.')).join('|')})$`, 'i');
/** The names are in UTF-8. */
const utf8Flag = 0x800;

/**
 * Works on an archive where it lies, by its directory: nothing is unpacked that was not asked for. An archive that is damaged, too large or
 * holds too much is refused as a whole, a file of it for its own reason. Throws AppError.
 */
export async function withArchive<Result>(
  received: ReceivedBytes,
  work: (archive: OpenArchive) => Promise<Result>,
): Promise<Result> {
  const size = await received.bytes();
  const reader = new StoredReader(received, size);
  const zip = await fromRandomAccessReaderPromise(reader, size, {
    autoClose: false,
    lazyEntries: true,
    // Names are judged here, one by one: theirs would refuse the whole archive for one.
    decodeStrings: false,
    // Sizes too; what is read is held to them.
    validateEntrySizes: false,
  }).catch(refuse);
  const tooMany = () => new AppError('archive_too_many', { params: { limit: limits.archiveEntries } });
  if (zip.entryCount > limits.archiveHeads) throw tooMany();
  const heads = await readHeads(zip, reader).catch(refuse);
  zip.validateEntrySizes = true;
  await refuseHidden(received, { size, end: endBytes + zip.comment.length, isEmpty: heads.length === 0 });
  const entries = heads.map(judge).filter(({ isLeftOut }) => !isLeftOut);
  if (entries.length > limits.archiveEntries) throw tooMany();
  const seen = new Set<string>();
  const judged = entries.map(({ entry, path }) => {
    if (entry.problem) return entry;
    const isTwice = seen.has(path.toLowerCase());
    // Only what is taken stands in the way of another of its name.
    seen.add(path.toLowerCase());
    return isTwice ? { ...entry, ...problemOf('archive_twice') } : entry;
  });
  // A film, a lock or another archive beside pictures is never unpacked, however large it is; a bomb looks like a picture.
  const total = judged.reduce(
    (sum, { problem, bytes }) => sum + (problem && problem.code !== 'archive_bomb' ? 0 : bytes),
    0,
  );
  if (total > limits.archiveMaxBytes)
    throw new AppError('archive_too_large', { params: { limit: limits.archiveMaxGigabytes } });
  return work({
    entries: judged,
    async read(index) {
      const head = heads[index];
      if (head === undefined) throw new AppError('not_found', { field: 'index' });
      const { entry } = head;
      const stream = await zip.openReadStreamPromise(entry).catch((cause: unknown) => refuse(cause, 'archive_damaged'));
      return { stream, crc32: entry.crc32 };
    },
  });
}

function refuse(cause: unknown, code: ErrorCode = 'archive_unreadable'): never {
  // What storage says, as that it is away, is no fault of the archive.
  if (cause instanceof Error && (cause.name === 'StorageError' || cause instanceof AppError)) throw cause;
  throw new AppError(code, { cause });
}

/**
 * A second end, behind that of the files, would hide them: the directory ends where the end begins, but for the longer end of a large archive,
 * and one without files holds nothing else.
 */
async function refuseHidden(
  received: ReceivedBytes,
  { size, end, isEmpty }: { readonly size: number; readonly end: number; readonly isEmpty: boolean },
): Promise<void> {
  const record = await buffer(await received.open({ start: size - end, end: size - 1 }));
  const [length, start] = [record.readUInt32LE(12), record.readUInt32LE(16)];
  const isLarge = length === unsaid || start === unsaid;
  const gap = size - end - start - length;
  const isLonger = isLarge || gap === longEndBytes;
  if ((gap !== 0 && !isLonger) || (isEmpty && end < size)) throw new AppError('archive_unreadable');
}

interface Judged {
  readonly entry: ArchiveEntry;
  readonly path: string;
  /** A folder, or what a system put there. */
  readonly isLeftOut: boolean;
}

function judge({ entry: head, code: said }: Head, index: number): Judged {
  const { generalPurposeBitFlag: flags, fileNameRaw, extraFields, uncompressedSize: bytes } = head;
  // Some programs leave out that their names are in UTF-8, as that of macOS does.
  const isUnsaid = isUtf8(fileNameRaw) ? utf8Flag : 0;
  // Some programs for Windows part folders by its own sign; others say of each that it lies where they were.
  const parts = getFileNameLowLevel(flags | isUnsaid, fileNameRaw, extraFields, true).split(/[\\/]/);
  const path = parts.filter((part) => part !== '.').join('/');
  const fileName = nameFrom(path.split('/').at(-1) ?? '');
  const code = leadsOut(path) ? 'archive_path' : (said ?? whyNot(head, path));
  const isLeftOut = (/(?:^|\/)$/.test(path) || isLeftBeside(path)) && code !== 'archive_path';
  return { path, isLeftOut, entry: { index, fileName, bytes, ...(code && problemOf(code)) } };
}

/** A name as people may give one: without signs that turn or hide letters, and no longer than theirs, of which the end is kept. */
function nameFrom(name: string): string {
  const end = [...name].slice(-limits.fileNameMaxLength);
  // Letters of two units count as two.
  while (end.join('').length > limits.fileNameMaxLength) end.shift();
  return fileNameRule.safeParse(end.join('')).data ?? '?';
}

function whyNot(head: Entry, path: string): ErrorCode | undefined {
  const { uncompressedSize: bytes, compressedSize, compressionMethod } = head;
  if (isOdd(head)) return 'archive_link';
  if (head.isEncrypted()) return 'archive_encrypted';
  if (nestedTypes.test(path)) return 'archive_nested';
  if (!pictureTypes.test(path)) return 'upload_type_not_allowed';
  if (bytes > limits.uploadMaxBytes) return 'upload_too_large';
  if (bytes > tightBytes && bytes > compressedSize * limits.archiveMaxRatio) return 'archive_bomb';
  const isDeflated = compressionMethod === 8;
  const isStored = compressionMethod === 0 && bytes === compressedSize;
  return isDeflated || isStored ? undefined : 'archive_damaged';
}

function leadsOut(path: string): boolean {
  const isControl = [...path].some((letter) => letter < ' ' || letter === '\u007f');
  return isControl || /^\/|^[a-z]:/i.test(path) || path.split('/').includes('..');
}

/** A link, a device or a pipe, where the archive was made on a system that has them. */
function isOdd({ versionMadeBy, externalFileAttributes }: Entry): boolean {
  const unix = 3;
  const kind = (externalFileAttributes >>> 16) & 0o170000;
  return versionMadeBy >> 8 === unix && kind !== 0 && kind !== 0o100000 && kind !== 0o040000;
}

const figures: Partial<Record<ErrorCode, number>> = {
  upload_too_large: limits.uploadMaxMegabytes,
  archive_bomb: limits.archiveMaxRatio,
};

function problemOf(code: ErrorCode): Pick<ArchiveEntry, 'problem'> {
  const limit = figures[code];
  const params: Record<string, number> = limit === undefined ? {} : { limit };
  const message = fillSentence(errors[code].message, params);
  return { problem: { code, message, ...(limit !== undefined && { params }) } };
}

/** What is read at a time, and how much of it is kept: a directory is read in hundreds of small pieces, one after the other. */
const blockBytes = 256 * 1024;
const keptBlocks = 8;

/** Reads an archive from storage, a range at a time. */
class StoredReader extends RandomAccessReader {
  readonly #received: ReceivedBytes;
  readonly #size: number;
  readonly #blocks = new Map<number, Buffer>();

  constructor(received: ReceivedBytes, size: number) {
    super();
    this.#received = received;
    this.#size = size;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    this.#fill(buffer.subarray(offset, offset + length), position).then(
      () => done(null),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const received = this.#received;
    async function* later() {
      yield* await received.open({ start, end: end - 1 });
    }
    return Readable.from(later(), { objectMode: false });
  }

  override close(done: (error: Error | null) => void): void {
    done(null);
  }

  async #fill(target: Buffer, position: number): Promise<void> {
    if (position + target.length > this.#size) throw new RangeError('The archive ends early.');
    for (let at = 0; at < target.length; ) {
      const block = Math.floor((position + at) / blockBytes);
      const bytes = await this.#block(block);
      at += bytes.copy(target, at, position + at - block * blockBytes);
    }
  }

  async #block(at: number): Promise<Buffer> {
    const kept = this.#blocks.get(at);
    if (kept) return kept;
    const start = at * blockBytes;
    const chunks: Buffer[] = [];
    const range = { start, end: Math.min(start + blockBytes, this.#size) - 1 };
    for await (const chunk of await this.#received.open(range)) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    if (bytes.length !== range.end - range.start + 1) throw new RangeError('The archive ends early.');
    this.#blocks.set(at, bytes);
    const [oldest] = this.#blocks.keys();
    if (this.#blocks.size > keptBlocks && oldest !== undefined) this.#blocks.delete(oldest);
    return bytes;
  }
}
