import {
  bytesOfHex,
  countColours,
  deltaE,
  dropSpecks,
  fitPalette,
  hexToLab,
  labelReach,
  labelRows,
  nearestColour,
  type PaletteColour,
  spotArea,
  toLab,
} from '@naksha/colour';
import type { FlattenParams } from '@naksha/contract';
import { mapDifference } from './difference-map.ts';

/** What is laid on the table: the flat colours, or where and how far they are from the picture. */
export type FlatView = 'flat' | 'difference';

export interface FlatPreview {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly colours: readonly PaletteColour[];
  /** Of the difference: the part of the picture in each of its classes. */
  readonly shares?: readonly number[];
  /** Mean ΔE00 between the picture and what becomes of it. */
  readonly deltaE: number;
}

/** Pixels between those that are compared for the mean. */
const stride = 7;
/** Pixels between those of the map, along both axes. */
const mapStride = 2;

/**
 * What flattening makes of a small copy of a picture (RGBA): the server's own arithmetic, with sizes in pixels brought to the
 * copy's `scale`. Dithering is left out: reduced, it would look like what it is not.
 */
export function previewFlat(
  { data, width, height }: { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number },
  params: FlattenParams,
  scale: number,
  view: FlatView = 'flat',
): FlatPreview {
  const counts = countColours();
  counts.add(wrapped(data, width * 4, height, 1), 4, 1, width);
  const palette = fitPalette(counts.colours(), params.colours, params.locked).map(({ hex }) => hex);
  const labelling = {
    palette,
    nearest: nearestColour(palette),
    width,
    channels: 4 as const,
    denoise: Math.round(params.denoise * scale),
    cleanEdges: params.cleanEdges,
  };
  const labels = labelRows(wrapped(data, width * 4, height, labelReach(labelling)), labelling);
  if (!params.dither) dropSpecks({ labels, width, height }, spotArea(params.smallest * scale), palette);
  const figures = { colours: shared(labels, palette), deltaE: missed(data, labels, palette) };
  return view === 'flat'
    ? { pixels: painted(labels, palette), width, height, ...figures }
    : { ...mapDifference({ data, width, height }, labels, palette, mapStride), ...figures };
}

function wrapped(data: Uint8ClampedArray, bytes: number, height: number, reach: number): Uint8ClampedArray {
  if (reach === 0) return data;
  const out = new Uint8ClampedArray((height + 2 * reach) * bytes);
  for (let y = -reach; y < height + reach; y++) {
    const row = ((y % height) + height) % height;
    out.set(data.subarray(row * bytes, (row + 1) * bytes), (y + reach) * bytes);
  }
  return out;
}

function painted(labels: Uint8Array, palette: readonly string[]): Uint8ClampedArray<ArrayBuffer> {
  const bytes = palette.map(bytesOfHex);
  const pixels = new Uint8ClampedArray(labels.length * 4).fill(255);
  for (const [i, label] of labels.entries()) pixels.set(bytes[label] ?? [], i * 4);
  return pixels;
}

function shared(labels: Uint8Array, palette: readonly string[]): PaletteColour[] {
  const counts = palette.map(() => 0);
  for (const label of labels) counts[label] = (counts[label] ?? 0) + 1;
  return palette.map((hex, i) => ({ hex, share: (counts[i] ?? 0) / labels.length }));
}

function missed(data: Uint8ClampedArray, labels: Uint8Array, palette: readonly string[]): number {
  const labs = palette.map(hexToLab);
  let sum = 0;
  let count = 0;
  for (let i = 0; i < labels.length; i += stride) {
    const [r, g, b] = [data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0];
    const lab = labs[labels[i] ?? 0];
    if (lab === undefined) continue;
    sum += deltaE(toLab([r / 255, g / 255, b / 255]), lab);
    count++;
  }
  return sum / Math.max(1, count);
}
