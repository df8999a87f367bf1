import { harmonics, type Sheet } from './sheet.ts';

/** A sheet with `times` as many quads along each side, its points laid on smooth curves through those it had. */
export function refineSheet(sheet: Sheet, times: number): Sheet {
  if (times <= 1 || sheet.kind === 'ground') return sheet;
  const { columns, rows } = sheet;
  const finer = (values: Float32Array, stride: number) => {
    const wide = finerLines(values, stride, rows, columns, times, columns * stride, stride);
    const width = (columns - 1) * times + 1;
    return finerLines(wide, stride, width, rows, times, stride, width * stride);
  };
  return {
    ...sheet,
    columns: (columns - 1) * times + 1,
    rows: (rows - 1) * times + 1,
    positions: finer(sheet.positions, 3),
    cloth: sheet.cloth.length > 0 ? finer(sheet.cloth, 2) : sheet.cloth,
    front: finer(sheet.front, harmonics),
    ...(sheet.back ? { back: finer(sheet.back, harmonics) } : {}),
  };
}

/** Catmull–Rom curves along `count` points of each of `lines` lines; `line` and `step` are the distances of lines and points. */
function finerLines(
  values: Float32Array,
  stride: number,
  lines: number,
  count: number,
  times: number,
  line: number,
  step: number,
): Float32Array {
  const finer = (count - 1) * times + 1;
  // Rows stay rows: along a row points lie next to each other, along a column a whole row apart.
  const isAlongRow = step === stride;
  const made = new Float32Array(lines * finer * stride);
  const madeLine = isAlongRow ? finer * stride : stride;
  const madeStep = isAlongRow ? stride : lines * stride;
  for (let l = 0; l < lines; l++) {
    for (let at = 0; at < finer; at++) {
      const place = Math.min(count - 2, Math.floor(at / times));
      const t = at / times - place;
      const i0 = l * line + Math.max(0, place - 1) * step;
      const i1 = l * line + place * step;
      const i2 = i1 + step;
      const i3 = l * line + Math.min(count - 1, place + 2) * step;
      const into = l * madeLine + at * madeStep;
      const w0 = ((2 - t) * t - 1) * t * 0.5;
      const w1 = ((3 * t - 5) * t * t + 2) * 0.5;
      const w2 = ((4 - 3 * t) * t + 1) * t * 0.5;
      const w3 = (t - 1) * t * t * 0.5;
      for (let axis = 0; axis < stride; axis++) {
        made[into + axis] =
          w0 * (values[i0 + axis] ?? 0) +
          w1 * (values[i1 + axis] ?? 0) +
          w2 * (values[i2 + axis] ?? 0) +
          w3 * (values[i3 + axis] ?? 0);
      }
    }
  }
  return made;
}

/** Unit normals of a sheet's front, x, y, z of each point: the mean of the quads around it. */
export function normalsOf({ columns, rows, positions }: Pick<Sheet, 'columns' | 'rows' | 'positions'>): Float32Array {
  const normals = new Float32Array(positions.length);
  const at = (row: number, column: number, axis: number) => positions[(row * columns + column) * 3 + axis] ?? 0;
  for (let row = 0; row < rows; row++) {
    const up = Math.max(0, row - 1);
    const down = Math.min(rows - 1, row + 1);
    for (let column = 0; column < columns; column++) {
      const left = Math.max(0, column - 1);
      const right = Math.min(columns - 1, column + 1);
      const ax = at(row, right, 0) - at(row, left, 0);
      const ay = at(row, right, 1) - at(row, left, 1);
      const az = at(row, right, 2) - at(row, left, 2);
      const bx = at(up, column, 0) - at(down, column, 0);
      const by = at(up, column, 1) - at(down, column, 1);
      const bz = at(up, column, 2) - at(down, column, 2);
      const x = ay * bz - az * by;
      const y = az * bx - ax * bz;
      const z = ax * by - ay * bx;
      const length = Math.hypot(x, y, z);
      // Where points coincide there is no side; it is the same everywhere, so any will do.
      normals.set(length > 0 ? [x / length, y / length, z / length] : [0, 1, 0], (row * columns + column) * 3);
    }
  }
  return normals;
}
