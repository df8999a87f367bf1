/**
 * The plan of a cloth: its tile read as point paper, one square a cell. The picture is averaged per cell and each cell
 * takes the nearest ink; cells of the ground stay paper.
 */
export interface Plan {
  readonly cells: number;
  /** Ink of each cell by rows, `null` for the ground. */
  readonly inks: readonly (string | null)[];
}

type Rgb = readonly [number, number, number];

/** @param pixels RGBA of a square picture `cells` pixels wide, one pixel a cell. @param inks first the ground. */
export function planOf(pixels: Uint8ClampedArray, cells: number, inks: readonly string[]): Plan {
  const colours = inks.map(parseHex);
  const chosen = Array.from({ length: cells * cells }, (_, cell) => {
    const colour: Rgb = [pixels[cell * 4] ?? 0, pixels[cell * 4 + 1] ?? 0, pixels[cell * 4 + 2] ?? 0];
    const nearest = colours.reduce(
      (best, ink, index) => (square(ink, colour) < square(colours[best] ?? ink, colour) ? index : best),
      0,
    );
    return nearest === 0 ? null : (inks[nearest] ?? null);
  });
  return { cells, inks: chosen };
}

export type CellState = 'paper' | 'plan' | 'cloth';

/**
 * How far the cloth has come at a place: paper before, the plan between, cloth after. `along` is 0 where the plan begins
 * and 1 where the cloth is whole; `arrival` 0…1 lets it come in from the left. The border is ragged by squares, always the
 * same ones.
 */
export function stateAt(column: number, row: number, along: number, arrival: number): CellState {
  const grain = hash(column, row) * 0.5 + hash(column >> 2, row >> 2) * 0.5;
  const reach = along - (1 - arrival) * 1.6;
  if (reach > 0.52 + grain * 0.48) return 'cloth';
  return reach > grain * 0.55 ? 'plan' : 'paper';
}

function hash(x: number, y: number): number {
  let value = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1);
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32;
}

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
const parseHex = (hex: string): Rgb => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
const square = (a: Rgb, b: Rgb) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
