/** Cloth is opaque: its ground covers everything. */
export function withoutAlpha(data: Uint8ClampedArray | Uint8Array): Uint8Array {
  const pixels = new Uint8Array((data.length / 4) * 3);
  for (let from = 0, into = 0; from < data.length; from += 4, into += 3) {
    pixels[into] = data[from] ?? 0;
    pixels[into + 1] = data[from + 1] ?? 0;
    pixels[into + 2] = data[from + 2] ?? 0;
  }
  return pixels;
}
