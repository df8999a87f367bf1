/**
 * How much a picture of RGBA bytes steps where it would be joined to itself, as a share of its worst step elsewhere, on the worse axis:
 * at most 1 cannot be told from the picture. 0 for one flat colour, infinite for a picture that steps at its edges only.
 */
export function stepOverJoins(pixels: Uint8ClampedArray, width: number, height: number): number {
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  for (let y = 0; y < height; y++) {
    const below = (y + 1) % height;
    for (let x = 0; x < width; x++) {
      const here = (y * width + x) * 4;
      columns[x] = (columns[x] ?? 0) + step(pixels, here, (y * width + ((x + 1) % width)) * 4);
      rows[y] = (rows[y] ?? 0) + step(pixels, here, (below * width + x) * 4);
    }
  }
  return Math.max(share(columns), share(rows));
}

/** The last step is the one over the join. */
function share(steps: Float64Array): number {
  const join = steps.at(-1) ?? 0;
  return join === 0 ? 0 : join / Math.max(0, ...steps.subarray(0, -1));
}

function step(pixels: Uint8ClampedArray, i: number, j: number): number {
  let sum = 0;
  for (let each = 0; each < 3; each++) sum += Math.abs((pixels[i + each] ?? 0) - (pixels[j + each] ?? 0));
  return sum;
}
