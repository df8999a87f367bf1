import { lumaOf } from '@naksha/colour';
import type { Raster } from '../render/raster.ts';

/** Brightness of each pixel, 0 … 255 (Rec. 709). */
export function brightnessOf({ data }: Raster): Float32Array {
  const light = new Float32Array(data.length / 4);
  for (let i = 0, at = 0; i < light.length; i++, at += 4)
    light[i] = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  return light;
}
