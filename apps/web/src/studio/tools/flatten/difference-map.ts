import { deltaE, fromHex, hexToLab, lumaOf, type Triple, toLab } from '@naksha/colour';

/**
 * Where the classes of difference end, in ΔE00: no one sees it, a trained eye, side by side, at a glance, another colour. The last has
 * no end.
 */
export const differenceEnds = [1, 2, 5, 10] as const;

/** The colour of each class on the map; the first shows the picture in grey. Light to dark, so that they differ without hue as well. */
export const differenceHexes = ['#dcdad5', '#f3d98b', '#e9a13b', '#cf4a2b', '#6d1230'] as const;

export interface DifferenceMap {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  /** The part of the picture in each class, 0 … 1. */
  readonly shares: readonly number[];
}

/** How dark a pixel's drawing may make the colour of its class, so that motifs stay to be recognised. */
const shading = 0.45;

/**
 * How far each pixel (RGBA) is from the flat colour that it becomes, as classes of ΔE00. Every `stride`th pixel of both axes is looked
 * at: for the eye that is enough, and a quarter of the work.
 */
export function mapDifference(
  picture: { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number },
  labels: Uint8Array,
  palette: readonly string[],
  stride: number,
): DifferenceMap {
  const width = Math.ceil(picture.width / stride);
  const height = Math.ceil(picture.height / stride);
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  const counts = new Array<number>(differenceHexes.length).fill(0);
  const flats = palette.map(hexToLab);
  const inks = differenceHexes.map(fromHex);
  for (let i = 0; i < width * height; i++) {
    const at = Math.floor(i / width) * stride * picture.width + (i % width) * stride;
    const colour = colourAt(picture.data, at);
    const flat = flats[labels[at] ?? 0];
    const level = flat ? classOf(deltaE(toLab(colour), flat)) : 0;
    counts[level] = (counts[level] ?? 0) + 1;
    const light = 1 - shading + shading * lumaOf(colour[0], colour[1], colour[2]);
    inks[level]?.forEach((channel, c) => {
      pixels[i * 4 + c] = channel * light * 255;
    });
  }
  return { pixels, width, height, shares: counts.map((count) => count / (width * height)) };
}

function colourAt(pixels: Uint8ClampedArray, at: number): Triple {
  return [(pixels[at * 4] ?? 0) / 255, (pixels[at * 4 + 1] ?? 0) / 255, (pixels[at * 4 + 2] ?? 0) / 255];
}

function classOf(difference: number): number {
  const found = differenceEnds.findIndex((end) => difference <= end);
  return found < 0 ? differenceEnds.length : found;
}
