/** After how many pixels threads or screen dots come again, across and down; 0 where nothing does. */
export interface Weave {
  readonly across: number;
  readonly down: number;
}

const shortest = 2;
const longest = 24;
/** Rows and columns that are looked at. */
const looked = 160;
/** How alike a picture must be to itself one period on, and how much less in between, for the period to be of its cloth. */
const alike = 0.22;
const dip = 0.12;

/**
 * The period of what a scan shows of its cloth or of a printer's screen: where the fine detail of rows and columns is like itself
 * again. 8-bit pixels of `channels` samples.
 */
export function findWeave(
  pixels: Uint8Array | Uint8ClampedArray,
  channels: 3 | 4,
  width: number,
  height: number,
): Weave {
  const light = (x: number, y: number) => {
    const at = (y * width + x) * channels;
    return (54 * (pixels[at] ?? 0) + 183 * (pixels[at + 1] ?? 0) + 19 * (pixels[at + 2] ?? 0)) / 256;
  };
  return {
    across: periodOf(width, height, (along, line) => light(along, line)),
    down: periodOf(height, width, (along, line) => light(line, along)),
  };
}

function periodOf(length: number, lines: number, light: (along: number, line: number) => number): number {
  if (length < longest * 4) return 0;
  const sums = new Float64Array(longest + 2);
  const step = Math.max(1, Math.floor(lines / looked));
  const values = new Float64Array(length);
  const fine = new Float64Array(length);
  for (let line = 0; line < lines; line += step) {
    for (let i = 0; i < length; i++) values[i] = light(i, line);
    calm(values, fine);
    for (let lag = 0; lag < sums.length; lag++) {
      let sum = 0;
      for (let i = 0; i + lag < length; i++) sum += (fine[i] ?? 0) * (fine[i + lag] ?? 0);
      sums[lag] = (sums[lag] ?? 0) + sum;
    }
  }
  const own = sums[0] || 1;
  let low = 1;
  for (let lag = 1; lag <= longest; lag++) {
    const here = (sums[lag] ?? 0) / own;
    const isPeak = here >= (sums[lag - 1] ?? 0) / own && here > (sums[lag + 1] ?? 0) / own;
    if (lag >= shortest && isPeak && here > alike && here - low > dip) return lag;
    low = Math.min(low, here);
  }
  return 0;
}

/** Fine detail: what differs from the mean of a period around, and no more than a thread can; edges of figures are cut down to that. */
function calm(values: Float64Array, fine: Float64Array): void {
  const reach = longest >> 1;
  const most = 24;
  let sum = 0;
  for (let i = -reach; i <= reach; i++) sum += values[(i + values.length) % values.length] ?? 0;
  for (let i = 0; i < values.length; i++) {
    fine[i] = Math.max(-most, Math.min(most, (values[i] ?? 0) - sum / (2 * reach + 1)));
    sum += (values[(i + reach + 1) % values.length] ?? 0) - (values[(i - reach + values.length) % values.length] ?? 0);
  }
}
