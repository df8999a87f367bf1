import { packBits, packedBytesAtMost } from './pack-bits.ts';
import { flatPlane, type PackedPlane } from './pack-planes.ts';

/** Packs where each colour lies: `on` in its pixels, `off` elsewhere. Rows without a colour cost nothing. */
export function colourPlanes(
  labels: Uint8Array,
  width: number,
  colours: number,
  [on, off]: readonly [on: number, off: number],
): PackedPlane[] {
  const height = labels.length / width;
  const none = flatPlane(off, width, 1).bytes;
  const row = new Uint8Array(width);
  const room = new Uint8Array(packedBytesAtMost(width));
  const parts: Uint8Array[][] = Array.from({ length: colours }, () => []);
  const lengths = Array.from({ length: colours }, () => new Uint32Array(height));
  for (let y = 0; y < height; y++) {
    const from = y * width;
    const present = new Set(labels.subarray(from, from + width));
    for (let colour = 0; colour < colours; colour++) {
      let packed = none;
      if (present.has(colour)) {
        for (let x = 0; x < width; x++) row[x] = labels[from + x] === colour ? on : off;
        packed = room.slice(0, packBits(row, 0, width, 1, room, 0));
      }
      parts[colour]?.push(packed);
      const own = lengths[colour];
      if (own !== undefined) own[y] = packed.length;
    }
  }
  return parts.map((rows, colour) => ({ lengths: lengths[colour] ?? new Uint32Array(), bytes: Buffer.concat(rows) }));
}
