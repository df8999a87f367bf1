import { crc32 } from 'node:zlib';

/** A PNG like this whose head says that it has so many pixels. */
export function boastfulPng(bytes: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(height, 20);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
}

/** The same of a JPEG, in passes or not. */
export function boastfulJpeg(bytes: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(bytes);
  const head = copy.findIndex((byte, at) => byte === 0xff && (copy[at + 1] === 0xc0 || copy[at + 1] === 0xc2));
  copy.writeUInt16BE(height, head + 5);
  copy.writeUInt16BE(width, head + 7);
  return copy;
}

/** The same of a TIFF as `flatTiff` writes them. */
export function boastfulTiff(bytes: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(bytes);
  const entries = copy.readUInt32LE(4) + 2;
  copy.writeUInt32LE(width, entries + 8);
  copy.writeUInt32LE(height, entries + 20);
  return copy;
}
