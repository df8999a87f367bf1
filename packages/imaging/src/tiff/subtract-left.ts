/**
 * Replaces each sample of full rows by its difference to the same sample of the pixel on its left, where they lie: the horizontal
 * predictor of TIFF. Samples of sixteen and 32 bits are little-endian and begin at multiples of their size.
 */
export function subtractLeft(
  rows: Uint8Array,
  { width, samples, depth }: { width: number; samples: number; depth: 8 | 16 | 32 },
): void {
  const { buffer, byteOffset, length } = rows;
  const wide = () =>
    depth === 16 ? new Uint16Array(buffer, byteOffset, length / 2) : new Uint32Array(buffer, byteOffset, length / 4);
  const values = depth === 8 ? rows : wide();
  const stride = width * samples;
  for (let start = 0; start < values.length; start += stride) {
    for (let at = start + stride - 1; at >= start + samples; at--) {
      values[at] = (values[at] as number) - (values[at - samples] as number);
    }
  }
}
