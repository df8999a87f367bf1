import type { Sharp } from 'sharp';
import { decode } from './decode.ts';
import { read } from './sharp.ts';
import type { PictureType } from './sniff-type.ts';

/** A file of the trade. `quality` speaks of JPEG, `compression` of TIFF. */
export interface Encoding {
  readonly format: 'png' | 'jpeg' | 'tiff';
  readonly dpi: number;
  readonly quality: number;
  readonly compression: 'none' | 'lzw' | 'deflate';
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
 * Writes a picture file as another, in sRGB and upright, with its dots per inch. libvips reads and writes row by row, so
 * 280 million pixels need some 100 MB; only pictures lying on their side are held whole. Throws
 * PictureError for a damaged source, ENOSPC for a full disk.
 */
export async function encodePicture(from: string, to: string, encoding: Encoding): Promise<Encoded> {
  const reduce = { width: encoding.width, withoutEnlargement: true };
  const upright = read(from)
    .autoOrient()
    .resize(encoding.width === undefined ? {} : reduce);
  const picture = write(upright.toColourspace('srgb').withMetadata({ density: encoding.dpi }), encoding);
  const { width, height } = await decode(() => picture.toFile(to));
  return { contentType: `image/${encoding.format}`, width, height };
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
