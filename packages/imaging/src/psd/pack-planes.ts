import { packBits, packedBytesAtMost } from './pack-bits.ts';

/** Rows of one channel, each packed alone and one behind the other. */
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

/** Packed into before it is known how much it will be; one for all, as fresh memory for each band would keep the collector busy. */
let room: Uint8Array = new Uint8Array();

/** Packs full rows of interleaved 8-bit samples, one plane a channel. */
export function packPlanes(pixels: Uint8Array, width: number, channels: number): PackedBand {
  const { height, planes } = packPassing(pixels, width, channels);
  return { height, planes: planes.map(({ lengths, bytes }) => ({ lengths, bytes: bytes.slice() })) };
}

/** As `packPlanes`, without a copy: the bytes are good until the next call of either. */
export function packPassing(pixels: Uint8Array, width: number, channels: number): PackedBand {
  const stride = width * channels;
  const height = pixels.length / stride;
  const most = height * channels * packedBytesAtMost(width);
  if (room.length < most) room = new Uint8Array(most);
  let end = 0;
  const planes = Array.from({ length: channels }, (_, channel): PackedPlane => {
    const lengths = new Uint32Array(height);
    const first = end;
    for (let y = 0; y < height; y++) {
      const start = end;
      end = packBits(pixels, y * stride + channel, width, channels, room, start);
      lengths[y] = end - start;
    }
    return { lengths, bytes: room.subarray(first, end) };
  });
  return { height, planes };
}

/** A plane in which every pixel of `height` rows has the same value. */
export function flatPlane(value: number, width: number, height: number): PackedPlane {
  const packed = new Uint8Array(packedBytesAtMost(width));
  const row = packed.subarray(0, packBits(new Uint8Array(width).fill(value), 0, width, 1, packed, 0));
  const bytes = new Uint8Array(row.length * height);
  for (let y = 0; y < height; y++) bytes.set(row, y * row.length);
  return { lengths: new Uint32Array(height).fill(row.length), bytes };
}
