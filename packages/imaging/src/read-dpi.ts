import { type FileHandle, open } from 'node:fs/promises';
import { cmPerInch, metresPerInch } from '@naksha/contract/units';
import { type PictureType, sniffedBytes, sniffType } from './sniff-type.ts';
import { readTiffDirectories, type TiffDirectory } from './tiff-directory.ts';

const tag = { xResolution: 282, resolutionUnit: 296 } as const;
/** Headers end long before this many blocks; a hostile file may go on for ever. */
const mostBlocks = 256;

/**
 * Dots per inch that a PNG, JPEG or TIFF file says of itself, to the nearest whole number; null when it says nothing. Read from
 * the bytes: libraries fill in 72 or leave out small values.
 */
export async function readDpi(path: string): Promise<number | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = await bytesAt(file, 0, sniffedBytes);
    const type = sniffType(head);
    const dpi = type === undefined ? null : await readers[type](file, size);
    return dpi === null || !Number.isFinite(dpi) || dpi <= 0 ? null : Math.max(1, Math.round(dpi));
  } finally {
    await file.close();
  }
}

const readers: Readonly<Record<PictureType, (file: FileHandle, size: number) => Promise<number | null>>> = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/tiff': async (file, size) => ofDirectory((await readTiffDirectories(file, size))[0]),
};

async function readPng(file: FileHandle): Promise<number | null> {
  let at = 8;
  for (let block = 0; block < mostBlocks; block++) {
    const head = await bytesAt(file, at, 17);
    if (head.length < 17) return null;
    const name = head.toString('latin1', 4, 8);
    if (name === 'pHYs') return head[16] === 1 ? head.readUInt32BE(8) * metresPerInch : null;
    if (name === 'IDAT' || name === 'IEND') return null;
    at += 12 + head.readUInt32BE(0);
  }
  return null;
}

async function readJpeg(file: FileHandle, size: number): Promise<number | null> {
  let at = 2;
  let exif: number | null = null;
  for (let block = 0; block < mostBlocks; block++) {
    const head = await bytesAt(file, at, 20);
    if (head.length < 20 || head[0] !== 0xff) break;
    const marker = head[1] ?? 0;
    // Start of scan: no more headers.
    if (marker === 0xda) break;
    if (marker === 0xe0 && head.toString('latin1', 4, 8) === 'JFIF') {
      const density = head.readUInt16BE(12);
      if (head[11] === 1) return density;
      if (head[11] === 2) return density * cmPerInch;
    }
    if (marker === 0xe1 && head.toString('latin1', 4, 8) === 'Exif') {
      exif = ofDirectory((await readTiffDirectories(file, size, at + 10).catch(() => []))[0]);
    }
    at += 2 + head.readUInt16BE(2);
  }
  return exif;
}

function ofDirectory(directory: TiffDirectory | undefined): number | null {
  const resolution = directory?.get(tag.xResolution);
  const unit = directory?.get(tag.resolutionUnit) ?? 2;
  if (resolution === undefined || unit === 1) return null;
  return unit === 3 ? resolution * cmPerInch : resolution;
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}
