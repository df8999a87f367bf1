import { sixteen } from '../map-pixels.ts';

type Bytes = Uint8Array | Uint8ClampedArray;

/**
 * Lets a change hold where it is covered: `after` takes its own pixels at 255, those of `before` at 0 to the last bit, and a mixture
 * of both in encoded sRGB between. Transparency is left as it is.
 */
export function blendCovered(
  before: Bytes,
  after: Bytes,
  coverage: Uint8Array,
  { channels, depth }: { readonly channels: 3 | 4; readonly depth: 8 | 16 },
): void {
  const was = depth === 8 ? before : sixteen(before);
  const is = depth === 8 ? after : sixteen(after);
  for (let i = 0, at = 0; at + 2 < is.length; i++, at += channels) {
    const share = coverage[i] ?? 0;
    if (share === 255) continue;
    for (let channel = at; channel < at + 3; channel++) {
      const from = was[channel] ?? 0;
      is[channel] = share === 0 ? from : Math.round(from + (((is[channel] ?? 0) - from) * share) / 255);
    }
  }
}
