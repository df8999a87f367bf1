import { channelDistance, hexOfBytes, nearestByChannels, type Triple } from '@naksha/colour';

/** A colour and how much of the picture it takes, 0 … 1. */
interface BarColour {
  readonly hex: string;
  readonly share: number;
}

const most = 8;
/** Squared distance in 8-bit RGB under which two colours are one. */
const near = 46 ** 2;

/** The main colours of a small picture (RGBA), largest first; together they are the whole. */
export function barColours(pixels: Uint8ClampedArray): BarColour[] {
  const cells = new Map<number, { r: number; g: number; b: number; count: number }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const cell = cells.get(key);
    if (cell) {
      cell.r += r;
      cell.g += g;
      cell.b += b;
      cell.count += 1;
    } else cells.set(key, { r, g, b, count: 1 });
  }
  const found: { readonly rgb: Triple; count: number }[] = [];
  for (const { r, g, b, count } of [...cells.values()].sort((one, other) => other.count - one.count)) {
    const rgb = [r / count, g / count, b / count] as const satisfies Triple;
    const place = nearestByChannels(
      found.map((colour) => colour.rgb),
      ...rgb,
    );
    const like = found[place];
    if (like && (channelDistance(like.rgb, ...rgb) < near || found.length >= most)) like.count += count;
    else found.push({ rgb, count });
  }
  const total = pixels.length / 4 || 1;
  return found
    .sort((one, other) => other.count - one.count)
    .map(({ rgb, count }) => ({
      hex: hexOfBytes(rgb),
      share: count / total,
    }));
}
