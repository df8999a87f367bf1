import { type Cloth, createBlockSpectrum } from './block-spectrum.ts';
import { createFourier } from './fourier.ts';
import { medianOf } from './median-of.ts';

/** One wave of what a scan shows of its cloth or of a printer's screen: cycles a pixel. Its opposite is the same wave. */
export interface Wave {
  readonly across: number;
  readonly down: number;
}

/** The waves of threads and screens at any angle, the strongest first. */
export type Weave = readonly Wave[];

const sides = { most: 256, least: 64 };
/** Blocks that are looked at, at most, along each side. */
const looked = 5;
/** Threads and dots an inch that a coarse cloth or screen has: what is wider is a figure of the design. */
const coarsest = 28;
/** Pixels from one thread to the next, at most, as far as the resolution said of a picture can be trusted. */
const widest = { least: 8, most: 24 };
/** Of all blocks this share may be without the weave: white paper has no dots. */
const bare = 0.7;
/** How far a wave stands out of the frequencies around it, as the logarithm of its power, and how strong it is in levels. */
const outstanding = Math.log(14);
const weakest = 0.8;
const mostWaves = 96;
/** Places beside a peak that are its own, and those beyond that are held against it. */
const own = 3;
const around = 8;

/**
 * Looks for the regular threads of a scanned cloth or the dots of a printer's screen: waves that stand out of the spectrum in a good
 * part of the picture. A drawing without them has none. `dpi` says how wide a thread can be.
 */
export function findWeave(cloth: Cloth, dpi = 0): Weave {
  const longest = Math.min(widest.most, Math.max(widest.least, dpi / coarsest));
  const { width, height } = cloth;
  const side = Math.min(sides.most, 2 ** Math.floor(Math.log2(Math.min(width, height))));
  if (side < sides.least) return [];
  const level = usualPower(cloth, side);
  const middle = side / 2;
  const waves: (Wave & { power: number })[] = [];
  for (let v = 0; v < middle; v++) {
    for (let u = v === 0 ? 1 : 1 - middle; u < middle; u++) {
      const here = at(level, side, u, v);
      if (Math.hypot(u, v) * longest < side || here < 2 * Math.log((weakest * side) / 4)) continue;
      if (!isPeak(level, side, u, v, here)) continue;
      if (here - background(level, side, u, v) < outstanding) continue;
      waves.push({ ...refined(level, side, u, v), power: here });
    }
  }
  waves.sort((a, b) => b.power - a.power);
  return waves.slice(0, mostWaves).map(({ across, down }) => ({ across, down }));
}

/** The logarithm of the power at each place, as it is where the cloth shows: over blocks spread over the picture. */
function usualPower(cloth: Cloth, side: number): Float64Array {
  // Hann's window keeps a wave within two places of its own; it weighs a quarter in each direction's mean.
  const hann = Float64Array.from({ length: side }, (_, i) => (1 - Math.cos((2 * Math.PI * (i + 0.5)) / side)) / 2);
  const block = createBlockSpectrum(createFourier(side), hann);
  const columns = Math.min(looked, Math.max(1, Math.floor((2 * cloth.width) / side) - 1));
  const rows = Math.min(looked, Math.max(1, Math.floor((2 * cloth.height) / side) - 1));
  const powers: Float64Array[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = columns === 1 ? 0 : Math.round((column * (cloth.width - side)) / (columns - 1));
      const y = rows === 1 ? 0 : Math.round((row * (cloth.height - side)) / (rows - 1));
      block.read(cloth, x, y);
      powers.push(block.power.map((power) => Math.log(power / side ** 2 + 1e-6)));
    }
  }
  const values = new Float64Array(powers.length);
  const rank = Math.min(powers.length - 1, Math.floor(bare * powers.length));
  return Float64Array.from({ length: side * side }, (_, place) => {
    for (let i = 0; i < values.length; i++) values[i] = powers[i]?.[place] ?? 0;
    return values.sort()[rank] ?? 0;
  });
}

function at(level: Float64Array, side: number, u: number, v: number): number {
  return level[((v + side) % side) * side + ((u + side) % side)] ?? 0;
}

function isPeak(level: Float64Array, side: number, u: number, v: number, here: number): boolean {
  for (let dv = -2; dv <= 2; dv++) {
    for (let du = -2; du <= 2; du++) {
      if ((du !== 0 || dv !== 0) && at(level, side, u + du, v + dv) > here) return false;
    }
  }
  return true;
}

function background(level: Float64Array, side: number, u: number, v: number): number {
  const values: number[] = [];
  for (let dv = -around; dv <= around; dv++) {
    for (let du = -around; du <= around; du++) {
      if (Math.max(Math.abs(du), Math.abs(dv)) > own) values.push(at(level, side, u + du, v + dv));
    }
  }
  return medianOf(Float64Array.from(values));
}

/** Between the places: the top of the parabola through a peak and its neighbours. */
function refined(level: Float64Array, side: number, u: number, v: number): Wave {
  const here = at(level, side, u, v);
  const top = (before: number, after: number) => {
    const bend = before - 2 * here + after;
    return bend < 0 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend))) : 0;
  };
  return {
    across: (u + top(at(level, side, u - 1, v), at(level, side, u + 1, v))) / side,
    down: (v + top(at(level, side, u, v - 1), at(level, side, u, v + 1))) / side,
  };
}
