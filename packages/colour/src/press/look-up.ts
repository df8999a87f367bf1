import type { PressTable } from './table.ts';

const most = 4;
const scaled = new Float64Array(most);
const nodes = new Int32Array(most);
const parts = new Float64Array(most);
const other = new Float64Array(most);

/**
 * What a table makes of three or four channels, 0 … 1, into `out`. Between the points of the grid it goes along the edges of a
 * tetrahedron, greys first, as colour engines do; the first of four channels is mixed by itself.
 */
export function lookUp(
  { inputs, outputs, side, before, grid, after }: PressTable,
  from: ArrayLike<number>,
  out: Float64Array,
): void {
  const entries = before.length / inputs;
  for (let channel = 0; channel < inputs; channel++) {
    const value = onCurve(before, channel * entries, entries, from[channel] ?? 0);
    const place = value * (side - 1);
    const node = Math.min(side - 2, Math.floor(place));
    nodes[channel] = node;
    parts[channel] = place - node;
  }
  const first = inputs - 3;
  let step = outputs;
  let base = 0;
  for (let channel = inputs - 1; channel >= 0; channel--) {
    base += (nodes[channel] ?? 0) * step;
    scaled[channel] = step;
    step *= side;
  }
  walk(grid, base, first, outputs, out);
  const share = parts[0] ?? 0;
  if (first > 0 && share > 0) {
    walk(grid, base + (scaled[0] ?? 0), first, outputs, other);
    for (let at = 0; at < outputs; at++) out[at] = (out[at] ?? 0) * (1 - share) + (other[at] ?? 0) * share;
  }
  const entriesAfter = after.length / outputs;
  for (let at = 0; at < outputs; at++) out[at] = onCurve(after, at * entriesAfter, entriesAfter, out[at] ?? 0);
}

/** From the lower corner to the upper, along the channel that is farthest first. */
function walk(grid: Float64Array, base: number, first: number, outputs: number, out: Float64Array): void {
  let [a, b, c] = [first, first + 1, first + 2];
  const part = (channel: number) => parts[channel] ?? 0;
  if (part(a) < part(b)) [a, b] = [b, a];
  if (part(b) < part(c)) [b, c] = [c, b];
  if (part(a) < part(b)) [a, b] = [b, a];
  const one = base + (scaled[a] ?? 0);
  const two = one + (scaled[b] ?? 0);
  const three = two + (scaled[c] ?? 0);
  const [w0, w1, w2, w3] = [1 - part(a), part(a) - part(b), part(b) - part(c), part(c)];
  for (let at = 0; at < outputs; at++) {
    out[at] =
      w0 * (grid[base + at] ?? 0) +
      w1 * (grid[one + at] ?? 0) +
      w2 * (grid[two + at] ?? 0) +
      w3 * (grid[three + at] ?? 0);
  }
}

function onCurve(curve: Float64Array, start: number, entries: number, value: number): number {
  const place = Math.min(1, Math.max(0, value)) * (entries - 1);
  const index = Math.min(entries - 2, Math.floor(place));
  const low = curve[start + index] ?? 0;
  return low + ((curve[start + index + 1] ?? 0) - low) * (place - index);
}
