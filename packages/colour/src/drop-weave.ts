import { type Cloth, createBlockSpectrum, opposite } from './block-spectrum.ts';
import type { Weave } from './find-weave.ts';
import { createFourier } from './fourier.ts';
import { medianOf } from './median-of.ts';

/** Blocks are some threads or dots wide: small, so that a wave that is strong here and weak there is taken out as it is. */
const sides = { least: 64, most: 256, threads: 16 };
/** Places of the spectrum around a wave that are its own, and those that show what would be there without it. */
const own = 2.6;
const around = [3.4, 7] as const;

/** A wave's own places in the spectrum and those around them. */
interface Notch {
  readonly own: readonly number[];
  readonly around: readonly number[];
  readonly values: Float64Array;
}

/**
 * Takes waves out of a picture: wherever one stands out of the frequencies around it, it is brought down to them. Edges of figures
 * have all frequencies, so they keep what is theirs. Works in blocks that overlap; the left edge meets the right one and the top the
 * bottom. Answers the pixels; alpha stays as it is.
 */
export function dropWeave(cloth: Cloth, weave: Weave, progress: (share: number) => void = () => undefined): Uint8Array {
  const { pixels, channels, width, height } = cloth;
  const out = Uint8Array.from(pixels);
  if (weave.length === 0) return out;
  const side = sideFor(weave);
  const step = side / 2;
  // Squared it adds up to one over blocks that overlap by half.
  const window = Float64Array.from({ length: side }, (_, i) => Math.sin((Math.PI * (i + 0.5)) / side));
  const block = createBlockSpectrum(createFourier(side), window);
  const notches = notchesOf(weave, side);
  const gain = new Float64Array(side * side);
  const sums = new Float32Array(side * width * 3);
  for (let top = -step; top < height; top += step) {
    for (let left = -step; left < width; left += step) {
      block.read(cloth, left, top);
      gain.fill(1);
      for (const notch of notches) soften(notch, block.power, gain, side);
      block.scale(gain);
      add(block.samples(), window, left, width, sums);
    }
    // The upper half is finished: the next blocks begin at its end.
    if (top >= 0) {
      for (let y = top; y < Math.min(height, top + step); y++) {
        for (let x = 0; x < width; x++) {
          const from = ((y - top) * width + x) * 3;
          const into = (y * width + x) * channels;
          for (let channel = 0; channel < 3; channel++) {
            out[into + channel] = Math.min(255, Math.max(0, Math.round(sums[from + channel] ?? 0)));
          }
        }
      }
    }
    sums.copyWithin(0, step * width * 3);
    sums.fill(0, step * width * 3);
    progress(Math.min(1, (top + step) / height));
  }
  return out;
}

function sideFor(weave: Weave): number {
  const longest = Math.max(...weave.map(({ across, down }) => 1 / Math.hypot(across, down)));
  return Math.min(sides.most, Math.max(sides.least, 2 ** Math.round(Math.log2(longest * sides.threads))));
}

function notchesOf(weave: Weave, side: number): Notch[] {
  const isOwn = new Uint8Array(side * side);
  const places = weave.map(({ across, down }) => {
    const found = { own: [] as number[], around: [] as number[] };
    const [u, v] = [across * side, down * side];
    const reach = Math.ceil(around[1]);
    for (let y = Math.round(v) - reach; y <= Math.round(v) + reach; y++) {
      for (let x = Math.round(u) - reach; x <= Math.round(u) + reach; x++) {
        const away = Math.hypot(x - u, y - v);
        const place = (((y % side) + side) % side) * side + (((x % side) + side) % side);
        if (away <= own) {
          found.own.push(place);
          isOwn[place] = 1;
          isOwn[opposite(place, side)] = 1;
        } else if (away >= around[0] && away <= around[1]) found.around.push(place);
      }
    }
    return found;
  });
  return places.map((found) => {
    const free = found.around.filter((place) => isOwn[place] === 0);
    const used = free.length > 0 ? free : found.around;
    return { own: found.own, around: used, values: new Float64Array(used.length) };
  });
}

function soften(
  { own: places, around: beside, values }: Notch,
  power: Float64Array,
  gain: Float64Array,
  side: number,
): void {
  for (let i = 0; i < beside.length; i++) values[i] = power[beside[i] ?? 0] ?? 0;
  const usual = medianOf(values);
  for (const place of places) {
    const here = power[place] ?? 0;
    if (here <= usual) continue;
    const share = Math.sqrt(usual / here);
    gain[place] = Math.min(gain[place] ?? 1, share);
    const other = opposite(place, side);
    gain[other] = Math.min(gain[other] ?? 1, share);
  }
}

function add(
  samples: readonly Float64Array[],
  window: Float64Array,
  left: number,
  width: number,
  sums: Float32Array,
): void {
  const side = window.length;
  const [first, last] = [Math.max(0, -left), Math.min(side, width - left)];
  for (const [channel, values] of samples.entries()) {
    for (let y = 0; y < side; y++) {
      const down = window[y] ?? 0;
      for (let x = first; x < last; x++) {
        const at = (y * width + left + x) * 3 + channel;
        sums[at] = (sums[at] ?? 0) + down * (window[x] ?? 0) * (values[y * side + x] ?? 0);
      }
    }
  }
}
