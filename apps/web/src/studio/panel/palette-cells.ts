import { bytesOfHex, nearestByChannels } from '@naksha/colour';
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

/**
 * The colours of a cloth with their shares, the ground first. Where the designer gave colours they keep their places; what
 * stands there is what the cloth has: words beat colours that are not locked.
 */
export function paletteCells(
  roles: Recipe['palette']['roles'],
  own: readonly OwnColour[] | undefined,
  pixels: Uint8ClampedArray,
): PaletteCell[] {
  const distinct = Object.values(roles).filter((hex, i, all) =>
    all.slice(0, i).every((other) => colourDistance(other, hex) > apart),
  );
  if (own && own.length > 0) return withShares(inOwnPlaces(distinct, own), pixels);
  const [ground, ...others] = withShares(
    distinct.map((hex) => ({ hex, isLocked: false })),
    pixels,
  );
  if (!ground) return [];
  return [ground, ...others.sort((a, b) => b.share - a.share).slice(0, mostCells - 1)];
}

function inOwnPlaces(distinct: readonly string[], own: readonly OwnColour[]): { hex: string; isLocked: boolean }[] {
  const left = new Set(distinct);
  const takeNearest = (hex: string): string | undefined => {
    const [nearest] = [...left].sort((a, b) => colourDistance(a, hex) - colourDistance(b, hex));
    if (nearest !== undefined) left.delete(nearest);
    return nearest;
  };
  for (const { hex, locked } of own) if (locked) takeNearest(hex);
  return own.flatMap(({ hex, locked }) => {
    const shown = locked ? hex : takeNearest(hex);
    return shown === undefined ? [] : [{ hex: shown, isLocked: locked }];
  });
}

function withShares(cells: readonly { hex: string; isLocked: boolean }[], pixels: Uint8ClampedArray): PaletteCell[] {
  const shares = sharesOf(
    cells.map(({ hex }) => hex),
    pixels,
  );
  return cells.map((cell, i) => ({ ...cell, share: shares[i] ?? 0 }));
}

/** How much of a picture (RGBA) each colour takes: every pixel counts for the nearest. */
export function sharesOf(hexes: readonly string[], pixels: Uint8ClampedArray): number[] {
  const colours = hexes.map(bytesOfHex);
  const counts = hexes.map(() => 0);
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const best = nearestByChannels(colours, pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    counts[best] = (counts[best] ?? 0) + 1;
  }
  const total = pixels.length / 4 || 1;
  return counts.map((count) => count / total);
}
