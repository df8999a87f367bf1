import { colourDistance, type Recipe } from '@naksha/loom';

/** A colour of the strip: the share is of the cloth, 0 … 1. */
export interface PaletteCell {
  readonly hex: string;
  readonly share: number;
  readonly isLocked: boolean;
}

interface OwnColour {
  readonly hex: string;
  readonly locked: boolean;
}

const mostCells = 8;
/** Colours nearer than this read as one in a strip. */
const apart = 0.045;

/** The colours of a cloth with their shares: the designer's own in their order, else the recipe's, the ground first, then by share. */
export function paletteCells(
  roles: Recipe['palette']['roles'],
  own: readonly OwnColour[] | undefined,
  pixels: Uint8ClampedArray,
): PaletteCell[] {
  if (own && own.length > 0) {
    const shares = sharesOf(
      own.map(({ hex }) => hex),
      pixels,
    );
    return own.map(({ hex, locked }, i) => ({ hex, share: shares[i] ?? 0, isLocked: locked }));
  }
  const distinct = Object.values(roles).filter((hex, i, all) =>
    all.slice(0, i).every((other) => colourDistance(other, hex) > apart),
  );
  const shares = sharesOf(distinct, pixels);
  const [ground, ...others] = distinct.map((hex, i) => ({ hex, share: shares[i] ?? 0, isLocked: false }));
  if (!ground) return [];
  return [ground, ...others.sort((a, b) => b.share - a.share).slice(0, mostCells - 1)];
}

/** How much of a picture (RGBA) each colour takes: every pixel counts for the nearest. */
export function sharesOf(hexes: readonly string[], pixels: Uint8ClampedArray): number[] {
  const colours = hexes
    .map((hex) => Number.parseInt(hex.slice(1), 16))
    .map((value) => [(value >> 16) & 255, (value >> 8) & 255, value & 255] as const);
  const counts = hexes.map(() => 0);
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [index, [r, g, b]] of colours.entries()) {
      const distance =
        (r - (pixels[at] ?? 0)) ** 2 + (g - (pixels[at + 1] ?? 0)) ** 2 + (b - (pixels[at + 2] ?? 0)) ** 2;
      if (distance < least) [least, best] = [distance, index];
    }
    counts[best] = (counts[best] ?? 0) + 1;
  }
  const total = pixels.length / 4 || 1;
  return counts.map((count) => count / total);
}
