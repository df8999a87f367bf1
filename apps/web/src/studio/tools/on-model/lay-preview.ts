import type { Mesh } from '@naksha/contract';
import { createPrint, layOnPhoto, type Placement, readPhoto } from '@naksha/drape';

/** A design that is to be seen on a photograph. */
export interface PhotoWish {
  readonly mesh: Mesh | null;
  readonly clothCm: number;
  readonly placement: Placement;
}

interface Shot {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Lays a small copy of a design on a small copy of a photograph, in place; false where no cloth is found in it. */
export function layPreview(
  { width, height, data }: Shot,
  print: Shot,
  { mesh, clothCm, placement }: PhotoWish,
): boolean {
  const cloth = readPhoto({ width, height, pixels: withoutAlpha(data) }, mesh === null ? {} : { mesh });
  if (cloth === undefined) return false;
  const drawn = createPrint(print.width, print.height, withoutAlpha(print.data));
  const rows = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  layOnPhoto({ cloth, print: drawn, placement, clothCm }, { width, height }, 0, rows, 4);
  return true;
}

function withoutAlpha(data: Uint8ClampedArray): Uint8Array {
  const pixels = new Uint8Array((data.length / 4) * 3);
  for (let from = 0, into = 0; from < data.length; from += 4, into += 3)
    for (let channel = 0; channel < 3; channel++) pixels[into + channel] = data[from + channel] ?? 0;
  return pixels;
}
