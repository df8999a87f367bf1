/** Sets 8-bit pixels with transparency on white where they lie. Answers them. */
export function onWhite(pixels: Uint8Array, channels: 3 | 4): Uint8Array {
  if (channels === 3) return pixels;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 255) / 255;
    if (alpha === 1) continue;
    for (let channel = at; channel < at + 3; channel++) {
      pixels[channel] = Math.round(255 + ((pixels[channel] ?? 0) - 255) * alpha);
    }
    pixels[at + 3] = 255;
  }
  return pixels;
}
