import { crc32 } from 'node:zlib';

/** A chunk of a PNG file: length, name, body and sum. */
export function chunkOf(name: string, body: Uint8Array): Buffer {
  return Buffer.concat(chunkPieces(name, body));
}

/** The same in pieces, so that a large body need not be copied. */
export function chunkPieces(name: string, body: Uint8Array): Uint8Array[] {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length, 0);
  head.write(name, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body, crc32(head.subarray(4))), 0);
  return [head, body, sum];
}
