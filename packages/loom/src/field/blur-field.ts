import { cellIndex, type TorusGrid } from '../layout/grid-of.ts';
import type { TorusField } from './torus-field.ts';

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
