const base = 65521;
/** Bytes that can be summed before the sums leave 32 bits. */
const run = 5552;

/** Adler-32 of some bytes, as zlib streams end with. */
export function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (let start = 0; start < bytes.length; start += run) {
    const end = Math.min(bytes.length, start + run);
    for (let i = start; i < end; i++) {
      a += bytes[i] ?? 0;
      b += a;
    }
    a %= base;
    b %= base;
  }
  return ((b << 16) | a) >>> 0;
}

/** Adler-32 of two pieces put together, from the sums of each and the second's length. */
export function joinAdler32(first: number, second: number, secondLength: number): number {
  const length = secondLength % base;
  const a1 = first & 0xffff;
  const a2 = second & 0xffff;
  const a = (a1 + a2 + base - 1) % base;
  const b = ((((length * a1) % base) + (first >>> 16) + (second >>> 16) + base - length) % base) >>> 0;
  return ((b << 16) | a) >>> 0;
}
