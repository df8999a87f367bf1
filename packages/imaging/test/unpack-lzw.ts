/** Reads LZW as TIFF 6.0 describes it, without haste. */
export function unpackLzw(packed: Uint8Array): Uint8Array {
  const out: number[] = [];
  let table: number[][] = [];
  let bits = 9;
  let at = 0;
  let before: readonly number[] | undefined;
  const next = () => {
    let code = 0;
    for (let bit = 0; bit < bits; bit++, at++) code = (code << 1) | (((packed[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    return code;
  };
  const clear = () => {
    table = Array.from({ length: 258 }, (_, code) => [code]);
    bits = 9;
    before = undefined;
  };
  clear();
  for (let code = next(); code !== 257; code = next()) {
    if (code === 256) {
      clear();
      continue;
    }
    const known = table[code];
    if (known === undefined && (before === undefined || code !== table.length)) throw new Error(`No code ${code}`);
    const bytes = known ?? [...(before ?? []), before?.[0] ?? 0];
    out.push(...bytes);
    if (before !== undefined) table.push([...before, bytes[0] ?? 0]);
    before = bytes;
    // Codes grow one place early.
    bits = table.length >= 2047 ? 12 : table.length >= 1023 ? 11 : table.length >= 511 ? 10 : 9;
  }
  return Uint8Array.from(out);
}
