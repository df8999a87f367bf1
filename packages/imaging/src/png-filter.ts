const filter = { sub: 1, up: 2 } as const;
/** Rows that are looked at to choose between the two. */
const samples = 12;

/**
 * Rows as a PNG wants them before deflation, each behind the number of its filter: differences to the row above, or to the pixel on
 * the left where that leaves less. The first row looks only to the left, so that the band needs no other. `bytesPerPixel` is the
 * distance to the left. They are laid into `rows`, which has a byte more for each row.
 */
export function filterRows(pixels: Uint8Array, stride: number, bytesPerPixel: number, rows: Uint8Array): void {
  const height = pixels.length / stride;
  const from = new DataView(pixels.buffer, pixels.byteOffset, pixels.length);
  const into = new DataView(rows.buffer, rows.byteOffset, rows.length);
  const isUpBetter = height > 1 && isUpSmaller(pixels, stride, bytesPerPixel);
  for (let row = 0; row < height; row++) {
    const start = row * stride;
    const target = row * (stride + 1) + 1;
    const isUp = isUpBetter && row > 0;
    const back = isUp ? stride : bytesPerPixel;
    rows[target - 1] = isUp ? filter.up : filter.sub;
    let i = 0;
    if (!isUp) for (; i < Math.min(bytesPerPixel, stride); i++) rows[target + i] = pixels[start + i] ?? 0;
    // Four bytes at a time: the top bits are kept out of the subtraction, so that no borrow crosses to the next byte.
    for (; i + 4 <= stride; i += 4) {
      const a = from.getInt32(start + i, true);
      const b = from.getInt32(start + i - back, true);
      into.setInt32(target + i, ((a | 0x80808080) - (b & 0x7f7f7f7f)) ^ ((a ^ ~b) & 0x80808080), true);
    }
    for (; i < stride; i++) rows[target + i] = (pixels[start + i] ?? 0) - (pixels[start + i - back] ?? 0);
  }
}

function isUpSmaller(pixels: Uint8Array, stride: number, bytesPerPixel: number): boolean {
  const height = pixels.length / stride;
  let up = 0;
  let sub = 0;
  for (let sample = 0; sample < samples; sample++) {
    const row = 1 + Math.floor((sample * (height - 1)) / samples);
    const start = row * stride;
    for (let i = bytesPerPixel; i < stride; i++) {
      const here = pixels[start + i] ?? 0;
      up += size(here - (pixels[start + i - stride] ?? 0));
      sub += size(here - (pixels[start + i - bytesPerPixel] ?? 0));
    }
  }
  return up <= sub;
}

/** How far a difference of bytes is from none, around the wrap. */
function size(difference: number): number {
  return Math.abs((difference << 24) >> 24);
}
