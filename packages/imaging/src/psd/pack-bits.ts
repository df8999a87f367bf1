/** The most bytes that a run or a literal stretch of PackBits tells of. */
const longest = 128;

/** Room that `count` bytes take at worst. */
export function packedBytesAtMost(count: number): number {
  return count + Math.ceil(count / longest) + 1;
}

/**
 * Packs `count` bytes of `source`, every `stride`th one from `from`, as PackBits (TIFF 6.0, section 9) into `into` from `at`, and
 * answers where they end. Runs of three and more are told as runs; two equal bytes inside other ones are not worth a break.
 */
export function packBits(
  source: Uint8Array,
  from: number,
  count: number,
  stride: number,
  into: Uint8Array,
  at: number,
): number {
  const end = from + count * stride;
  const twice = 2 * stride;
  const lastStart = end - twice;
  let o = at;
  let i = from;
  while (i < end) {
    // Of three equal bytes the second equals the third: where they differ, no run begins at the first or the second.
    let run = i;
    while (run < lastStart) {
      const second = source[run + stride] ?? 0;
      if (second !== source[run + twice]) run += twice;
      else if (second === source[run]) break;
      else run += stride;
    }
    if (run >= lastStart) run = end;
    while (i < run) {
      const stop = Math.min(run, i + longest * stride);
      into[o++] = (stop - i) / stride - 1;
      for (; i < stop; i += stride) into[o++] = source[i] ?? 0;
    }
    if (i >= end) break;
    const byte = source[i] ?? 0;
    const furthest = Math.min(end, i + longest * stride);
    let next = i + 3 * stride;
    while (next < furthest && source[next] === byte) next += stride;
    into[o++] = 257 - (next - i) / stride;
    into[o++] = byte;
    i = next;
  }
  return o;
}
