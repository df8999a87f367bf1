import { mapPixels, nearestColour, recolourEdges, recolourMap, recolourReach } from '@naksha/colour';
import type { RecolourParams } from '@naksha/contract';

/** What recolouring makes of a picture (RGBA) with its soft edges mended: the server's own arithmetic. */
export function previewRecolour(
  { data, width, height }: { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number },
  params: RecolourParams,
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
  return after.slice(recolourReach * stride, (recolourReach + height) * stride);
}
