import { wrapped } from './picture.ts';

/** Farther than so many pixels no distance is worked out across an edge. */
const reach = 160;
const far = 1e12;

/**
 * How far each pixel of a map of labels is from the next of another label, in pixels: exact, after Felzenszwalb and Huttenlocher (2012),
 * across the edges where it wraps. Half a pixel at the border itself.
 */
export function borderDistance(labels: Uint8Array, width: number, height: number, wraps: boolean): Float32Array {
  const squares = new Float32Array(labels.length).fill(far);
  for (let y = 0; y < height; y++) {
    const below = y + 1 < height ? y + 1 : wraps ? 0 : y;
    for (let x = 0; x < width; x++) {
      const right = x + 1 < width ? x + 1 : wraps ? 0 : x;
      const at = y * width + x;
      for (const to of [y * width + right, below * width + x]) {
        if (labels[at] === labels[to]) continue;
        squares[at] = 0;
        squares[to] = 0;
      }
    }
  }
  const longest = Math.max(width, height) + 2 * reach;
  const line = createLine(longest);
  for (let x = 0; x < width; x++) line(squares, x, width, height, wraps);
  for (let y = 0; y < height; y++) line(squares, y * width, 1, width, wraps);
  return squares.map((square) => Math.min(Math.sqrt(square), longest) + 0.5);
}

/** The lower envelope of parabolas over one row or column, in place. */
function createLine(longest: number) {
  const values = new Float64Array(longest);
  const peaks = new Int32Array(longest);
  const from = new Float64Array(longest + 1);
  return (squares: Float32Array, start: number, stride: number, length: number, wraps: boolean): void => {
    const margin = wraps ? Math.min(reach, length) : 0;
    const whole = length + 2 * margin;
    for (let i = 0; i < whole; i++) values[i] = squares[start + wrapped(i - margin, length) * stride] ?? far;
    let last = -1;
    for (let i = 0; i < whole; i++) {
      const value = values[i] ?? far;
      if (value >= far) continue;
      let cut = Number.NEGATIVE_INFINITY;
      for (; last >= 0; last--) {
        const peak = peaks[last] ?? 0;
        cut = (value + i * i - (values[peak] ?? 0) - peak * peak) / (2 * (i - peak));
        if (cut > (from[last] ?? 0)) break;
      }
      last++;
      peaks[last] = i;
      from[last] = last === 0 ? Number.NEGATIVE_INFINITY : cut;
    }
    if (last < 0) return;
    for (let i = margin, next = 0; i < margin + length; i++) {
      while (next < last && (from[next + 1] ?? 0) < i) next++;
      const peak = peaks[next] ?? 0;
      squares[start + (i - margin) * stride] = (i - peak) * (i - peak) + (values[peak] ?? 0);
    }
  };
}
