import type { ClothField } from './cloth-field.ts';
import { placeOf, type Warp } from './warp.ts';

/** A cloth laid flat by a warp: so many samples along a cell, three planes in turn and its light. */
export interface Unrolled {
  readonly perCell: number;
  /** Cells, and samples. */
  readonly cellsAcross: number;
  readonly cellsDown: number;
  readonly width: number;
  readonly height: number;
  readonly planes: Float32Array;
  readonly light: Float32Array;
  /** 1 where there is cloth. */
  readonly inside: Uint8Array;
}

/** Reads what lies under all cells of a warp; cell (0, 0) is the warp's first. */
export function unroll(field: ClothField, warp: Warp, perCell: number): Unrolled {
  const cellsAcross = Math.round((warp.columns - 1) / warp.finer);
  const cellsDown = Math.round((warp.rows - 1) / warp.finer);
  const [width, height] = [cellsAcross * perCell, cellsDown * perCell];
  const planes = new Float32Array(width * height * 3);
  const light = new Float32Array(width * height);
  const inside = new Uint8Array(width * height);
  const place = { x: 0, y: 0 };
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      placeOf(warp, warp.from.x + (column + 0.5) / perCell, warp.from.y + (row + 0.5) / perCell, place);
      const [left, top] = [Math.floor(place.x), Math.floor(place.y)];
      if (left < 0 || top < 0 || left + 1 >= field.width || top + 1 >= field.height) continue;
      const from = top * field.width + left;
      if (!field.inside[from]) continue;
      const [fx, fy] = [place.x - left, place.y - top];
      const at = row * width + column;
      inside[at] = 1;
      const mix = (values: Float32Array, first: number, step: number) => {
        const below = first + field.width * step;
        const upper = (values[first] ?? 0) * (1 - fx) + (values[first + step] ?? 0) * fx;
        const lower = (values[below] ?? 0) * (1 - fx) + (values[below + step] ?? 0) * fx;
        return upper * (1 - fy) + lower * fy;
      };
      for (let c = 0; c < 3; c++) planes[at * 3 + c] = mix(field.planes, from * 3 + c, 3);
      light[at] = mix(field.light, from, 1);
    }
  }
  return { perCell, cellsAcross, cellsDown, width, height, planes, light, inside };
}

/** At most so many cells are asked for a median. */
const mostAsked = 61;

/** What most cells show, one cell of three planes; `isWanted` says which cells are asked. */
export function usualCell(flat: Unrolled, isWanted: (i: number, j: number) => boolean = () => true): Float32Array {
  const { perCell, cellsAcross, cellsDown, width, planes, inside } = flat;
  const cells: number[] = [];
  for (let j = 0; j < cellsDown; j++)
    for (let i = 0; i < cellsAcross; i++) if (isWanted(i, j)) cells.push(j * cellsAcross + i);
  const out = new Float32Array(perCell * perCell * 3);
  const values = new Float64Array(cells.length);
  for (let row = 0; row < perCell; row++) {
    for (let column = 0; column < perCell; column++) {
      const known: number[] = [];
      for (let k = 0; k < cells.length; k++) {
        const cell = cells[k] ?? 0;
        const at = (Math.floor(cell / cellsAcross) * perCell + row) * width + (cell % cellsAcross) * perCell + column;
        if (inside[at]) known.push(at);
      }
      const every = Math.max(1, known.length / mostAsked);
      for (let c = 0; c < 3; c++) {
        let count = 0;
        for (let k = 0; k < known.length; k += every)
          values[count++] = planes[(known[Math.floor(k)] ?? 0) * 3 + c] ?? 0;
        out[(row * perCell + column) * 3 + c] = middleOf(values.subarray(0, count));
      }
    }
  }
  return out;
}

/** The median, which orders the values. */
export function middleOf(values: Float64Array): number {
  values.sort();
  return values[values.length >> 1] ?? 0;
}

/** Of a cell that is judged must be cloth. */
const leastKnown = 0.8;

/** How like the usual cell each cell is, −1 … 1, by cell; −1 where too little of it is cloth. */
export function likenessOfCells(
  { perCell, cellsAcross, cellsDown, width, planes, inside }: Unrolled,
  usual: Float32Array,
) {
  return Float64Array.from({ length: cellsAcross * cellsDown }, (_, cell) => {
    const [left, top] = [(cell % cellsAcross) * perCell, Math.floor(cell / cellsAcross) * perCell];
    let [both, own, other, known] = [0, 0, 0, 0];
    for (let row = 0; row < perCell; row++) {
      for (let column = 0; column < perCell; column++) {
        const at = (top + row) * width + left + column;
        if (!inside[at]) continue;
        known += 1;
        for (let c = 0; c < 3; c++) {
          const [p, q] = [planes[at * 3 + c] ?? 0, usual[(row * perCell + column) * 3 + c] ?? 0];
          both += p * q;
          own += p * p;
          other += q * q;
        }
      }
    }
    return known < leastKnown * perCell * perCell || own === 0 || other === 0 ? -1 : both / Math.sqrt(own * other);
  });
}
