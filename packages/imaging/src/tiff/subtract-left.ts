/**
 * Replaces each sample of full rows by its difference to the same sample of the pixel on its left, where they lie: the horizontal
 * predictor of TIFF. Sixteen-bit samples are little-endian and begin at an even byte.
 */
export function subtractLeft(
  rows: Uint8Array,
  { width, samples, depth }: { width: number; samples: number; depth: 8 | 16 },
): void {
  const values = depth === 8 ? rows : new Uint16Array(rows.buffer, rows.byteOffset, rows.length / 2);
  const stride = width * samples;
  for (let start = 0; start < values.length; start += stride) {
    for (let at = start + stride - 1; at >= start + samples; at--) {
      values[at] = (values[at] as number) - (values[at - samples] as number);
    }
  }
}
