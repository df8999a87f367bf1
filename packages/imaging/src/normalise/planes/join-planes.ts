import { type FileHandle, open, rm } from 'node:fs/promises';
import { decode } from '../../decode.ts';
import { readTiffEntries, type TiffEntries } from '../../density/tiff-entries.ts';
import { PictureError } from '../../picture-error.ts';
import { read } from '../../sharp.ts';
import type { TiffEntry } from '../../tiff/directory.ts';
import { createTiffRows, type TiffLayout } from '../../tiff/write-tiff.ts';
import type { TiffDirectory } from '../../tiff-directory.ts';
import { readLuma } from './luma.ts';
import { type PlaneLayout, planeLayout } from './plane-layout.ts';
import { readEntry } from './read-entry.ts';
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

const bitsTag = 258;
const paletteTag = 320;
/**
 * What says how samples look: their kind, orientation, dots per inch, white, palette, inks and their number, dots of ink, samples
 * beside the colours, format, profile.
 */
const kept: readonly number[] = [262, 274, 282, 283, 296, 318, 319, paletteTag, 332, 334, 336, 338, 339, 34_675];

/**
 * The entries that stay true when the planes of a picture are put together. Throws PictureError `image_unprocessable` where values lie
 * outside of the file, and for planes of different depths.
 */
async function keptEntries(
  file: FileHandle,
  directory: TiffEntries,
  { bits }: Pick<PlaneLayout, 'bits'>,
): Promise<TiffEntry[]> {
  const found: TiffEntry[] = [];
  for (const entry of directory.entries) {
    const tag = directory.number(entry, 0, 2);
    if (tag !== bitsTag && !kept.includes(tag)) continue;
    const values = await readEntry(file, directory, entry);
    if (values === undefined) continue;
    if (tag !== bitsTag)
      found.push(tag === paletteTag && bits < 8 ? { ...values, values: widened(values, bits) } : values);
    else if (Array.from(values.values).some((value) => value !== bits)) {
      throw new PictureError('image_unprocessable', 'Expected planes of one depth');
    }
  }
  return found;
}

/** A palette for samples that were stretched to eight bits: of each of its three colours 256 steps. */
function widened({ values }: TiffEntry, bits: number): number[] {
  const most = 2 ** bits - 1;
  return Array.from({ length: 3 * 256 }, (_, i) => {
    const step = Math.round(((i % 256) / 255) * most);
    return values[Math.floor(i / 256) * (most + 1) + step] ?? 0;
  });
}
