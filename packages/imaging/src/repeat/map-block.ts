import { samplesOf } from '../bands/samples.ts';
import type { MappedArrangement, Place } from './arrangement.ts';
import type { HeldPicture, RowSource } from './row-source.ts';
import { createSampler } from './sample-cubic.ts';

type Map = MappedArrangement['maps'][number];

/** Pixels on the line between two places belong to both: neither leaves a gap. */
const slack = 1e-6;

/**
 * The block of an arrangement whose places are no rectangles: each pixel is looked up in the tile through the map whose place it
 * lies in, by cubic interpolation. Rows are made when they are asked for.
 */
export function mapBlock({ block, place, maps }: MappedArrangement, tile: HeldPicture): RowSource {
  const layout = { ...tile.layout, ...block };
  const { width } = block;
  const { channels } = layout;
  const sample = createSampler(tile);
  const places = maps.map((map) => ({ back: inverseOf(map), corners: place.map((corner) => under(map, corner)) }));
  return {
    layout,
    read: async (y, count) => {
      const bytes = new Uint8Array((width * count * channels * layout.depth) / 8);
      const out = samplesOf(bytes, layout);
      for (const { back, corners } of places) {
        for (let row = 0; row < count; row++) {
          const v = y + row + 0.5;
          const [left, right] = crossing(corners, v);
          const last = Math.min(width - 1, Math.floor(right - 0.5 + slack));
          for (let x = Math.max(0, Math.ceil(left - 0.5 - slack)); x <= last; x++) {
            const u = x + 0.5;
            const [a, b, c, d, e, f] = back;
            sample(a * u + c * v + e - 0.5, b * u + d * v + f - 0.5, out, (row * width + x) * channels);
          }
        }
      }
      return bytes;
    },
  };
}

function under([a, b, c, d, e, f]: Map, [x, y]: Place): Place {
  return [a * x + c * y + e, b * x + d * y + f];
}

function inverseOf([a, b, c, d, e, f]: Map): Map {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** Where a level line enters and leaves a convex polygon; an empty stretch when it misses it. */
function crossing(corners: readonly Place[], y: number): [left: number, right: number] {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  for (const [i, [x0, y0]] of corners.entries()) {
    const [x1, y1] = corners[(i + 1) % corners.length] ?? [x0, y0];
    if (Math.min(y0, y1) > y + slack || Math.max(y0, y1) < y - slack) continue;
    const isLevel = Math.abs(y1 - y0) < slack;
    for (const x of isLevel ? [x0, x1] : [x0 + ((x1 - x0) * (y - y0)) / (y1 - y0)]) {
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  }
  return [left, right];
}
