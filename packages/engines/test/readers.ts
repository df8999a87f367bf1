import { readFile } from 'node:fs/promises';
import { fromArrayBuffer } from 'geotiff';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import sharp from 'sharp';

/** A picture as a program reads it: samples pixel by pixel, row by row. */
export interface ReadPicture {
  readonly width: number;
  readonly height: number;
  readonly samples: ArrayLike<number>;
}

/** By libvips, which uses libspng, libjpeg and libtiff: samples as they lie in the file. */
export async function readByVips(
  path: string,
): Promise<ReadPicture & { readonly channels: number; readonly dpi: number }> {
  const { depth, density = 0, space } = await sharp(path).metadata();
  const isDeep = depth === 'ushort';
  const opened = sharp(path, { ignoreIcc: true, failOn: 'warning' });
  const picture =
    space === 'cmyk'
      ? opened.pipelineColourspace('cmyk').toColourspace('cmyk')
      : opened.toColourspace(isDeep ? 'rgb16' : 'srgb');
  const { data, info } = await picture
    .raw({ depth: isDeep ? 'ushort' : 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const samples = isDeep ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data;
  return { width: info.width, height: info.height, samples, channels: info.channels, dpi: density };
}

/** By pngjs, which is all JavaScript. Its four samples are brought down to those that there are. */
export async function readByPngjs(path: string, channels: number): Promise<ReadPicture> {
  const png = PNG.sync.read(await readFile(path), { skipRescale: true });
  const all: ArrayLike<number> = png.data;
  const samples = Array.from(all).filter((_, i) => i % 4 < channels);
  return { width: png.width, height: png.height, samples };
}

/** By geotiff.js, with the dots per inch that it finds. */
export async function readByGeotiff(path: string): Promise<ReadPicture & { readonly dpi: number }> {
  const bytes = await readFile(path);
  const tiff = await fromArrayBuffer(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const image = await tiff.getImage();
  const rasters = await image.readRasters({ interleave: true });
  const samples = Array.from(rasters, Number);
  const [over = 0, under = 1] = Array.from<number>(image.fileDirectory.XResolution);
  return { width: image.getWidth(), height: image.getHeight(), samples, dpi: over / under };
}

/** By jpeg-js: red, green and blue; inks as the light that they leave (`lightOf`). */
export async function readByJpegJs(path: string): Promise<ReadPicture> {
  const { width, height, data } = jpeg.decode(await readFile(path), { useTArray: true, formatAsRGBA: false });
  return { width, height, samples: data };
}

/** Four inks as red, green and blue, each ink taking its own share of the light. */
export function lightOf(inks: ReadPicture): ReadPicture {
  const light = Array.from({ length: (inks.samples.length / 4) * 3 }, (_, i) => {
    const at = Math.floor(i / 3) * 4;
    const [ink, black] = [inks.samples[at + (i % 3)] ?? 0, inks.samples[at + 3] ?? 0];
    return 255 - Math.min(255, ink * (1 - black / 255) + black);
  });
  return { ...inks, samples: light };
}

/** The largest difference between two readings; infinite when they are not of one size. */
export function apart(one: ReadPicture, other: ReadPicture): number {
  if (one.width !== other.width || one.height !== other.height) return Number.POSITIVE_INFINITY;
  if (one.samples.length !== other.samples.length) return Number.POSITIVE_INFINITY;
  let most = 0;
  for (let i = 0; i < one.samples.length; i++) {
    most = Math.max(most, Math.abs((one.samples[i] ?? 0) - (other.samples[i] ?? 0)));
  }
  return most;
}
