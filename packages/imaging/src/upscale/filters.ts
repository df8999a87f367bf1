import { readFileSync } from 'node:fs';
import { kinds, taps, type UpscaleFactor, upscaleFactors } from './patterns.ts';

/** Bits behind the point of a stored weight. */
const pointBits = 13;
/** Made by `scripts/fit-upscale.ts`: for each factor weights by kind, new pixel and tap, 16 bits each, little-endian. */
const file = new URL('./filters.bin', import.meta.url);
const known = new Map<UpscaleFactor, Float32Array>();

/** The filters of a factor; see `createFitting`. Read once. */
export function filtersOf(factor: UpscaleFactor): Float32Array {
  const read = known.get(factor);
  if (read !== undefined) return read;
  const before = upscaleFactors.filter((other) => other < factor).reduce((sum, other) => sum + other * other, 0);
  const bytes = readFileSync(file);
  const first = before * kinds * taps;
  const filters = Float32Array.from(
    { length: factor * factor * kinds * taps },
    (_, at) => bytes.readInt16LE((first + at) * 2) / 2 ** pointBits,
  );
  known.set(factor, filters);
  return filters;
}

/** Weights of all factors in turn as the file holds them. */
export function packFilters(weights: readonly Float64Array[]): Buffer {
  const values = weights.flatMap((each) => [...each]);
  const bytes = Buffer.alloc(values.length * 2);
  const most = 2 ** 15 - 1;
  for (const [at, value] of values.entries()) {
    bytes.writeInt16LE(Math.max(-most, Math.min(most, Math.round(value * 2 ** pointBits))), at * 2);
  }
  return bytes;
}
