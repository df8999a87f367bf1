import { open } from 'node:fs/promises';
import { limits } from '@naksha/contract/limits';
import type { Metadata } from 'sharp';
import { decode } from './decode.ts';
import { passesBytesOf } from './greed.ts';
import { needsJoining } from './normalise/planes/needs-joining.ts';
import { PictureError } from './picture-error.ts';
import { readDpi } from './read-dpi.ts';
import { refuseLarge } from './refuse-large.ts';
import { read } from './sharp.ts';
import { type PictureType, sniffedBytes, sniffType } from './sniff-type.ts';
import { readTiffDirectories, type TiffDirectory } from './tiff-directory.ts';

/** What a picture file's head says. Width and height are as it is looked at, after its orientation is applied. */
export interface Picture {
  readonly path: string;
  readonly contentType: PictureType;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly dpi: number | null;
  /** EXIF orientation, 1 … 8; 1 is upright. */
  readonly orientation: number;
  readonly hasAlpha: boolean;
}

/**
 * Reads a file's head and judges it by its bytes: only PNG, JPEG and TIFF, at most 280 million pixels and 64 pages. Throws
 * PictureError `upload_not_a_picture`, `image_unprocessable`, `too_many_pixels`. Pixels are not looked at: `checkWhole` does that.
 */
export async function openPicture(path: string): Promise<Picture> {
  const { contentType, bytes } = await judge(path);
  const head = await readHead(path);
  refuseGreedy(head);
  const isTurned = (head.orientation ?? 1) >= 5;
  const width = isTurned ? head.height : head.width;
  const height = isTurned ? head.width : head.height;
  refuseLarge(width, height);
  return {
    path,
    contentType,
    bytes,
    width,
    height,
    dpi: await readDpi(path),
    orientation: head.orientation ?? 1,
    hasAlpha: head.hasAlpha,
  };
}

async function judge(path: string): Promise<{ contentType: PictureType; bytes: number }> {
  const file = await open(path);
  try {
    const { size: bytes } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
    const contentType = sniffType(buffer);
    if (contentType === undefined) {
      throw new PictureError('upload_not_a_picture', 'Expected the bytes of a PNG, JPEG or TIFF file');
    }
    if (contentType === 'image/tiff') refuseMisread((await readTiffDirectories(file, bytes))[0]);
    return { contentType, bytes };
  } finally {
    await file.close();
  }
}

/** The limit is ours to name with its figures, so sharp's own, which gives none, is off here. No pixel is decoded. */
function readHead(path: string): Promise<Metadata> {
  return decode(() => read(path, { limitInputPixels: false }).metadata());
}

/** Throws PictureError `image_unprocessable` for a picture of which the decoder keeps more in memory than a child may have. */
function refuseGreedy(head: Metadata): void {
  const bytes = passesBytesOf(head);
  if (bytes <= limits.passesBytes) return;
  throw new PictureError(
    'image_unprocessable',
    `Expected a picture whose passes fit into ${limits.passesBytes} bytes, not ${bytes}`,
  );
}

const tag = { bits: 258, sampleFormat: 339 } as const;
const floating = 3;

/**
 * Throws PictureError `image_unprocessable` for what the decoder opens with colours that are not the file's: whole numbers of 32 bits,
 * and samples that have to be joined first. A wrong colour would go unnoticed into print.
 */
function refuseMisread(directory: TiffDirectory | undefined): void {
  const value = (entry: number) => directory?.get(entry);
  const isLong = (value(tag.bits) ?? 1) > 16 && value(tag.sampleFormat) !== floating;
  const isApart = directory !== undefined && needsJoining(directory);
  if (!isLong && !isApart) return;
  const reason = isLong ? 'whole numbers of more than 16 bits' : 'samples that do not lie together';
  throw new PictureError('image_unprocessable', `Expected samples that can be shown but the TIFF has ${reason}`);
}
