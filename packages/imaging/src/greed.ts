import { limits } from '@naksha/contract/limits';
import type { Metadata } from 'sharp';

type Head = Pick<
  Metadata,
  'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling' | 'format'
>;

/** Of a coefficient that is kept for each sample of a JPEG that comes in several passes. */
const coefficientBytes = 2;

/** What a decoder keeps in memory of a picture that comes in several passes: all of it, until the last has come. */
export function passesBytesOf({
  width,
  height,
  channels,
  depth,
  isProgressive,
  chromaSubsampling,
  format,
}: Head): number {
  if (!isProgressive) return 0;
  const pixels = width * height;
  if (format !== 'jpeg') return pixels * channels * (depth === 'ushort' ? 2 : 1);
  const isHalved = chromaSubsampling === '4:2:0' && channels > 1;
  return pixels * (isHalved ? channels - 1.5 : channels) * coefficientBytes;
}

/** Whether so much memory is more than the share of one among the pictures that are decoded at the same time: then only one such is. */
export const isGreedy = ({ memoryBytes }: { readonly memoryBytes: number }): boolean =>
  memoryBytes > limits.passesBytes / limits.picturesAtOnce;
