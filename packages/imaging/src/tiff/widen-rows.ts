/** Eight-bit samples as sixteen bits, little-endian, of the same brightness: 255 becomes 65,535. */
export function widenRows(rows: Uint8Array): Uint8Array {
  const wide = new Uint8Array(rows.length * 2);
  for (let at = 0; at < rows.length; at++) wide[at * 2] = wide[at * 2 + 1] = rows[at] as number;
  return wide;
}
