import { cmPerInch } from '@naksha/contract';

/** Values of a TIFF directory by their tags, as `t` and the number. */
type Directory = Readonly<Record<string, unknown>>;

/** Browsers draw no larger canvases reliably. */
const longestSide = 16_384;
const mostPixels = 100_000_000;
/** None, LZW, deflate under both its numbers, PackBits. */
const compressions = [1, 5, 8, 32_946, 32_773];

/**
 * True for a TIFF whose pixels an 8-bit canvas holds exactly: opaque grey, RGB or palette colours in sRGB, upright, of usual size. All
 * others, as with inks, deeper samples, transparency or a profile, keep their colours only when the server opens them.
 */
export function isPlain(directory: Directory): boolean {
  const width = numbers(directory, 256)[0] ?? 0;
  const height = numbers(directory, 257)[0] ?? 0;
  const bits = numbers(directory, 258);
  const photometric = numbers(directory, 262)[0] ?? -1;
  const isGrey = photometric === 0 || photometric === 1;
  const isWhole =
    (photometric === 2 && bits.length === 3 && bits.every((each) => each === 8)) ||
    ((isGrey || photometric === 3) && bits.length === 1 && bits[0] === 8) ||
    (isGrey && (bits.length === 0 || (bits.length === 1 && bits[0] === 1)));
  return (
    isWhole &&
    width > 0 &&
    height > 0 &&
    Math.max(width, height) <= longestSide &&
    width * height <= mostPixels &&
    compressions.includes(numbers(directory, 259)[0] ?? 1) &&
    (numbers(directory, 274)[0] ?? 1) === 1 &&
    (numbers(directory, 284)[0] ?? 1) === 1 &&
    (numbers(directory, 339)[0] ?? 1) === 1 &&
    directory.t322 === undefined &&
    directory.t34675 === undefined
  );
}

/** Dots per inch; undefined when the file says none. */
export function densityOf(directory: Directory): number | undefined {
  const resolution = ratios(directory, 282)[0];
  const unit = numbers(directory, 296)[0] ?? 2;
  if (resolution === undefined || !(resolution > 0 && resolution < Number.POSITIVE_INFINITY) || unit === 1)
    return undefined;
  return Math.round(unit === 3 ? resolution * cmPerInch : resolution);
}

/** Fractions lie there as pairs of numbers. */
function ratios(directory: Directory, tag: number): number[] {
  const value = directory[`t${tag}`];
  const isPaired = Array.isArray(value) && value.every((each) => Array.isArray(each) && each.length === 2);
  return isPaired ? value.map(([over, under]) => Number(over) / Number(under)) : [];
}

function numbers(directory: Directory, tag: number): number[] {
  const value = directory[`t${tag}`];
  return Array.isArray(value) || ArrayBuffer.isView(value) ? Array.from(value as ArrayLike<unknown>, Number) : [];
}
