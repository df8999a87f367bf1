import { index, type Noise, smooth } from '../src/render/noise.ts';

/** The noise at a place given in cells. */
export function sampleNoise({ values, spanX, spanY }: Noise, u: number, v: number): number {
  const i = Math.floor(u);
  const j = Math.floor(v);
  const left = index(i, spanX);
  const right = index(i + 1, spanX);
  const top = index(j, spanY) * spanX;
  const below = index(j + 1, spanY) * spanX;
  const x = smooth(u - i);
  const upper = lerp(values[top + left] ?? 0, values[top + right] ?? 0, x);
  const lower = lerp(values[below + left] ?? 0, values[below + right] ?? 0, x);
  return lerp(upper, lower, smooth(v - j));
}

function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
