import { readSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { atWork, whileGrowing } from '../at-work.ts';
import { decode } from '../decode.ts';
import { openPicture, type Picture } from '../open.ts';
import { read } from '../sharp.ts';
import { hasSixteenBits, srgbOf } from '../srgb-of.ts';
import { type PixelLayout, pixelBytes, rowBytes } from './pixel-layout.ts';

/** A picture whose rows can be read in any order. */
export interface Rows {
  readonly layout: PixelLayout;
  /** What the file says of itself. */
  readonly picture: Picture;
  /**
   * Rows `y` up to `y + count`, which must lie inside the picture. The bytes are the caller's own; they are laid into `room` where there
   * is one.
   */
  readonly read: (y: number, count: number, room?: Uint8Array) => Promise<Uint8Array>;
  /** `count` pixels of row `y` from `x` on, which must lie inside it, at once: for work that copies many short runs. */
  readonly readRun: (y: number, x: number, count: number, room: Uint8Array) => void;
  /** Gives the spool back. */
  readonly close: () => Promise<void>;
}

/** libvips' own format: this head, then the rows as they are. */
const headBytes = 64;

/**
 * Opens a PNG, JPEG or TIFF as rows of sRGB pixels, upright, its profile applied, transparency kept. The picture is decoded once,
 * from top to bottom, into an uncompressed spool file in `folder`, and turned from there to another where it lies on its side, so any
 * size takes some 100 MB of memory. `depth` 'own' keeps 16 bits where the file has them; 8 reduces them. A picture that is wider than
 * `widest` is reduced to it. Throws PictureError as `openPicture` does and for damaged pixels; ENOSPC for a full disk.
 */
export async function openRows(path: string, folder: string, depth: 8 | 'own' = 'own', widest?: number): Promise<Rows> {
  const picture = await openPicture(path);
  const head = await decode(() => read(path).metadata());
  const isDeep = depth === 'own' && hasSixteenBits(head);
  const decoded = join(folder, `rows-${process.pid}-${sequence++}.v`);
  const { orientation } = picture;
  // The library mirrors row by row; for all else it would hold the picture whole.
  const isTurned = orientation >= 3;
  const sides = widest === undefined ? {} : orientation >= 5 ? { height: widest } : { width: widest };
  const pixels = srgbOf(path, head, isDeep ? 16 : 8);
  const laid = (isTurned ? pixels : pixels.autoOrient()).resize({ ...sides, withoutEnlargement: true });
  const spool = isTurned ? `${decoded}.turned` : decoded;
  const start = isTurned ? 0 : headBytes;
  try {
    const { channels, ...size } = await whileGrowing(decoded, () => decode(() => laid.toFile(decoded)));
    if (channels !== 3 && channels !== 4)
      throw new Error(`Expected RGB or RGBA pixels but received ${channels} channels`);
    const step = pixelBytes({ channels, depth: isDeep ? 16 : 8 });
    const from = { path: decoded, start: headBytes, width: size.width, height: size.height, step };
    const { width, height } = isTurned ? await turnRows(from, orientation, spool) : size;
    if (isTurned) await rm(decoded, { force: true });
    const layout: PixelLayout = { width, height, channels, depth: isDeep ? 16 : 8 };
    return rowsIn(await open(spool), { spool, start, layout, picture });
  } catch (error) {
    for (const left of [decoded, spool]) await rm(left, { force: true });
    throw error;
  }
}

interface Spooled {
  readonly spool: string;
  /** Where its first row begins. */
  readonly start: number;
  readonly layout: PixelLayout;
  readonly picture: Picture;
}

function rowsIn(file: FileHandle, { spool, start, layout, picture }: Spooled): Rows {
  const { height } = layout;
  const stride = rowBytes(layout);
  const step = pixelBytes(layout);
  return {
    layout,
    picture,
    read: async (y, count, room) => {
      if (y < 0 || y + count > height) throw new RangeError(`Expected rows of ${height} but received ${y} + ${count}`);
      const rows = room?.subarray(0, count * stride) ?? new Uint8Array(Buffer.allocUnsafeSlow(count * stride).buffer);
      const { bytesRead } = await file.read(rows, 0, rows.length, start + y * stride);
      if (bytesRead < rows.length) throw new Error(`Expected a whole spool but it ends in rows ${y} + ${count}`);
      atWork();
      return rows;
    },
    readRun: (y, x, count, room) => {
      const bytes = readSync(file.fd, room, 0, count * step, start + y * stride + x * step);
      if (bytes < count * step) throw new Error(`Expected a whole spool but it ends in row ${y}`);
    },
    close: async () => {
      await file.close();
      await rm(spool, { force: true });
    },
  };
}

let sequence = 0;

/** A spool of rows: pixels of `step` bytes from `start` on, full rows without padding. */
interface Spool {
  readonly path: string;
  readonly start: number;
  readonly width: number;
  readonly height: number;
  readonly step: number;
}

/** Bytes that are held at a time. */
const bandBytes = 2 ** 23;

/**
 * Lays the rows of a spool out upright into the file `to`, by EXIF orientation (3 … 8), holding a few megabytes: rows that become
 * columns are turned in stripes, through a second file beside it. Answers width and height. File system errors pass through.
 */
async function turnRows(spool: Spool, orientation: number, to: string): Promise<{ width: number; height: number }> {
  const from = await open(spool.path);
  const into = await open(to, 'w');
  try {
    if (orientation <= 4) return await reverseRows(spool, from, into, orientation === 3);
    return await turnStripes(spool, from, into, orientation, `${to}.stripes`);
  } finally {
    await into.close();
    await from.close();
  }
}

async function reverseRows(spool: Spool, from: FileHandle, into: FileHandle, isMirrored: boolean) {
  const { width, height, step } = spool;
  const stride = width * step;
  const count = Math.max(1, Math.floor(bandBytes / stride));
  for (let left = height; left > 0; left -= count) {
    const rows = Math.min(count, left);
    const band = await readAt(from, spool.start + (left - rows) * stride, rows * stride);
    const turned = Buffer.allocUnsafe(band.length);
    for (let row = 0; row < rows; row++) band.copy(turned, (rows - 1 - row) * stride, row * stride, (row + 1) * stride);
    if (isMirrored)
      for (let row = 0; row < rows; row++) mirror(turned.subarray(row * stride, (row + 1) * stride), step);
    await into.appendFile(turned);
  }
  return { width, height };
}

async function turnStripes(spool: Spool, from: FileHandle, into: FileHandle, orientation: number, path: string) {
  const { width, height, step } = spool;
  const rows = Math.min(height, Math.max(1, Math.floor(bandBytes / (width * step))));
  // What lies on the left of a stripe's row, and which row is first, by orientation.
  const isFromBelow = orientation === 6 || orientation === 7;
  const isFromRight = orientation === 7 || orientation === 8;
  const stripes = await open(path, 'w+');
  try {
    for (let y = 0; y < height; y += rows) {
      const own = Math.min(rows, height - y);
      const band = await readAt(from, spool.start + y * width * step, own * width * step);
      await stripes.appendFile(columnsOf(band, { width, rows: own, step, isFromBelow }));
    }
    const count = Math.max(1, Math.floor(bandBytes / (height * step)));
    for (let x = 0; x < width; x += count) {
      const own = Math.min(count, width - x);
      const first = isFromRight ? width - x - own : x;
      const band = Buffer.allocUnsafe(own * height * step);
      for (let y = 0; y < height; y += rows) {
        const high = Math.min(rows, height - y);
        const part = await readAt(stripes, (y * width + first * high) * step, own * high * step);
        const left = (isFromBelow ? height - y - high : y) * step;
        for (let row = 0; row < own; row++) {
          const source = (isFromRight ? own - 1 - row : row) * high * step;
          part.copy(band, row * height * step + left, source, source + high * step);
        }
      }
      await into.appendFile(band);
    }
  } finally {
    await stripes.close();
    await rm(path, { force: true });
  }
  return { width: height, height: width };
}

/** The columns of some rows one after the other, each from above or from below. */
function columnsOf(
  band: Buffer,
  { width, rows, step, isFromBelow }: { width: number; rows: number; step: number; isFromBelow: boolean },
): Buffer {
  const columns = Buffer.allocUnsafe(band.length);
  for (let row = 0; row < rows; row++) {
    const place = isFromBelow ? rows - 1 - row : row;
    for (let x = 0; x < width; x++) {
      const source = (row * width + x) * step;
      const target = (x * rows + place) * step;
      for (let byte = 0; byte < step; byte++) columns[target + byte] = band[source + byte] as number;
    }
  }
  return columns;
}

function mirror(row: Uint8Array, step: number): void {
  for (let left = 0, right = row.length - step; left < right; left += step, right -= step) {
    for (let byte = 0; byte < step; byte++) {
      const kept = row[left + byte] as number;
      row[left + byte] = row[right + byte] as number;
      row[right + byte] = kept;
    }
  }
}

async function readAt(file: FileHandle, at: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(bytes), 0, bytes, at);
  if (bytesRead < bytes) throw new Error(`Expected a whole spool but it ends before ${at + bytes}`);
  atWork();
  return buffer;
}
