import { PictureError } from '../../picture-error.ts';
import { refuseLarge } from '../../refuse-large.ts';
import type { TiffDirectory } from '../../tiff-directory.ts';

/** How the planes of a TIFF lie in its file: one for each sample, or one in which the samples of a pixel follow each other. */
export interface PlaneLayout {
  readonly width: number;
  readonly height: number;
  readonly samples: number;
  readonly planes: number;
  /** Samples of a pixel in each plane. */
  readonly perPlane: number;
  /** Bits of a sample as the file has them. */
  readonly bits: number;
  readonly isFloating: boolean;
  readonly isTiled: boolean;
  /** Pixels of a piece across and down. */
  readonly across: number;
  readonly down: number;
  /** Tiles, or strips, of one plane. */
  readonly pieces: number;
  /** The entries that say where the pieces lie and how long they are. */
  readonly placesTag: number;
  readonly lengthsTag: number;
}

const tag = { width: 256, height: 257, bits: 258, samples: 277, rows: 278, planar: 284, format: 339 } as const;
const tile = { width: 322, height: 323, places: 324, lengths: 325 } as const;
const strip = { places: 273, lengths: 279 } as const;
const wholeBits: readonly number[] = [1, 2, 4, 8, 16, 32];
const [whole, floating] = [1, 3];
const separate = 2;
/** The decoder holds a row of tiles in memory, and a list of all of them. */
const mostTileBytes = 2 ** 28;
const mostPieces = 2 ** 23;

/**
 * Judges what the directory says, of pixels of at most so many samples. Throws PictureError `too_many_pixels`, and `image_unprocessable` for what no file is sound with.
 */
export function planeLayout(directory: TiffDirectory, mostSamples: number): PlaneLayout {
  const value = (entry: number, usual: number) => directory.get(entry) ?? usual;
  const [width, height] = [value(tag.width, 0), value(tag.height, 0)];
  refuseLarge(width, height);
  const [samples, bits, format] = [value(tag.samples, 1), value(tag.bits, 1), value(tag.format, whole)];
  const isTiled = directory.has(tile.width);
  const across = isTiled ? value(tile.width, 0) : width;
  const down = isTiled ? value(tile.height, 0) : Math.min(height, value(tag.rows, height));
  if (![width, height, samples, across, down].every((count) => Number.isInteger(count) && count > 0)) {
    throw broken('sizes that are none');
  }
  if (samples > mostSamples) throw broken(`${samples} samples of a pixel`);
  const isFloating = format === floating && bits === 32;
  if (!wholeBits.includes(bits) || !(isFloating || format === whole))
    throw broken(`samples of ${bits} bits and kind ${format}`);
  const planes = directory.get(tag.planar) === separate ? samples : 1;
  const perPlane = samples / planes;
  const abreast = Math.ceil(width / across);
  if (isTiled && (abreast * across * down * perPlane * bits) / 8 > mostTileBytes)
    throw broken(`tiles of ${across} × ${down} pixels`);
  const pieces = abreast * Math.ceil(height / down);
  if (pieces * planes > mostPieces) throw broken(`${pieces * planes} pieces`);
  const { places, lengths } = isTiled ? tile : strip;
  return {
    ...{ width, height, samples, planes, perPlane, bits, isFloating, isTiled, across, down, pieces },
    placesTag: places,
    lengthsTag: lengths,
  };
}

function broken(reason: string): PictureError {
  return new PictureError('image_unprocessable', `Expected planes that can be read but the TIFF has ${reason}`);
}
