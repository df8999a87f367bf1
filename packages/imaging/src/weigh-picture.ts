import { open } from 'node:fs/promises';
import { decode } from './decode.ts';
import { passesBytesOf } from './greed.ts';
import { misreadKind } from './normalise/misread-kind.ts';
import { needsJoining } from './normalise/planes/needs-joining.ts';
import { read } from './sharp.ts';
import { sniffedBytes, sniffType } from './sniff-type.ts';
import { readTiffDirectories, type TiffDirectory } from './tiff-directory.ts';

/** What it costs to judge a picture. */
export interface PictureWeight {
  /** That are decoded, the parts of tiles beyond the picture included. */
  readonly pixels: number;
  /** Of temporary files, at most. */
  readonly temporaryBytes: number;
  /** Of what its decoder keeps whole. */
  readonly memoryBytes: number;
}

const tag = { width: 256, height: 257, samples: 277, tileWidth: 322, tileHeight: 323 } as const;
/** More samples of a pixel cost as much as more pixels. */
const usualSamples = 4;
const longestSampleBytes = 4;
/** What the decoder hands out at least, and what each of them has in a PNG that is written from it. */
const [leastSpooled, pngSampleBytes] = [3, 2];

/**
 * Says from a file's head what judging it will cost, before any of it is spent. Throws PictureError
 * `image_unprocessable`; what is no picture, or too large a one, is not refused here.
 */
export async function weighPicture(path: string): Promise<PictureWeight> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
    const type = sniffType(buffer);
    // Refused without a look at its pixels.
    if (type === undefined) return { pixels: 0, temporaryBytes: 0, memoryBytes: 0 };
    if (type === 'image/tiff') {
      const [directory] = await readTiffDirectories(file, size);
      const pixels = (directory?.get(tag.width) ?? 0) * (directory?.get(tag.height) ?? 0);
      const temporaryBytes = temporaryBytesOf(directory, pixels, size);
      return { pixels: decodedPixels(directory), temporaryBytes, memoryBytes: 0 };
    }
    const head = await decode(() => read(path, { limitInputPixels: false }).metadata());
    return { pixels: head.width * head.height, temporaryBytes: 0, memoryBytes: passesBytesOf(head) };
  } finally {
    await file.close();
  }
}

/** A tile is decoded whole, however little of it the picture shows. */
function decodedPixels(directory: TiffDirectory | undefined): number {
  const along = (side: number, tile: number) => {
    const pixels = directory?.get(side) ?? 0;
    const step = Math.max(1, directory?.get(tile) ?? 1);
    return Math.ceil(pixels / step) * step;
  };
  const samples = directory?.get(tag.samples) ?? 1;
  return along(tag.width, tag.tileWidth) * along(tag.height, tag.tileHeight) * Math.max(1, samples / usualSamples);
}

/** Compressed files are taken to be as long as what they hold. */
function temporaryBytesOf(directory: TiffDirectory | undefined, pixels: number, fileBytes: number): number {
  if (directory === undefined) return 0;
  const samples = directory.get(tag.samples) ?? 1;
  const sampleBytes = pixels * samples * longestSampleBytes;
  // A copy whose planes are pages, the planes, and what they are joined to.
  const joining = needsJoining(directory) ? fileBytes + 2 * sampleBytes : 0;
  if (misreadKind(directory) === undefined) return joining;
  // A copy with another label, its samples, and the PNG.
  const copy = joining > 0 ? Math.max(fileBytes, sampleBytes) : fileBytes;
  return joining + copy + pixels * Math.max(samples, leastSpooled) * (longestSampleBytes + pngSampleBytes);
}
