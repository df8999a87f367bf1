const most = 32;
const share = 0.85;

/**
 * True for a picture of flat colours, given its pixels as a canvas gives them. Counted are colours of 5 bits a channel: a preview is
 * never quite exact, and what lies between two areas is no colour of its own.
 */
export function isFlat(pixels: Uint8ClampedArray): boolean {
  const counts = new Map<number, number>();
  for (let i = 0; i < pixels.length; i += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[i], pixels[i + 1], pixels[i + 2]];
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const commonest = [...counts.values()].sort((a, b) => b - a).slice(0, most);
  return commonest.reduce((sum, count) => sum + count, 0) >= share * (pixels.length / 4);
}
