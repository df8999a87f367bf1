import type { FileHandle } from 'node:fs/promises';
import type { TiffEntries } from '../../density/tiff-entries.ts';
import { PictureError } from '../../picture-error.ts';
import { refuseLarge } from '../../refuse-large.ts';
import type { TiffDirectory } from '../../tiff-directory.ts';
import { readEntry } from './read-entry.ts';

/**
 * Luma with chroma outside of a JPEG: the pixels of a unit, so many across and down, have lumas of their own, which come first, and
 * one chroma, blue then red.
 */
export interface Luma {
  readonly down: number;
  /** Width and height of the picture in pixels. */
  readonly size: readonly [width: number, height: number];
  /** The directory with units in the place of pixels and all that is in one in the place of samples. */
  readonly units: TiffDirectory;
  /** Rows of the picture, of three bytes for a pixel, from rows of units. */
  readonly toRgb: (units: Uint8Array, rows: number) => Uint8Array;
}

const tag = { width: 256, height: 257, bits: 258, photometric: 262, samples: 277, rows: 278, planar: 284 } as const;
const words = { predictor: 317, tileWidth: 322, tileHeight: 323, weights: 529, unit: 530, range: 532 } as const;
const lumaChroma = 6;
const sides: readonly number[] = [1, 2, 4];

/** Undefined for pictures that are none of these. Throws PictureError `image_unprocessable` for those that no reader agrees on. */
export async function readLuma(
  file: FileHandle,
  entries: TiffEntries,
  directory: TiffDirectory,
): Promise<Luma | undefined> {
  if (directory.get(tag.photometric) !== lumaChroma) return undefined;
  const [width, height] = [directory.get(tag.width) ?? 0, directory.get(tag.height) ?? 0];
  refuseLarge(width, height);
  const values = async (name: number, usual: readonly number[]): Promise<readonly number[]> => {
    const entry = entries.entries.find((each) => entries.number(each, 0, 2) === name);
    const read = entry && (await readEntry(file, entries, entry));
    if (read === undefined) return usual;
    const all = Array.from(read.values);
    const found = read.type === 'rational' ? pairs(all) : all;
    if (found.length !== usual.length || !found.every(Number.isFinite)) throw broken(`an entry ${name}`);
    return found;
  };
  const [across = 0, down = 0] = await values(words.unit, [2, 2]);
  const weights = await values(words.weights, [0.299, 0.587, 0.114]);
  const range = await values(words.range, [0, 255, 128, 255, 128, 255]);
  const isSplit = directory.get(tag.planar) === 2;
  if (directory.get(tag.bits) !== 8 || directory.get(tag.samples) !== 3) throw broken('samples of another number');
  if (!sides.includes(across) || !sides.includes(down)) throw broken(`units of ${across} × ${down}`);
  if (isSplit ? across * down > 1 : (directory.get(words.predictor) ?? 1) > 1) throw broken('units that are parted');
  const units = new Map(directory);
  const divide = (name: number, by: number) => {
    const value = directory.get(name);
    if (value !== undefined) units.set(name, value / by);
  };
  units.set(tag.width, Math.ceil(width / across));
  units.set(tag.height, Math.ceil(height / down));
  units.set(tag.samples, across * down + 2);
  // One strip may say more rows than there are.
  if ((directory.get(tag.rows) ?? height) >= height) units.delete(tag.rows);
  else divide(tag.rows, down);
  divide(words.tileWidth, across);
  divide(words.tileHeight, down);
  return { down, size: [width, height], units, toRgb: painter({ width, across, down, weights, range }) };
}

interface Painting {
  readonly width: number;
  readonly across: number;
  readonly down: number;
  readonly weights: readonly number[];
  readonly range: readonly number[];
}

function painter({ width, across, down, weights, range }: Painting): Luma['toRgb'] {
  const [red = 0, green = 0, blue = 0] = weights;
  const scale = (at: number, most: number) => {
    const [black = 0, white = 0] = range.slice(at);
    return Float64Array.from({ length: 256 }, (_, code) => ((code - black) * most) / (white - black));
  };
  const [lumas, blues, reds] = [scale(0, 255), scale(2, 127), scale(4, 127)];
  const unit = across * down + 2;
  const stride = Math.ceil(width / across) * unit;
  return (units, rows) => {
    const rgb = new Uint8ClampedArray(rows * width * 3);
    for (let y = 0, to = 0; y < rows; y++) {
      const row = Math.floor(y / down) * stride;
      for (let x = 0; x < width; x++, to += 3) {
        const at = row + Math.floor(x / across) * unit;
        const luma = lumas[units[at + (y % down) * across + (x % across)] ?? 0] ?? 0;
        const r = luma + (2 - 2 * red) * (reds[units[at + unit - 1] ?? 0] ?? 0);
        const b = luma + (2 - 2 * blue) * (blues[units[at + unit - 2] ?? 0] ?? 0);
        rgb[to] = r;
        rgb[to + 1] = (luma - red * r - blue * b) / green;
        rgb[to + 2] = b;
      }
    }
    return new Uint8Array(rgb.buffer);
  };
}

function pairs(values: readonly number[]): number[] {
  return Array.from({ length: values.length / 2 }, (_, i) => (values[i * 2] ?? 0) / (values[i * 2 + 1] ?? 0));
}

function broken(reason: string): PictureError {
  return new PictureError(
    'image_unprocessable',
    `Expected luma and chroma that can be read but the TIFF has ${reason}`,
  );
}
