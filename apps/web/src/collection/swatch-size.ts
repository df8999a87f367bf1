import type { FileRow } from '@naksha/contract';

/** Of what previews are made. */
const sizes = [256, 512, 1024];

/**
 * How long the preview has to be that fills a square of so many pixels of the page: larger ones are brought, decoded and shrunk for nothing, and
 * of a long cloth only the middle is seen.
 */
export function swatchSize({ width, height }: Pick<FileRow, 'width' | 'height'>, side: number): number {
  const long = Math.max(width, height) / Math.max(1, Math.min(width, height));
  const wanted = side * window.devicePixelRatio * long;
  return sizes.find((size) => size >= wanted) ?? 1024;
}
