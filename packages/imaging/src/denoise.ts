import { denoiseRows, sameColour, sixteen } from '@naksha/colour';
import type { PixelLayout } from './bands/pixel-layout.ts';
import { type ChangedPicture, changePicture } from './colours/change-picture.ts';

/** Steps of noise reduction: grain and weave fade, lines stay. */
const steps = 2;

/** A picture file with less grain, edges kept; see `changePicture`. */
export function denoisePicture(
  from: string,
  to: string,
  folder: string,
  _params: Readonly<Record<string, never>>,
  progress?: (share: number) => void,
): Promise<ChangedPicture> {
  return changePicture(from, to, folder, { map: sameColour, mend: { reach: steps, rows: denoiseBand } }, progress);
}

function denoiseBand(before: Uint8Array, after: Uint8Array, { width, channels, depth }: PixelLayout): void {
  const own = steps * width * channels;
  if (depth === 8) {
    after.set(denoiseRows(before, channels, width, steps), own);
    return;
  }
  // The difference that eight bits make is added to all sixteen.
  const deep = sixteen(before);
  const out = sixteen(after);
  const high = Uint8Array.from(deep, (level) => level >> 8);
  const denoised = denoiseRows(high, channels, width, steps);
  for (let at = 0; at < denoised.length; at++) {
    const moved = (deep[own + at] ?? 0) + ((denoised[at] ?? 0) - (high[own + at] ?? 0)) * 257;
    out[own + at] = Math.min(65535, Math.max(0, moved));
  }
}
