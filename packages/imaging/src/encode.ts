import { dirname } from 'node:path';
import type { Sharp } from 'sharp';
import { eachBand } from './bands/each-band.ts';
import { openRows } from './bands/open-rows.ts';
import { createPngRows } from './bands/write-png.ts';
import { decode } from './decode.ts';
import { read } from './sharp.ts';
import type { PictureType } from './sniff-type.ts';

/** A file of the trade. `quality` speaks of JPEG, `compression` of TIFF. */
export interface Encoding {
  readonly format: 'png' | 'jpeg' | 'tiff';
  readonly dpi: number;
  readonly quality: number;
  readonly compression: 'none' | 'lzw' | 'deflate';
  /** Parts the colours into the four inks of the press, for JPEG and TIFF; sRGB when absent. */
  readonly inks?: 'rgb' | 'cmyk';
  /** Reduces the picture to this width; it is never enlarged. */
  readonly width?: number;
}

export interface Encoded {
  readonly contentType: PictureType;
  readonly width: number;
  readonly height: number;
}

const mmPerInch = 25.4;

/**
 * Writes a picture file as another, in sRGB or CMYK and upright, with its dots per inch. libvips reads and writes row by row, so
 * 280 million pixels need some 100 MB; only pictures lying on their side are held whole. Throws
 * PictureError for a damaged source, ENOSPC for a full disk.
 */
export async function encodePicture(from: string, to: string, encoding: Encoding): Promise<Encoded> {
  if (encoding.format === 'png' && encoding.width === undefined) return encodePng(from, to, encoding.dpi);
  const reduce = { width: encoding.width, withoutEnlargement: true };
  const upright = read(from)
    .autoOrient()
    .resize(encoding.width === undefined ? {} : reduce);
  const coloured =
    encoding.inks === 'cmyk' && encoding.format !== 'png'
      ? upright
          .flatten({ background: '#ffffff' })
          .toColourspace('cmyk')
          .withMetadata({ density: encoding.dpi, icc: 'cmyk' })
      : upright.toColourspace('srgb').withMetadata({ density: encoding.dpi });
  const picture = write(coloured, encoding);
  const { width, height } = await decode(() => picture.toFile(to));
  return { contentType: `image/${encoding.format}`, width, height };
}

/** The PNG writer of our own is quicker than the library's and its files are smaller; it keeps sixteen bits, too. */
async function encodePng(from: string, to: string, dpi: number): Promise<Encoded> {
  const rows = await openRows(from, dirname(to));
  try {
    const png = await createPngRows(to, rows.layout, dpi);
    try {
      for await (const band of eachBand(rows)) await png.write(band.pixels);
      await png.finish();
    } finally {
      await png.close();
    }
    return { contentType: 'image/png', width: rows.layout.width, height: rows.layout.height };
  } finally {
    await rows.close();
  }
}

function write(picture: Sharp, { format, dpi, quality, compression }: Encoding): Sharp {
  if (format === 'png') return picture.png({ compressionLevel: 6 });
  if (format === 'tiff') {
    const perMm = dpi / mmPerInch;
    return picture.tiff({ compression, predictor: 'horizontal', xres: perMm, yres: perMm, resolutionUnit: 'inch' });
  }
  // Optimised Huffman tables would hold the whole picture's coefficients, and subsampled colour would blur thin coloured lines.
  return picture
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, optimiseCoding: false, chromaSubsampling: quality >= 90 ? '4:4:4' : '4:2:0' });
}
