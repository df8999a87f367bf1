import { lumaOf } from '@naksha/colour';
import type { Raster } from '../raster.ts';

/** Brightness of each pixel, 0 … 255 (Rec. 709). */
export function brightnessOf({ data }: Raster): Float32Array {
  return Float32Array.from({ length: data.length / 4 }, (_, i) => {
    const at = i * 4;
    return lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  });
}
