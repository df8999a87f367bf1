const filters = { none: 0, sub: 1, up: 2 } as const;
type Filter = (typeof filters)[keyof typeof filters];
/** Rows that are looked at to choose, and every so many bytes of them. */
const samples = 8;
const samplesOfRow = 1024;

/**
 * Rows as a PNG wants them before deflation, each behind the number of its filter: as they are, or differences to the row above, or to
 * the pixel on the left, whichever leaves least to say. The first row looks to the left at most, so that the band needs no other.
 * `bytesPerPixel` is the distance to the left. They are laid into `rows`, which has a byte more for each row.
 */
export function filterRows(pixels: Uint8Array, stride: number, bytesPerPixel: number, rows: Uint8Array): void {
  const height = pixels.length / stride;
  const best = bestFilter(pixels, stride, bytesPerPixel);
  for (let row = 0; row < height; row++) {
    const start = row * stride;
    const target = row * (stride + 1) + 1;
    const filter = best === filters.up && row === 0 ? filters.sub : best;
    rows[target - 1] = filter;
    if (filter === filters.none) rows.set(pixels.subarray(start, start + stride), target);
    else if (filter === filters.up) subtract(pixels, start, stride, 0, stride, rows, target);
    else subtract(pixels, start, bytesPerPixel, bytesPerPixel, stride, rows, target);
  }
}

/** Each byte less the one so far `back`; the first `kept` bytes of the row stay, for those lie before it. */
function subtract(
  pixels: Uint8Array,
  start: number,
  back: number,
  kept: number,
  stride: number,
  rows: Uint8Array,
  target: number,
): void {
  const from = new DataView(pixels.buffer, pixels.byteOffset, pixels.length);
  const into = new DataView(rows.buffer, rows.byteOffset, rows.length);
  let i = 0;
  for (; i < kept; i++) rows[target + i] = pixels[start + i] ?? 0;
  // Four bytes at a time: the top bits are kept out of the subtraction, so that no borrow crosses to the next byte.
  for (; i + 4 <= stride; i += 4) {
    const a = from.getInt32(start + i, true);
    const b = from.getInt32(start + i - back, true);
    into.setInt32(target + i, ((a | 0x80808080) - (b & 0x7f7f7f7f)) ^ ((a ^ ~b) & 0x80808080), true);
  }
  for (; i < stride; i++) rows[target + i] = (pixels[start + i] ?? 0) - (pixels[start + i - back] ?? 0);
}

/** The filter after which sampled bytes are least surprising. */
function bestFilter(pixels: Uint8Array, stride: number, bytesPerPixel: number): Filter {
  const height = pixels.length / stride;
  if (height < 2) return filters.sub;
  const counts = { none: new Uint32Array(256), sub: new Uint32Array(256), up: new Uint32Array(256) };
  // Odd, so that all channels have their turn; no multiple of three.
  const every = Math.max(1, Math.floor(stride / samplesOfRow / 6)) * 6 + 1;
  for (let sample = 0; sample < samples; sample++) {
    const start = (1 + Math.floor((sample * (height - 1)) / samples)) * stride;
    for (let i = bytesPerPixel; i < stride; i += every) {
      const here = pixels[start + i] ?? 0;
      count(counts.none, here);
      count(counts.sub, here - (pixels[start + i - bytesPerPixel] ?? 0));
      count(counts.up, here - (pixels[start + i - stride] ?? 0));
    }
  }
  const [none, sub, up] = [surprise(counts.none), surprise(counts.sub), surprise(counts.up)];
  if (up <= sub && up <= none) return filters.up;
  return sub <= none ? filters.sub : filters.none;
}

function count(counts: Uint32Array, value: number): void {
  const byte = value & 255;
  counts[byte] = (counts[byte] ?? 0) + 1;
}

/** Shannon's entropy of counted bytes, up to a factor. */
function surprise(counts: Uint32Array): number {
  let sum = 0;
  let logs = 0;
  for (const n of counts) {
    sum += n;
    if (n > 0) logs += n * Math.log2(n);
  }
  return sum === 0 ? 0 : sum * Math.log2(sum) - logs;
}
