import { type FileHandle, open, rm } from 'node:fs/promises';
import { decode } from '../../decode.ts';
import { readTiffEntries } from '../../density/tiff-entries.ts';
import { PictureError } from '../../picture-error.ts';
import { read } from '../../sharp.ts';
import type { TiffEntry } from '../../tiff/directory.ts';
import { createTiffRows, type TiffLayout } from '../../tiff/write-tiff.ts';
import type { TiffDirectory } from '../../tiff-directory.ts';
import { keptEntries } from './kept-entries.ts';
import { readLuma } from './luma.ts';
import { type PlaneLayout, planeLayout } from './plane-layout.ts';
import { writePlanePages } from './write-plane-pages.ts';

/** libvips' own format: this head, then the rows as they are. */
const headBytes = 64;
const stripBytes = 2 ** 20;
/** The most samples that the usual reading takes, and those of a unit of luma and chroma. */
const [mostSamples, mostInUnit] = [5, 18];
const rgb: TiffEntry = { tag: 262, type: 'short', values: [2] };
/** How the decoder names samples of these kinds. */
const depths = { 8: 'uchar', 16: 'ushort', 32: 'uint', float: 'float' } as const;

/**
 * Writes a TIFF whose samples do not lie together (`needsJoining`) as one in which those of a pixel do, with the same samples and the
 * same words about their colours; samples of less than eight bits are stretched to eight, and luma with chroma turns to RGB. `progress`
 * receives the share that is done. Spools lie beside `to`. Throws PictureError `image_unprocessable` and `too_many_pixels`; ENOSPC for
 * a full disk.
 */
export async function joinPlanes(
  from: string,
  to: string,
  directory: TiffDirectory,
  progress: (share: number) => void,
): Promise<void> {
  const pages = `${to}.pages`;
  let spools: readonly string[] = [];
  const file = await open(from);
  try {
    const entries = await readTiffEntries(file, 0);
    const luma = await readLuma(file, entries, directory);
    const layout = luma === undefined ? planeLayout(directory, mostSamples) : planeLayout(luma.units, mostInUnit);
    spools = Array.from({ length: layout.planes }, (_, plane) => `${to}.${plane}.v`);
    const { size: bytes } = await file.stat();
    const said = await keptEntries(file, entries, layout);
    const kept = luma === undefined ? said : [...said.filter((entry) => entry.tag !== rgb.tag), rgb];
    await writePlanePages({ from, file, bytes, directory: entries, layout }, pages);
    for (const [plane, spool] of spools.entries()) {
      await spoolPlane(pages, plane, spool, layout);
      progress((plane + 1) / layout.planes / 2);
    }
    await rm(pages);
    const depth = layout.bits === 32 ? 32 : layout.bits === 16 ? 16 : 8;
    const [width, height] = luma === undefined ? [layout.width, layout.height] : luma.size;
    const [samples, down] = luma === undefined ? [layout.samples, 1] : [3, luma.down];
    const most = Math.max(1, Math.round(stripBytes / (layout.width * layout.samples * (depth / 8))));
    const picture: TiffLayout = { width, height, samples, depth, isInks: false };
    const tiff = await createTiffRows(to, picture, { compression: 'deflate', rowsPerStrip: most * down, kept });
    try {
      for await (const { y, pixels } of joinedRows(spools, { ...layout, depth }, most)) {
        const rows = Math.min(most * down, height - y * down);
        await tiff.write(luma === undefined ? pixels : luma.toRgb(pixels, rows));
        progress(0.5 + y / layout.height / 2);
      }
      await tiff.finish();
    } finally {
      await tiff.close();
    }
  } finally {
    await file.close();
    for (const left of [pages, ...spools]) await rm(left, { force: true });
  }
}

async function spoolPlane(pages: string, page: number, spool: string, layout: PlaneLayout): Promise<void> {
  const { bits, isFloating, perPlane, height } = layout;
  const width = layout.width * perPlane;
  // The picture is not too large, though its samples may be more than a picture's pixels.
  const plane = () => read(pages, { page, ignoreIcc: true, limitInputPixels: false });
  const { depth } = await decode(() => plane().metadata());
  const wanted = isFloating ? depths.float : bits === 32 ? depths[32] : bits === 16 ? depths[16] : depths[8];
  const made = await decode(() =>
    plane()
      .toColourspace(bits === 16 ? 'grey16' : 'b-w')
      .toFile(spool),
  );
  if (depth !== wanted || made.channels !== 1 || made.width !== width || made.height !== height) {
    throw new PictureError(
      'image_unprocessable',
      `Expected a plane of ${wanted} but it has ${made.channels} of ${depth}`,
    );
  }
}

/** The picture from top to bottom, a few rows at a time. */
async function* joinedRows(
  spools: readonly string[],
  { width, height, samples, depth }: Omit<TiffLayout, 'isInks'>,
  most: number,
): AsyncGenerator<{ y: number; pixels: Uint8Array }> {
  const files: FileHandle[] = [];
  try {
    for (const spool of spools) files.push(await open(spool));
    // Samples of a row in each plane.
    const count = (width * samples) / spools.length;
    const stride = count * (depth / 8);
    const samplesIn = depth === 8 ? Uint8Array : depth === 16 ? Uint16Array : Uint32Array;
    const room = new Uint8Array(most * stride);
    for (let y = 0; y < height; y += most) {
      const rows = Math.min(most, height - y);
      const joined = new samplesIn(rows * width * samples);
      for (const [plane, file] of files.entries()) {
        const { bytesRead } = await file.read(room, 0, rows * stride, headBytes + y * stride);
        if (bytesRead < rows * stride) throw new Error(`Expected a whole spool but it ends in row ${y}`);
        const own = new samplesIn(room.buffer, 0, rows * count);
        for (let i = 0, at = plane; i < own.length; i++, at += files.length) joined[at] = own[i] as number;
      }
      yield { y, pixels: new Uint8Array(joined.buffer) };
    }
  } finally {
    for (const file of files) await file.close();
  }
}
