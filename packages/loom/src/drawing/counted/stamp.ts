import type { Ink } from '../scene.ts';
import type { Cells } from './cells.ts';

/** Inks by the letters of a sheet; a letter without one is cloth. */
export type Legend = Readonly<Record<string, Ink | undefined>>;

interface Stamp {
  readonly rows: readonly string[];
  readonly legend: Legend;
  /** A row of cells all round in this ink. */
  readonly edge?: Ink | undefined;
  readonly flip?: boolean;
}

/** Sets a sheet with its middle at a place in cells. */
export function stamp(cells: Cells, { rows, legend, edge, flip = false }: Stamp, x: number, y: number): void {
  const width = Math.max(...rows.map((row) => row.length));
  const left = Math.round(x - width / 2);
  const top = Math.round(y - rows.length / 2);
  const letters = (visit: (column: number, row: number, letter: string) => void) =>
    rows.forEach((row, j) => {
      for (let i = 0; i < row.length; i++) {
        const letter = row[i] ?? '.';
        if (letter !== '.') visit(left + (flip ? width - 1 - i : i), top + j, letter);
      }
    });
  if (edge !== undefined) {
    letters((column, row) => {
      for (let j = -1; j <= 1; j++) for (let i = -1; i <= 1; i++) cells.set(column + i, row + j, edge);
    });
  }
  letters((column, row, letter) => cells.set(column, row, legend[letter]));
}
