import { bytesOfHex, nearestByChannels } from '@naksha/colour';

/**
 * The plan of a cloth: its tile read as point paper, one square a cell. Cells of the ground stay paper.
 */
export interface Plan {
  readonly cells: number;
  /** Ink of each cell by rows, `null` for the ground. */
  readonly inks: readonly (string | null)[];
}

/** Pixels read per cell and side; the ink that most of them are nearest to is the cell's. */
export const samples = 3;

/** @param pixels RGBA of a square picture, `cells * samples` pixels wide. @param inks first the ground. */
export function planOf(pixels: Uint8ClampedArray, cells: number, inks: readonly string[]): Plan {
  const colours = inks.map(bytesOfHex);
  const nearest = (at: number) => nearestByChannels(colours, pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
  const chosen = Array.from({ length: cells * cells }, (_, cell) => {
    const counts = new Map<number, number>();
    for (let sample = 0; sample < samples * samples; sample++) {
      const x = (cell % cells) * samples + (sample % samples);
      const y = Math.floor(cell / cells) * samples + Math.floor(sample / samples);
      const ink = nearest((y * cells * samples + x) * 4);
      counts.set(ink, (counts.get(ink) ?? 0) + 1);
    }
    const [most = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
    return most === 0 ? null : (inks[most] ?? null);
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
