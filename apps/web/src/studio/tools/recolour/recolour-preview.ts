import {
  blendCovered,
  createCoverage,
  mapPixels,
  nearestColour,
  recolourEdges,
  recolourMap,
  recolourReach,
} from '@naksha/colour';
import type { RecolourParams } from '@naksha/contract';
import { layArea } from '@naksha/loom';

/** What recolouring makes of a picture (RGBA) with its soft edges mended: the server's own arithmetic. The area is of the `tile` it shows. */
export function previewRecolour(
  { data, width, height }: { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number },
  params: RecolourParams,
  tile: { readonly width: number; readonly height: number },
): Uint8ClampedArray<ArrayBuffer> {
  const stride = width * 4;
  const before = new Uint8ClampedArray((height + 2 * recolourReach) * stride);
  // The picture goes on above its first row and below its last as it does in its repeat.
  for (let y = -recolourReach; y < height + recolourReach; y++) {
    const row = ((y % height) + height) % height;
    before.set(data.subarray(row * stride, (row + 1) * stride), (y + recolourReach) * stride);
  }
  const after = before.slice();
  mapPixels(recolourMap(params), { channels: 4, depth: 8 })(after);
  const nearest = nearestColour(params.colours.map(({ from }) => from));
  if (params.reach === 'all') recolourEdges({ before, after, channels: 4, width, nearest, top: 255 });
  const changed = after.slice(recolourReach * stride, (recolourReach + height) * stride);
  if (params.area) {
    const covered = new Uint8Array(width * height);
    createCoverage(layArea(params.area, tile), { width, height }).cover({ x: 0, y: 0, width, height }, covered);
    blendCovered(data, changed, covered, { channels: 4, depth: 8 });
  }
  return changed;
}
