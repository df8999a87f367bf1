import { packBits, packedBytesAtMost } from './pack-bits.ts';

/** Rows of one channel, each packed by itself and one behind the other. */
export interface PackedPlane {
  /** Bytes of each row. */
  readonly lengths: Uint32Array;
  readonly bytes: Uint8Array;
}

/** Some rows of a layer, channel by channel: red, green, blue, and alpha where the layer has it. */
export interface PackedBand {
  readonly height: number;
  readonly planes: readonly PackedPlane[];
}

/** Packs full rows of interleaved 8-bit samples, one plane a channel. */
export function packPlanes(pixels: Uint8Array, width: number, channels: number): PackedBand {
  const height = pixels.length / (width * channels);
  const row = new Uint8Array(width);
  const room = new Uint8Array(height * packedBytesAtMost(width));
  const planes = Array.from({ length: channels }, (_, channel): PackedPlane => {
    const lengths = new Uint32Array(height);
    let end = 0;
    for (let y = 0; y < height; y++) {
      let from = y * width * channels + channel;
      for (let x = 0; x < width; x++, from += channels) row[x] = pixels[from] ?? 0;
      const start = end;
      end = packBits(row, 0, width, room, start);
      lengths[y] = end - start;
    }
    return { lengths, bytes: room.slice(0, end) };
  });
  return { height, planes };
}

/** A plane in which every pixel of `height` rows has the same value. */
export function flatPlane(value: number, width: number, height: number): PackedPlane {
  const room = new Uint8Array(packedBytesAtMost(width));
  const row = room.subarray(0, packBits(new Uint8Array(width).fill(value), 0, width, room, 0));
  const bytes = new Uint8Array(row.length * height);
  for (let y = 0; y < height; y++) bytes.set(row, y * row.length);
  return { lengths: new Uint32Array(height).fill(row.length), bytes };
}
