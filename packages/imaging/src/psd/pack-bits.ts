/** The most bytes that a run or a literal stretch of PackBits holds. */
const longest = 128;

/** Room that `count` bytes take at worst. */
export function packedBytesAtMost(count: number): number {
  return count + Math.ceil(count / longest) + 1;
}

/**
 * Packs `count` bytes of `source`, every `stride`th one from `from`, as PackBits (TIFF 6.0, section 9) into `into` from `at`, and
 * answers where they end. Runs of three and more are written as runs; two equal bytes inside other ones are not worth a break.
 */
export function packBits(
  source: Uint8Array,
  from: number,
  count: number,
  stride: number,
  into: Uint8Array,
  at: number,
): number {
  const [two, three, four, five] = [2 * stride, 3 * stride, 4 * stride, 5 * stride];
  const end = from + count * stride;
  const most = longest * stride;
  let o = at;
  let i = from;
  while (i < end) {
    // Bytes are copied as a literal stretch until three equal ones are met; its head is written when its length is known.
    const head = o++;
    const limit = Math.min(end, i + most);
    const lastFour = Math.min(limit - three, end - five);
    const lastOne = Math.min(limit, end - two);
    let a = source[i] ?? 0;
    let b = source[i + stride] ?? 0;
    // Four at a time. Whether bytes are equal is asked of three at once: two often are, which a processor cannot foresee.
    while (i < lastFour) {
      const c = source[i + two] ?? 0;
      const d = source[i + three] ?? 0;
      const e = source[i + four] ?? 0;
      const f = source[i + five] ?? 0;
      const bc = b ^ c;
      const cd = c ^ d;
      const de = d ^ e;
      if (((a ^ b) | bc) === 0 || (bc | cd) === 0 || (cd | de) === 0 || (de | (e ^ f)) === 0) break;
      into[o] = a;
      into[o + 1] = b;
      into[o + 2] = c;
      into[o + 3] = d;
      o += 4;
      i += four;
      a = e;
      b = f;
    }
    let isRun = false;
    while (i < lastOne) {
      const c = source[i + two] ?? 0;
      isRun = ((a ^ b) | (b ^ c)) === 0;
      if (isRun) break;
      into[o++] = a;
      i += stride;
      a = b;
      b = c;
    }
    if (!isRun) for (; i < limit; i += stride) into[o++] = source[i] ?? 0;
    if (o === head + 1) o = head;
    else into[head] = o - head - 2;
    if (!isRun) continue;
    const furthest = Math.min(end, i + most);
    let next = i + three;
    while (next < furthest && source[next] === a) next += stride;
    into[o++] = 257 - (next - i) / stride;
    into[o++] = a;
    i = next;
  }
  return o;
}
