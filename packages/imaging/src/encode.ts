import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInkParting, pressProfileUrl, type Rendering, readPress } from '@naksha/colour';
import type { Sharp } from 'sharp';
import { whileGrowing } from './at-work.ts';
import { bandRows, eachBand } from './bands/each-band.ts';
import { openRows, type Rows } from './bands/open-rows.ts';
import type { PixelLayout } from './bands/pixel-layout.ts';
import { createPngRows } from './bands/write-png.ts';
import { decode } from './decode.ts';
import { onWhite } from './flat/on-white.ts';
import { openPicture } from './open.ts';
import { srgbProfile } from './psd/srgb-profile.ts';
import { read } from './sharp.ts';
import type { PictureType } from './sniff-type.ts';
import { createTiffRows, type TiffWords } from './tiff/write-tiff.ts';

/** A file of the trade. `quality` speaks of JPEG, `compression` of TIFF. */
export interface Encoding {
  readonly format: 'png' | 'jpeg' | 'tiff';
  readonly dpi: number;
  readonly quality: number;
  readonly compression: 'none' | 'lzw' | 'deflate';
  /** Bits of a sample in PNG and TIFF; 'own', as when absent, keeps those of the picture. Inks and JPEG have 8. */
  readonly bits?: 'own' | 8 | 16;
  /** A BigTIFF also where the pixels have room in a TIFF. */
  readonly bigTiff?: boolean;
  /** Parts the colours into the four inks of the press, for JPEG and TIFF; sRGB when absent. */
  readonly inks?: 'rgb' | 'cmyk';
  /** How colours beyond the press are brought to it; perceptual when absent. */
  readonly rendering?: Rendering;
  /** Reduces the picture to this width; it is never enlarged. */
  readonly width?: number;
}

export interface Encoded {
  readonly contentType: PictureType;
  readonly width: number;
  readonly height: number;
}

/** Receives the share that is done. */
type Progress = (share: number) => void;

/**
 * Writes a picture file as another, in sRGB or CMYK with the profile and upright, with its dots per inch. Rows go through from top to
 * bottom, by way of spools beside the new file: 280 million pixels need some 150 MB of memory. Throws PictureError for a damaged
 * source, ENOSPC for a full disk.
 */
export async function encodePicture(
  from: string,
  to: string,
  encoding: Encoding,
  progress: Progress = () => undefined,
): Promise<Encoded> {
  const { format, inks, width: widest } = encoding;
  const isParted = inks === 'cmyk' && format !== 'png';
  if (format === 'jpeg' && !isParted && (await isStraightforward(from))) return encodeJpeg(from, to, encoding);
  const depth = format === 'jpeg' || isParted || encoding.bits === 8 ? 8 : 'own';
  const rows = await openRows(from, dirname(to), depth, widest);
  try {
    if (format === 'png') await writePng(rows, to, encoding, progress);
    else if (format === 'tiff') await writeTiff(rows, to, encoding, progress);
    else {
      const spool = `${to}.spool`;
      try {
        await writeTiff(rows, spool, { ...encoding, compression: 'none' }, progress);
        await encodeSpool(spool, to, encoding, isParted);
      } finally {
        await rm(spool, { force: true });
      }
    }
    const { width, height } = rows.layout;
    return { contentType: `image/${format}`, width, height };
  } finally {
    await rows.close();
  }
}

/** True for a picture that goes to JPEG without a spool: upright, of eight bits, without channels of its own; see `srgbOf` for others. */
async function isStraightforward(from: string): Promise<boolean> {
  const { orientation } = await openPicture(from);
  const { space, channels } = await decode(() => read(from).metadata());
  return orientation <= 2 && space !== 'rgb16' && space !== 'grey16' && channels <= 4;
}

/** The PNG writer of our own is quicker than the library's and its files are smaller; it has sixteen bits, too. */
async function writePng(rows: Rows, to: string, { dpi, bits }: Encoding, progress: Progress): Promise<void> {
  const isWidened = bits === 16 && rows.layout.depth === 8;
  const png = await createPngRows(to, { ...rows.layout, ...(isWidened ? { depth: 16 } : {}) }, dpi);
  try {
    for await (const { y, height, pixels } of eachBand(rows)) {
      await png.write(isWidened ? widenRows(pixels) : pixels);
      progress((y + height) / rows.layout.height);
    }
    await png.finish();
  } finally {
    await png.close();
  }
}

async function writeTiff(rows: Rows, to: string, encoding: Encoding, progress: Progress): Promise<void> {
  const { layout } = rows;
  const isInks = encoding.inks === 'cmyk';
  const isWidened = encoding.bits === 16 && layout.depth === 8 && encoding.format === 'tiff' && !isInks;
  const part = isInks ? inkRows(layout, encoding.rendering ?? 'perceptual') : undefined;
  const words: TiffWords = {
    dpi: encoding.dpi,
    compression: encoding.compression,
    profile: isInks ? pressProfile() : srgbProfile(),
    rowsPerStrip: bandRows(layout),
    isBig: encoding.bigTiff === true && encoding.format === 'tiff',
  };
  const tiff = await createTiffRows(to, { ...samplesOf(layout, isInks, isWidened), isInks }, words);
  try {
    for await (const { y, height, pixels } of eachBand(rows)) {
      await tiff.write(part?.(pixels) ?? (isWidened ? widenRows(pixels) : pixels));
      progress((y + height) / layout.height);
    }
    await tiff.finish();
  } finally {
    await tiff.close();
  }
}

function samplesOf({ width, height, channels, depth }: PixelLayout, isInks: boolean, isWidened: boolean) {
  return { width, height, samples: isInks ? 4 : channels, depth: isWidened ? 16 : depth } as const;
}

async function encodeJpeg(from: string, to: string, encoding: Encoding): Promise<Encoded> {
  const { dpi, width: widest } = encoding;
  const picture = read(from)
    .autoOrient()
    .resize(widest === undefined ? {} : { width: widest, withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .withIccProfile('srgb')
    // Where a photograph was taken, and what else it says, is no one's business.
    .withExif({})
    .withDensity(dpi);
  return writeJpeg(picture, to, encoding);
}

/** Samples are written as they lie in the spool: inks with its profile, all else is sRGB already. */
async function encodeSpool(from: string, to: string, encoding: Encoding, isParted: boolean): Promise<Encoded> {
  const samples = read(from, { ignoreIcc: true });
  const picture = isParted
    ? samples.pipelineColourspace('cmyk').toColourspace('cmyk').keepIccProfile().withDensity(encoding.dpi)
    : samples.toColourspace('srgb').flatten({ background: '#ffffff' }).withMetadata({ density: encoding.dpi });
  return writeJpeg(picture, to, encoding);
}

async function writeJpeg(picture: Sharp, to: string, { quality }: Encoding): Promise<Encoded> {
  // Optimised Huffman tables would hold the whole picture's coefficients, and subsampled colour would blur thin coloured lines.
  const jpeg = picture.jpeg({ quality, optimiseCoding: false, chromaSubsampling: quality >= 90 ? '4:4:4' : '4:2:0' });
  const { width, height } = await whileGrowing(to, () => decode(() => jpeg.toFile(to)));
  return { contentType: 'image/jpeg', width, height };
}

/** Eight-bit samples as sixteen bits, little-endian, of the same brightness: 255 becomes 65,535. */
function widenRows(rows: Uint8Array): Uint8Array {
  const wide = new Uint8Array(rows.length * 2);
  for (let at = 0; at < rows.length; at++) wide[at * 2] = wide[at * 2 + 1] = rows[at] as number;
  return wide;
}

/**
 * Parts 8-bit rows into cyan, magenta, yellow and black, transparency on white. The pixels are changed where they lie; the inks are
 * the caller's until the next rows come.
 */
function inkRows({ channels }: Pick<PixelLayout, 'channels'>, rendering: Rendering): (rows: Uint8Array) => Uint8Array {
  const part = createInkParting(readPress(pressProfile()), rendering);
  let room = new Uint8Array();
  return (rows) => {
    const length = (rows.length / channels) * 4;
    if (room.length < length) room = new Uint8Array(length);
    const inks = room.subarray(0, length);
    part(onWhite(rows, channels), channels, inks);
    return inks;
  };
}

let kept: Uint8Array | undefined;

/** The profile of the press that pictures are parted for, as it is written into files. */
function pressProfile(): Uint8Array {
  kept ??= new Uint8Array(readFileSync(pressProfileUrl()));
  return kept;
}
