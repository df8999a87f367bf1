import { type FileHandle, open, rm } from 'node:fs/promises';

/** A spool of rows: pixels of `step` bytes from `start` on, full rows without padding. */
export interface Spool {
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
export async function turnRows(
  spool: Spool,
  orientation: number,
  to: string,
): Promise<{ width: number; height: number }> {
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
  return buffer;
}
