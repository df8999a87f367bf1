import { linearToOklab, type Oklab, srgbToLinear } from '../../colour/oklch.ts';
import type { Raster } from '../raster.ts';

const linear = Array.from({ length: 256 }, (_, byte) => srgbToLinear(byte / 255));

/** The colour of the i-th pixel. */
export function pixelOklab({ data }: Raster, i: number): Oklab {
  const [r = 0, g = 0, b = 0] = data.subarray(i * 4, i * 4 + 3);
  return linearToOklab([linear[r] ?? 0, linear[g] ?? 0, linear[b] ?? 0]);
}
