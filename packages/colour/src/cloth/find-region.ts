import { blurredWithin, type ClothPicture, clothField, reduced } from './cloth-field.ts';
import { findBackdrop } from './find-backdrop.ts';
import { partsOf } from './parts-of.ts';

/** The side at which a garment is looked for. */
const lookedPx = 256;
/** The texture of a patterned cloth has so many times the energy of what lies around it. */
const clearTimes = 5;
/** Logarithms of light that a plain surface with its noise varies by, squared. */
const plain = 0.0006;
/** Shares that a region has at least of the picture, and of what stands before a backdrop: a label in a collar is no cloth. */
const leastShare = { picture: 0.02, standing: 0.08 };

/**
 * The largest connected part of a picture that is patterned, as 1 in a mask of its size; undefined for a picture without any pattern.
 * All that stands before a plain backdrop where that is patterned all over, and the whole picture where there is no backdrop.
 */
export function findRegion(picture: Omit<ClothPicture, 'inside'>): Uint8Array | undefined {
  const whole = new Uint8Array(picture.width * picture.height).fill(1);
  const copy = reduced({ ...picture, inside: whole }, Math.max(picture.width, picture.height) / lookedPx);
  const { width, height } = copy;
  const small = { ...copy, inside: findBackdrop(copy).map((isBehind) => 1 - isBehind) };
  const own = (values: Float32Array) => values.filter((_, at) => small.inside[at] === 1);
  const energy = textureOf(small);
  if (Math.max(...quantilesOf(own(energy), [0.9])) < plain) return undefined;
  const levels = energy.map((value) => Math.log(value + plain / 8));
  const { cut, low, high } = splitOf(own(levels));
  const isClear = high - low >= Math.log(clearTimes);
  const marked = Float32Array.from(levels, (level, at) => (small.inside[at] && (level > cut || !isClear) ? 1 : 0));
  // Texture is seen a little beyond the cloth's edge.
  const core = blurredWithin(marked, small.inside, width, height, radiusOf(small));
  const region = largestOf(
    Uint8Array.from(core, (share, at) => (small.inside[at] && share > mostlyIn ? 1 : 0)),
    width,
    height,
  );
  const sumOf = (mask: Uint8Array) => mask.reduce((sum, value) => sum + value, 0);
  const standing = sumOf(small.inside);
  const least = Math.max(
    leastShare.picture * region.length,
    standing < region.length ? leastShare.standing * standing : 0,
  );
  if (sumOf(region) < least) return undefined;
  return Uint8Array.from({ length: whole.length }, (_, at) => {
    const x = Math.floor(((at % picture.width) * width) / picture.width);
    const y = Math.floor((Math.floor(at / picture.width) * height) / picture.height);
    return region[y * width + x] ?? 0;
  });
}

/** Of the surroundings of a place in a region must be patterned. */
const mostlyIn = 0.97;

/** Pixels around a place whose texture is its own. */
const radiusOf = ({ width, height }: ClothPicture) => Math.max(3, Math.round(Math.max(width, height) / 36));

/** How much is drawn around each pixel: the energy of light and of both ratios of colours. */
function textureOf(small: ClothPicture): Float32Array {
  const { width, height, pixels, inside } = small;
  const radius = radiusOf(small);
  const { light } = clothField(small);
  const ratio = (one: number, other: number) =>
    Float32Array.from({ length: width * height }, (_, at) =>
      Math.log(((pixels[at * 3 + one] ?? 0) + 16) / ((pixels[at * 3 + other] ?? 0) + 16)),
    );
  const energy = new Float32Array(width * height);
  for (const plane of [light, ratio(0, 1), ratio(2, 1)]) {
    const around = blurredWithin(plane, inside, width, height, radius);
    const squares = blurredWithin(
      plane.map((value, at) => (value - (around[at] ?? 0)) ** 2),
      inside,
      width,
      height,
      radius,
    );
    for (let at = 0; at < energy.length; at++) energy[at] = (energy[at] ?? 0) + (squares[at] ?? 0);
  }
  return energy;
}

function quantilesOf(values: Float32Array, shares: readonly number[]): number[] {
  const sorted = values.slice().sort();
  return shares.map((share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
}

/** Where two classes part best, after Otsu 1979, and the middle of each. */
function splitOf(levels: Float32Array): { cut: number; low: number; high: number } {
  const sorted = levels.slice().sort();
  const total = sorted.reduce((sum, value) => sum + value, 0);
  let best = { between: -1, cut: 0, low: 0, high: 0 };
  let sum = 0;
  for (let i = 1; i < sorted.length; i++) {
    sum += sorted[i - 1] ?? 0;
    const low = sum / i;
    const high = (total - sum) / (sorted.length - i);
    const between = i * (sorted.length - i) * (high - low) ** 2;
    if (between > best.between) best = { between, cut: sorted[i] ?? 0, low, high };
  }
  return best;
}

function largestOf(marked: Uint8Array, width: number, height: number): Uint8Array {
  const { labels, sizes } = partsOf(width, height, (at) => marked[at] === 1);
  const largest = sizes.indexOf(Math.max(...sizes));
  return Uint8Array.from(labels, (label) => (label >= 0 && label === largest ? 1 : 0));
}
