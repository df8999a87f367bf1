/** Sets 8-bit pixels with transparency on white where they lie. Answers them. */
export function onWhite(pixels: Uint8Array, channels: 3 | 4): Uint8Array {
  if (channels === 3) return pixels;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 255;
    if (alpha === 255) continue;
    for (let part = at; part < at + 3; part++) pixels[part] = overWhite(pixels[part] ?? 0, alpha);
    pixels[at + 3] = 255;
  }
  return pixels;
}

/** The same as RGB, in new bytes; pixels without transparency are answered as they are. */
export function rgbOnWhite(pixels: Uint8Array, channels: 3 | 4): Uint8Array {
  if (channels === 3) return pixels;
  const rgb = new Uint8Array((pixels.length / 4) * 3);
  for (let from = 0, into = 0; from < pixels.length; from += 4, into += 3) {
    const alpha = pixels[from + 3] ?? 255;
    for (let part = 0; part < 3; part++) rgb[into + part] = overWhite(pixels[from + part] ?? 0, alpha);
  }
  return rgb;
}

const overWhite = (value: number, alpha: number): number => Math.round(255 + ((value - 255) * alpha) / 255);
