import type { BareSheet } from './shapes.ts';
import type { Cloth, Panel } from './solver.ts';

/** A panel as it hangs at last, for the scene. `turned`: its front is what was its back. */
export function panelSheet(
  { positions, flat }: Cloth,
  { first, columns, rows, isLoop = false }: Panel,
  isTwoSided: boolean,
  turned = false,
): BareSheet {
  const made = new Float32Array(columns * rows * 3);
  const cloth = new Float32Array(columns * rows * 2);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const seen = turned ? columns - 1 - column : column;
      const own = first + row * columns + seen;
      // The last column of a loop lies where its first does.
      const point = isLoop && seen === columns - 1 ? first + row * columns : own;
      const into = row * columns + column;
      made.set(positions.subarray(point * 3, point * 3 + 3), into * 3);
      // Seen from its back a cloth runs the other way; its print does not.
      cloth.set([(turned ? -1 : 1) * (flat[own * 2] as number), flat[own * 2 + 1] as number], into * 2);
    }
  return { kind: 'cloth', columns, rows, positions: made, cloth, grey: 1, isTwoSided };
}

/** A repeatable number of 0 … 1 for a place. */
function chance(place: number): number {
  const value = Math.sin(place * 12.9898 + 4.1414) * 43_758.5453;
  return value - Math.floor(value);
}

/** A smooth wave of chance along a line, −1 … 1. */
export function sway(at: number, seed: number): number {
  const place = Math.floor(at);
  const t = at - place;
  const s = t * t * (3 - 2 * t);
  return (chance(place + seed * 57) * (1 - s) + chance(place + 1 + seed * 57) * s) * 2 - 1;
}
