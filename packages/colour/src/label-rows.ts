import { cleanEdges, edgeReach } from './clean-edges.ts';
import { denoiseRows } from './denoise.ts';
import type { NearestColour } from './nearest-colour.ts';

/** How pixels are given to the colours of a palette. */
export interface Labelling {
  readonly palette: readonly string[];
  /** Of the same palette. */
  readonly nearest: NearestColour;
  readonly width: number;
  readonly channels: 3 | 4;
  /** Steps of noise reduction, 0 … 3. */
  readonly denoise: number;
  readonly cleanEdges: boolean;
}

/** Rows beyond those asked for that labelling needs above and below. */
export function labelReach({ denoise, cleanEdges: isClean }: Pick<Labelling, 'denoise' | 'cleanEdges'>): number {
  return denoise + (isClean ? edgeReach : 0);
}

/** 8-bit rows, `labelReach` more of them at each end than are answered → each pixel's place in the palette. Alpha is not looked at. */
export function labelRows(pixels: Uint8Array | Uint8ClampedArray, labelling: Labelling): Uint8Array {
  const { palette, nearest, width, channels, denoise } = labelling;
  const calm = denoise > 0 ? denoiseRows(pixels, channels, width, denoise) : pixels;
  const labels = new Uint8Array(calm.length / channels);
  let [red, green, blue, label] = [-1, -1, -1, 0];
  for (let i = 0, at = 0; i < labels.length; i++, at += channels) {
    const r = calm[at] ?? 0;
    const g = calm[at + 1] ?? 0;
    const b = calm[at + 2] ?? 0;
    if (r !== red || g !== green || b !== blue) {
      red = r;
      green = g;
      blue = b;
      label = nearest(r, g, b);
    }
    labels[i] = label;
  }
  return labelling.cleanEdges ? cleanEdges({ labels, pixels: calm, channels, width }, palette) : labels;
}
