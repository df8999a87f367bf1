/** Undoes `packBits` for one row. Throws RangeError when the packed bytes do not fill it exactly. */
export function unpackBits(packed: Uint8Array, row: Uint8Array): void {
  let o = 0;
  for (let i = 0; i < packed.length; ) {
    const head = packed[i++] ?? 0;
    if (head === 128) continue;
    const count = head < 128 ? head + 1 : 257 - head;
    if (o + count > row.length) throw new RangeError(`Expected ${row.length} bytes of a row but received more`);
    if (head < 128) {
      row.set(packed.subarray(i, i + count), o);
      i += count;
    } else {
      row.fill(packed[i++] ?? 0, o, o + count);
    }
    o += count;
  }
  if (o !== row.length) throw new RangeError(`Expected ${row.length} bytes of a row but received ${o}`);
}
