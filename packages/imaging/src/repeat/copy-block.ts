import { pixelBytes, rowBytes } from '../bands/pixel-layout.ts';
import type { CopiedArrangement } from './arrangement.ts';
import { fillWith } from './fill-with.ts';
import type { RowSource } from './row-source.ts';

const turn = { across: 1, down: 2, transposed: 4 } as const;

/**
 * The block of an arrangement, its rows put together when they are asked for. `ground` is the pixel between the copies. `transposed`
 * is needed where copies are turned by a quarter.
 */
export function copyBlock(
  { block, copies }: CopiedArrangement,
  tile: RowSource,
  ground: Uint8Array,
  transposed: RowSource = tile,
): RowSource {
  const layout = { ...tile.layout, ...block };
  const stride = rowBytes(layout);
  const { width, height } = tile.layout;
  const isFilled = copies.length * width * height === block.width * block.height;
  return {
    layout,
    read: async (y, count) => {
      const out = new Uint8Array(stride * count);
      if (!isFilled) fillWith(out, ground);
      for (const copy of copies) {
        const source = (copy.turn & turn.transposed) === 0 ? tile : transposed;
        // A copy that leaves the block below comes in again above.
        for (const top of [copy.y, copy.y - block.height]) {
          const first = Math.max(y, top);
          const last = Math.min(y + count, top + height);
          if (first >= last) continue;
          const isMirrored = (copy.turn & turn.down) !== 0;
          const from = isMirrored ? top + height - last : first - top;
          const rows = await source.read(from, last - first);
          for (let row = first; row < last; row++) {
            const at = isMirrored ? last - 1 - row : row - first;
            const line = rows.subarray(at * rowBytes(tile.layout), (at + 1) * rowBytes(tile.layout));
            const into = out.subarray((row - y) * stride, (row - y + 1) * stride);
            lay(into, line, copy.x * pixelBytes(layout), (copy.turn & turn.across) !== 0 ? pixelBytes(layout) : 0);
          }
        }
      }
      return out;
    },
  };
}

/** Lays a line into a row that goes on at its beginning; `mirrored` is the size of a pixel when the line is turned around. */
function lay(row: Uint8Array, line: Uint8Array, at: number, mirrored: number): void {
  const own = mirrored === 0 ? line : backwards(line, mirrored);
  const before = Math.min(own.length, row.length - at);
  row.set(own.subarray(0, before), at);
  if (before < own.length) row.set(own.subarray(before), 0);
}

function backwards(line: Uint8Array, bytes: number): Uint8Array {
  const out = new Uint8Array(line.length);
  for (let i = 0, o = line.length - bytes; o >= 0; i += bytes, o -= bytes) {
    for (let byte = 0; byte < bytes; byte++) out[o + byte] = line[i + byte] ?? 0;
  }
  return out;
}
