import { open } from 'node:fs/promises';
import { decode } from './decode.ts';
import { misreadKind } from './normalise/misread-kind.ts';
import { needsJoining } from './normalise/planes/needs-joining.ts';
import { read } from './sharp.ts';
import { sniffedBytes, sniffType } from './sniff-type.ts';
import { readTiffDirectories } from './tiff-directory.ts';

/** What it costs to judge a picture. */
export interface PictureWeight {
  readonly pixels: number;
  /** Of temporary files, at most. */
  readonly temporaryBytes: number;
}

const tag = { width: 256, height: 257, samples: 277 } as const;
const longestSampleBytes = 4;

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
    if (type === undefined) return { pixels: 0, temporaryBytes: 0 };
    if (type === 'image/tiff') {
      const [directory] = await readTiffDirectories(file, size);
      const pixels = (directory?.get(tag.width) ?? 0) * (directory?.get(tag.height) ?? 0);
      const spoolBytes = pixels * (directory?.get(tag.samples) ?? 1) * longestSampleBytes;
      const isJoined = directory !== undefined && needsJoining(directory);
      const isSpooled = misreadKind(directory) !== undefined;
      return { pixels, temporaryBytes: (isJoined ? spoolBytes : 0) + (isSpooled ? spoolBytes + size : 0) };
    }
    const { width, height } = await decode(() => read(path, { limitInputPixels: false }).metadata());
    return { pixels: width * height, temporaryBytes: 0 };
  } finally {
    await file.close();
  }
}
