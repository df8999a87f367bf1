import { deflateSync } from 'node:zlib';

/** A TIFF of zeros, of which all strips are the same few bytes: small as a file and large as a picture. At least 65 rows high. */
export function flatTiff(width: number, height: number, { bits = 32, isFloating = true } = {}): Buffer {
  const rows = 64;
  const strips = Math.ceil(height / rows);
  const strip = deflateSync(Buffer.alloc((width * rows * bits) / 8), { level: 9 });
  const directoryAt = 8 + strip.length + (strip.length % 2);
  const tagCount = 10;
  const offsetsAt = directoryAt + 2 + tagCount * 12 + 4;
  const lengthsAt = offsetsAt + strips * 4;
  const [short, long] = [3, 4];
  const entries = [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, 1, bits],
    [259, short, 1, 8],
    [262, short, 1, 1],
    [273, long, strips, offsetsAt],
    [277, short, 1, 1],
    [278, long, 1, rows],
    [279, long, strips, lengthsAt],
    [339, short, 1, isFloating ? 3 : 1],
  ].map(([tag = 0, type = 0, count = 0, value = 0]) =>
    Buffer.from(Uint32Array.of(tag | (type << 16), count, value).buffer),
  );
  const bytes = Buffer.alloc(lengthsAt + strips * 4);
  bytes.write('II*');
  bytes.writeUInt32LE(directoryAt, 4);
  strip.copy(bytes, 8);
  bytes.writeUInt16LE(tagCount, directoryAt);
  Buffer.concat(entries).copy(bytes, directoryAt + 2);
  for (let at = 0; at < strips; at++) {
    bytes.writeUInt32LE(8, offsetsAt + at * 4);
    bytes.writeUInt32LE(strip.length, lengthsAt + at * 4);
  }
  return bytes;
}
