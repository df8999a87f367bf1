/** The most bytes that a run or a literal stretch of PackBits tells of. */
const longest = 128;

/** Room that `count` bytes take at worst. */
export function packedBytesAtMost(count: number): number {
  return count + Math.ceil(count / longest) + 1;
}

/**
 * Packs the bytes [from, to) of `row` as PackBits (TIFF 6.0, section 9) into `into` from `at`, and answers where they end. Runs of
 * three and more are told as runs; two equal bytes inside other ones are not worth a break.
 */
export function packBits(row: Uint8Array, from: number, to: number, into: Uint8Array, at: number): number {
  let i = from;
  let o = at;
  while (i < to) {
    const byte = row[i] ?? 0;
    if (i + 2 < to && row[i + 1] === byte && row[i + 2] === byte) {
      const end = Math.min(to, i + longest);
      let j = i + 3;
      while (j < end && row[j] === byte) j++;
      into[o] = 257 - (j - i);
      into[o + 1] = byte;
      o += 2;
      i = j;
      continue;
    }
    const start = i;
    const end = Math.min(to, start + longest);
    const head = o++;
    let here = byte;
    let next = row[i + 1] ?? 0;
    while (i < end) {
      const after = row[i + 2] ?? 0;
      if (here === next && next === after && i + 2 < to) break;
      into[o++] = here;
      i++;
      here = next;
      next = after;
    }
    into[head] = i - start - 1;
  }
  return o;
}
