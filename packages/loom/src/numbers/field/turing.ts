import { cellIndex, type TorusGrid } from '../grid-of.ts';
import type { TorusField } from './torus-field.ts';

interface TuringAsk {
  /** Distance from one stripe or spot to the next, in units. */
  readonly pitch: number;
  /** How many times longer than wide the activator reaches: 1 mazes and spots, 4 stripes along y. */
  readonly along: number;
  /** −0.3 light spots … 0 stripes … 0.3 dark spots; may change from place to place. */
  readonly bias: number | ((x: number, y: number) => number);
  readonly rounds?: number;
}

/** Strength of the reaction in each round. */
const gain = 6;

/**
 * Turing's pattern in a few rounds: what is near wakes a cell, what is farther off puts it to sleep (Young's model of coats,
 * on blurs in place of discs). Values −1 … 1, smooth, positive where the pigment is.
 */
export function turing(seed: TorusField, { pitch, along, bias, rounds = 9 }: TuringAsk): TorusField {
  const { grid } = seed;
  const offset = new Float64Array(seed.values.length);
  for (let at = 0; at < offset.length; at++) {
    offset[at] =
      typeof bias === 'number'
        ? bias
        : bias((at % grid.columns) * grid.cellW, Math.floor(at / grid.columns) * grid.cellH);
  }
  let field = seed;
  const near = pitch * 0.15;
  const far = pitch * 0.36;
  for (let round = 0; round < rounds; round++) {
    const woken = blurField(field, near, near * along);
    const stilled = blurField(woken, far, far * Math.max(1, along * 0.45));
    const values = new Float64Array(offset.length);
    for (let at = 0; at < values.length; at++) {
      const push = gain * ((woken.values[at] ?? 0) - (stilled.values[at] ?? 0) - (offset[at] ?? 0));
      values[at] = push / (1 + Math.abs(push));
    }
    field = { ...field, values };
  }
  return field;
}

/** Two box means along each axis; radii in units. Closes over the torus's edges. */
export function blurField(field: TorusField, radiusX: number, radiusY: number): TorusField {
  const { grid, values } = field;
  const across = alongCycles(values, cyclesOf(grid, 'x'), radiusX / grid.cellW);
  return { ...field, values: alongCycles(across, cyclesOf(grid, 'y'), radiusY / grid.cellH) };
}

const known = new WeakMap<TorusGrid, Partial<Record<'x' | 'y', readonly Int32Array[]>>>();

/** The closed lines along one axis as indices of cells: where the torus shifts, a line passes through several rows. */
function cyclesOf(grid: TorusGrid, axis: 'x' | 'y'): readonly Int32Array[] {
  const kept = known.get(grid) ?? {};
  known.set(grid, kept);
  const ready = kept[axis];
  if (ready) return ready;
  const seen = new Uint8Array(grid.columns * grid.rows);
  const cycles: Int32Array[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1) continue;
    const line: number[] = [];
    let column = start % grid.columns;
    let row = Math.floor(start / grid.columns);
    let at = start;
    while (seen[at] === 0) {
      seen[at] = 1;
      line.push(at);
      if (axis === 'x') column++;
      else row++;
      at = cellIndex(grid, column, row);
    }
    cycles.push(Int32Array.from(line));
  }
  kept[axis] = cycles;
  return cycles;
}

function alongCycles(values: Float64Array, cycles: readonly Int32Array[], radius: number): Float64Array {
  const reach = Math.max(0, Math.round(radius));
  if (reach === 0) return values;
  const result = new Float64Array(values.length);
  for (const cycle of cycles) {
    let line = Float64Array.from(cycle, (at) => values[at] ?? 0);
    line = slide(slide(line, reach), reach);
    for (let i = 0; i < cycle.length; i++) result[cycle[i] ?? 0] = line[i] ?? 0;
  }
  return result;
}

function slide(line: Float64Array, reach: number): Float64Array<ArrayBuffer> {
  const n = line.length;
  const out = new Float64Array(n);
  const far = Math.min(reach, Math.floor((n - 1) / 2));
  const share = 1 / (2 * far + 1);
  let sum = 0;
  for (let i = -far; i <= far; i++) sum += line[(i + n) % n] ?? 0;
  for (let i = 0; i < n; i++) {
    out[i] = sum * share;
    sum += (line[(i + far + 1) % n] ?? 0) - (line[(i - far + n) % n] ?? 0);
  }
  return out;
}
