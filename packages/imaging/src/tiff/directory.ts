/** One entry of a TIFF directory with all its values. */
export interface TiffEntry {
  readonly tag: number;
  readonly type: 'short' | 'long' | 'rational' | 'bytes' | 'place';
  /** Of a rational numerator and denominator in turn. */
  readonly values: ArrayLike<number>;
}

const types = {
  short: { number: 3, bytes: 2 },
  long: { number: 4, bytes: 4 },
  rational: { number: 5, bytes: 4 },
  bytes: { number: 7, bytes: 1 },
} as const;
const long8 = { number: 16, bytes: 8 } as const;

/** The first bytes of a TIFF or BigTIFF, little-endian, whose directory lies at `directoryAt`. */
export function tiffHead(isBig: boolean, directoryAt: number): Buffer {
  const head = Buffer.alloc(isBig ? 16 : 8);
  head.write('II', 'latin1');
  head.writeUInt16LE(isBig ? 43 : 42, 2);
  if (!isBig) head.writeUInt32LE(directoryAt, 4);
  else {
    head.writeUInt16LE(8, 4);
    head.writeBigUInt64LE(BigInt(directoryAt), 8);
  }
  return head;
}

/** A directory that lies at `at`, followed by the values that have no room in it. A `place` has as many bits as the file's own. */
export function tiffDirectory(isBig: boolean, at: number, entries: readonly TiffEntry[]): Buffer {
  const [countBytes, entryBytes, wordBytes] = isBig ? [8, 20, 8] : [2, 12, 4];
  const block = Buffer.alloc(countBytes + entries.length * entryBytes + wordBytes);
  const put = (buffer: Buffer, value: number, offset: number, bytes: number) =>
    bytes === 8 ? buffer.writeBigUInt64LE(BigInt(value), offset) : buffer.writeUIntLE(value, offset, bytes);
  put(block, entries.length, 0, countBytes);
  const behind: Buffer[] = [];
  let end = at + block.length;
  for (const [index, { tag, type, values }] of entries.toSorted((a, b) => a.tag - b.tag).entries()) {
    const kind = type === 'place' ? (isBig ? long8 : types.long) : types[type];
    const entry = countBytes + index * entryBytes;
    put(block, tag, entry, 2);
    put(block, kind.number, entry + 2, 2);
    put(block, type === 'rational' ? values.length / 2 : values.length, entry + 4, wordBytes);
    const bytes = Buffer.alloc(values.length * kind.bytes);
    for (let value = 0; value < values.length; value++) put(bytes, values[value] ?? 0, value * kind.bytes, kind.bytes);
    const valueAt = entry + 4 + wordBytes;
    if (bytes.length <= wordBytes) bytes.copy(block, valueAt);
    else {
      put(block, end, valueAt, wordBytes);
      const filled = bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(1)]);
      behind.push(filled);
      end += filled.length;
    }
  }
  return Buffer.concat([block, ...behind]);
}
