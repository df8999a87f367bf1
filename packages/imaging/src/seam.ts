import type { Band } from './png-band.ts';

/** Steps within one band: what is needed of it to know the whole picture's seams. */
export interface BandSteps {
  /** Sum of |I(y) − I(y + 1)| over a pair of rows, for each pair inside the band. */
  readonly worstRow: number;
  /** Sum of |I(x) − I(x + 1 mod width)| over the band's rows, by column. */
  readonly columns: Float64Array;
  readonly firstRow: Uint8Array;
  readonly lastRow: Uint8Array;
}

/** Measures a band of RGB rows. */
export function measureSteps({ width, height, pixels }: Band): BandSteps {
  const stride = width * 3;
  const columns = new Float64Array(width);
  let worstRow = 0;
  for (let row = 0; row < height; row++) {
    const start = row * stride;
    for (let x = 0; x < width; x++) {
      const here = start + x * 3;
      columns[x] = (columns[x] ?? 0) + step(pixels, here, x + 1 < width ? here + 3 : start);
    }
    if (row + 1 < height) worstRow = Math.max(worstRow, stepOfRows(pixels, start, pixels, start + stride, stride));
  }
  return {
    worstRow,
    columns,
    firstRow: pixels.slice(0, stride),
    lastRow: pixels.slice((height - 1) * stride, height * stride),
  };
}

/**
 * How much a picture steps across its wrap, as a share of its worst step inside, on the worse axis: at most 1 cannot be seen
 * from the picture itself. 0 for one flat colour, infinite for a picture that only steps at its edge. Bands from top to bottom.
 */
export function seamScore(bands: readonly BandSteps[]): number {
  const first = bands[0];
  const last = bands.at(-1);
  if (first === undefined || last === undefined) return 0;
  const columns = new Float64Array(first.columns.length);
  let worstRow = 0;
  for (const [index, band] of bands.entries()) {
    band.columns.forEach((sum, x) => {
      columns[x] = (columns[x] ?? 0) + sum;
    });
    const below = bands[index + 1];
    const between = below === undefined ? 0 : stepOfRows(band.lastRow, 0, below.firstRow, 0, band.lastRow.length);
    worstRow = Math.max(worstRow, band.worstRow, between);
  }
  const wrapRow = stepOfRows(last.lastRow, 0, first.firstRow, 0, first.firstRow.length);
  const wrapColumn = columns.at(-1) ?? 0;
  const worstColumn = columns.subarray(0, -1).reduce((worst, sum) => Math.max(worst, sum), 0);
  return Math.max(share(wrapRow, worstRow), share(wrapColumn, worstColumn));
}

function share(wrap: number, worst: number): number {
  return wrap === 0 ? 0 : wrap / worst;
}

function step(pixels: Uint8Array, a: number, b: number): number {
  return (
    Math.abs((pixels[a] ?? 0) - (pixels[b] ?? 0)) +
    Math.abs((pixels[a + 1] ?? 0) - (pixels[b + 1] ?? 0)) +
    Math.abs((pixels[a + 2] ?? 0) - (pixels[b + 2] ?? 0))
  );
}

function stepOfRows(a: Uint8Array, atA: number, b: Uint8Array, atB: number, length: number): number {
  let sum = 0;
  for (let i = 0; i < length; i++) sum += Math.abs((a[atA + i] ?? 0) - (b[atB + i] ?? 0));
  return sum;
}
