/**
 * Two box means along each axis over whole numbers, rounded to whole numbers after each, so that the result depends on
 * the place alone and not on where the picture was cut. Radii in pixels; within 2 · radius of the edge the means run into
 * nothing. `values` are left as they are found; they must stay below 2²⁰.
 */
export function boxBlur(
  values: Int32Array,
  width: number,
  height: number,
  radiusX: number,
  radiusY: number,
): Int32Array {
  const across = new Int32Array(values.length);
  const line = new Int32Array(width);
  const again = new Int32Array(width);
  for (let row = 0; row < height; row++) {
    line.set(values.subarray(row * width, (row + 1) * width));
    slide(line, again, radiusX);
    slide(again, line, radiusX);
    across.set(line, row * width);
  }
  return sink(sink(across, width, height, radiusY), width, height, radiusY);
}

function slide(from: Int32Array, to: Int32Array, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const length = from.length;
  let sum = 0;
  for (let i = 0; i < Math.min(radius, length); i++) sum += from[i] ?? 0;
  for (let i = 0; i < length; i++) {
    if (i + radius < length) sum += from[i + radius] ?? 0;
    to[i] = sum * share + 0.5;
    if (i >= radius) sum -= from[i - radius] ?? 0;
  }
}

/** The same down the columns, all columns side by side: memory is read in its own order. */
function sink(from: Int32Array, width: number, height: number, radius: number): Int32Array {
  const share = 1 / (2 * radius + 1);
  const to = new Int32Array(from.length);
  const sums = new Int32Array(width);
  const add = (row: number, sign: 1 | -1) => {
    const start = row * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + sign * (from[start + x] ?? 0);
  };
  for (let row = 0; row < Math.min(radius, height); row++) add(row, 1);
  for (let row = 0; row < height; row++) {
    if (row + radius < height) add(row + radius, 1);
    const start = row * width;
    for (let x = 0; x < width; x++) to[start + x] = (sums[x] ?? 0) * share + 0.5;
    if (row >= radius) add(row - radius, -1);
  }
  return to;
}
