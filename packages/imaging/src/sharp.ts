import { limits } from '@naksha/contract/limits';
import sharp, { type Sharp, type SharpOptions } from 'sharp';

// Whatever a file calls itself, only these three decoders ever see its bytes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadTiff'] });
// Every file is opened once; a cache of operations would only keep memory and open files.
sharp.cache(false);

/** Opens a PNG, JPEG or TIFF file, first page, read from top to bottom; any warning of a decoder refuses it. */
export function read(path: string, options: SharpOptions = {}): Sharp {
  return sharp(path, {
    limitInputPixels: limits.maxPixels,
    sequentialRead: true,
    failOn: 'warning',
    limitInputChannels: 5,
    ...options,
  });
}

/** Takes raw 8-bit sRGB pixels. */
export function fromRaw(pixels: Uint8Array, width: number, height: number, channels: 1 | 2 | 3 | 4): Sharp {
  return sharp(pixels, { raw: { width, height, channels }, limitInputPixels: limits.maxPixels });
}

/** Takes raw 8-bit sRGB pixels of frames of one size, one below the other. */
export function fromFrames(pixels: Uint8Array, width: number, height: number, frames: number): Sharp {
  const raw = { width, height: height * frames, channels: 3, pageHeight: height } as const;
  return sharp(pixels, { raw, limitInputPixels: limits.maxPixels });
}
