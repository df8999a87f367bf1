import type { PixelLayout } from '../bands/pixel-layout.ts';
import { samplesOf } from '../bands/samples.ts';
import { inverseOf, under } from './affine.ts';
import type { MappedArrangement, Place } from './arrangement.ts';
import { fillWith } from './fill-with.ts';
import type { HeldPicture, RowSource } from './row-source.ts';
import { createSampler } from './sample-cubic.ts';
import { depthIn, sidesOf } from './sides-of.ts';

/** Pixels on the line between two places belong to both: neither leaves a gap. */
const slack = 1e-6;
/** Half a pixel's diagonal: pixels this far outside of a place may still be touched by it. */
const halfPixel = 0.71;

/**
 * The block of an arrangement whose places are no rectangles: each pixel is looked up in the tile through the map whose place it
 * lies in, by cubic interpolation. `ground` is the pixel between places that a gap keeps apart; their rims are smooth against it. Rows
 * are made when they are asked for.
 */
export function mapBlock(
  { block, place, maps, gap }: MappedArrangement,
  tile: HeldPicture,
  ground: Uint8Array,
): RowSource {
  const layout = { ...tile.layout, ...block };
  const { width } = block;
  const { channels } = layout;
  const sample = createSampler(tile);
  const rim = gap > 0 ? halfPixel : 0;
  const places = maps.map((map) => {
    const corners = place.map((corner) => under(map, corner));
    return { back: inverseOf(map), corners, sides: sidesOf(corners) };
  });
  const behind = samplesOf(ground.slice(), layout);
  const lay = createLay(layout);
  const seen = samplesOf(new Uint8Array(channels * (layout.depth / 8)), layout);
  return {
    layout,
    read: async (y, count) => {
      const bytes = new Uint8Array((width * count * channels * layout.depth) / 8);
      const out = samplesOf(bytes, layout);
      if (gap > 0) fillWith(out, behind);
      for (const { back, corners, sides } of places) {
        const [a, b, c, d, e, f] = back;
        for (let row = 0; row < count; row++) {
          const v = y + row + 0.5;
          const [left, right] = crossing(corners, v, rim);
          const last = Math.min(width - 1, Math.floor(right + rim - 0.5 + slack));
          for (let x = Math.max(0, Math.ceil(left - rim - 0.5 - slack)); x <= last; x++) {
            const u = x + 0.5;
            const at = (row * width + x) * channels;
            const share = rim > 0 ? Math.min(1, depthIn(sides, u, v) + 0.5) : 1;
            if (share <= 0) continue;
            const isWhole = share === 1;
            sample(a * u + c * v + e - 0.5, b * u + d * v + f - 0.5, isWhole ? out : seen, isWhole ? at : 0);
            if (!isWhole) lay(out, at, seen, share);
          }
        }
      }
      return bytes;
    },
  };
}

/** Lays a share of a pixel over another. Colours weigh as much as they are opaque. */
function createLay({ channels, depth }: PixelLayout) {
  const most = depth === 8 ? 255 : 65535;
  return (out: Uint8Array | Uint16Array, at: number, over: Uint8Array | Uint16Array, share: number): void => {
    const above = (channels === 4 ? (over[3] ?? 0) : most) * share;
    const below = (channels === 4 ? (out[at + 3] ?? 0) : most) * (1 - share);
    const sum = above + below || 1;
    for (let channel = 0; channel < 3; channel++) {
      out[at + channel] = Math.round(((over[channel] ?? 0) * above + (out[at + channel] ?? 0) * below) / sum);
    }
    if (channels === 4) out[at + 3] = Math.round(above + below);
  };
}

/** Where a level line, as thick as twice `rim`, enters and leaves a convex polygon; an empty stretch when it misses it. */
function crossing(corners: readonly Place[], y: number, rim: number): [left: number, right: number] {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  const [top, bottom] = [y - rim - slack, y + rim + slack];
  for (const [i, [x0, y0]] of corners.entries()) {
    const [x1, y1] = corners[(i + 1) % corners.length] ?? [x0, y0];
    if (Math.min(y0, y1) > bottom || Math.max(y0, y1) < top) continue;
    const isLevel = Math.abs(y1 - y0) < slack;
    for (const level of [top, bottom]) {
      const share = isLevel ? 0 : Math.min(1, Math.max(0, (level - y0) / (y1 - y0)));
      for (const x of isLevel ? [x0, x1] : [x0 + (x1 - x0) * share]) {
        left = Math.min(left, x);
        right = Math.max(right, x);
      }
    }
  }
  return [left, right];
}
