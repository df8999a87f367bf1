import { unpackBits } from './unpack-bits.ts';

interface ReadLayer {
  readonly name: string;
  readonly blend: string;
  readonly width: number;
  readonly height: number;
  /** Interleaved as the layer's planes are: colours, then alpha. */
  readonly pixels: Uint8Array;
}

/** Takes a PSD or PSB apart by the published layout of the format, without any of the writer's code but PackBits. */
export function readLayers(bytes: Buffer) {
  const isLarge = bytes.readUInt16BE(4) === 2;
  const [planes, height, width] = [bytes.readUInt16BE(12), bytes.readUInt32BE(14), bytes.readUInt32BE(18)];
  let at = 26;
  const number = (size: number) => {
    at += size;
    return size === 8 ? Number(bytes.readBigUInt64BE(at - 8)) : bytes.readUIntBE(at - size, size);
  };
  const skip = () => {
    const length = number(4);
    at += length;
  };
  const word = () => number(isLarge ? 8 : 4);
  const count = () => number(isLarge ? 4 : 2);
  skip();
  const resources = bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at));
  const resolution = resources.indexOf(Buffer.from([0x38, 0x42, 0x49, 0x4d, 0x03, 0xed]));
  skip();
  const afterLayers = word() + at;
  word();
  const records = Array.from({ length: Math.abs(bytes.readInt16BE(at)) });
  at += 2;
  const listed = records.map(() => {
    const [top, left, bottom, right] = [number(4), number(4), number(4), number(4)];
    const channels = Array.from({ length: number(2) }, () => ({ id: number(2), bytes: word() }));
    const blend = bytes.toString('latin1', at + 4, at + 8);
    at += 12;
    const extra = number(4) + at;
    const luni = bytes.indexOf('8BIMluni', at) + 12;
    const letters = bytes.subarray(luni + 4, luni + 4 + 2 * bytes.readUInt32BE(luni));
    const name = Buffer.from(letters).swap16().toString('utf16le');
    at = extra;
    return { name, blend, width: right - left, height: bottom - top, channels };
  });
  const plane = (rows: number, columns: number, lengths: readonly number[]) => {
    const out = new Uint8Array(rows * columns);
    for (let y = 0; y < rows; y++) {
      unpackBits(bytes.subarray(at, at + (lengths[y] ?? 0)), out.subarray(y * columns, (y + 1) * columns));
      at += lengths[y] ?? 0;
    }
    return out;
  };
  const layers = listed.map(({ channels, ...layer }): ReadLayer => {
    const pixels = new Uint8Array(layer.width * layer.height * channels.length);
    for (const { id, bytes: size } of channels) {
      const end = at + size;
      if (number(2) === 1) {
        const lengths = Array.from({ length: layer.height }, count);
        const place = id === 0xffff ? 3 : id;
        for (const [i, value] of plane(layer.height, layer.width, lengths).entries())
          pixels[i * channels.length + place] = value;
      }
      if (at !== end) throw new Error(`Expected a channel to end at ${end} but it ends at ${at}`);
    }
    return { ...layer, pixels };
  });
  at = afterLayers;
  number(2);
  const lengths = Array.from({ length: planes }, () => Array.from({ length: height }, count));
  const merged = lengths.map((own) => plane(height, width, own));
  if (at !== bytes.length) throw new Error(`Expected the file to end at ${at} but it has ${bytes.length} bytes`);
  return { width, height, planes, layers, merged, dpi: resources.readUInt16BE(resolution + 12) };
}
