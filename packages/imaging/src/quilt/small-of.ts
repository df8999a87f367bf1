import type { PixelLayout } from '../bands/pixel-layout.ts';

/** Pictures are judged, and cuts are laid, at no more than this many pixels a side. */
const judgedPx = 512;

/** The size at which a picture is judged: sides that can be halved twice. */
export function smallOf({ width, height }: PixelLayout): { width: number; height: number } {
  const share = Math.min(1, judgedPx / Math.max(width, height));
  const side = (size: number) => Math.max(16, Math.round((size * share) / 4) * 4);
  return { width: side(width), height: side(height) };
}
