import { deltaE } from './delta-e.ts';
import { hexToLab, toLab } from './lab.ts';
import type { Triple } from './srgb.ts';

/** Finds the palette's place for 8-bit colours. */
export type NearestColour = (red: number, green: number, blue: number) => number;

const cellBits = 3;
const cellsASide = 2 ** (8 - cellBits);
const corners = cellsASide + 1;
const unknown = 255;
const mixed = 254;

/**
 * The nearest of up to 64 colours by ΔE00. Colour space is cut into cells of eight levels: where all corners of a cell agree, so do
 * the colours in it; only where they do not, each colour is compared alone, once.
 */
export function nearestColour(palette: readonly string[]): NearestColour {
  const labs = palette.map(hexToLab);
  const cells = new Uint8Array(cellsASide ** 3).fill(unknown);
  const cornerOf = new Uint8Array(corners ** 3).fill(unknown);
  const colours = new Uint8Array(2 ** 24).fill(unknown);
  const candidates = new Map<number, readonly number[]>();
  const everyone = labs.map((_, i) => i);

  const best = (red: number, green: number, blue: number, among: readonly number[]): number => {
    const lab: Triple = toLab([red / 255, green / 255, blue / 255]);
    let least = Number.POSITIVE_INFINITY;
    let found = 0;
    for (const i of among) {
      const difference = deltaE(lab, labs[i] ?? lab);
      if (difference < least) [least, found] = [difference, i];
    }
    return found;
  };
  const atCorner = (r: number, g: number, b: number): number => {
    const at = (r * corners + g) * corners + b;
    const known = cornerOf[at] ?? unknown;
    if (known !== unknown) return known;
    const level = (value: number) => Math.min(255, value << cellBits);
    const found = best(level(r), level(g), level(b), everyone);
    cornerOf[at] = found;
    return found;
  };
  const openCell = (cell: number): number => {
    const [r, g, b] = [cell >> 10, (cell >> 5) & 31, cell & 31];
    const found = new Set<number>();
    for (let i = 0; i < 8; i++) found.add(atCorner(r + (i & 1), g + ((i >> 1) & 1), b + (i >> 2)));
    found.add(best((r << 3) + 4, (g << 3) + 4, (b << 3) + 4, everyone));
    const [only] = found;
    if (found.size > 1 || only === undefined) candidates.set(cell, [...found]);
    cells[cell] = found.size === 1 && only !== undefined ? only : mixed;
    return cells[cell] ?? mixed;
  };

  return (red, green, blue) => {
    const cell = ((red >> cellBits) << 10) | ((green >> cellBits) << 5) | (blue >> cellBits);
    let place = cells[cell] ?? unknown;
    if (place === unknown) place = openCell(cell);
    if (place !== mixed) return place;
    // Colours of a cell lie together: pictures go on in colours like those before.
    const colour = (cell << 9) | ((red & 7) << 6) | ((green & 7) << 3) | (blue & 7);
    const known = colours[colour] ?? unknown;
    if (known !== unknown) return known;
    const found = best(red, green, blue, candidates.get(cell) ?? everyone);
    colours[colour] = found;
    return found;
  };
}
