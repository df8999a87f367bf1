import { type FileHandle, open } from 'node:fs/promises';
import { bytesAt } from './density/bytes-at.ts';
import { copyWithEdits, type Edit } from './density/copy-with-edits.ts';
import { pngDensity } from './density/png-density.ts';
import { exifDensity, tiffDensity } from './density/tiff-density.ts';
import { openPicture, type Picture } from './open.ts';
import { readDpi } from './read-dpi.ts';

/**
 * Copies a PNG, JPEG or TIFF so that it says `dpi` (a whole number from 1) and is otherwise the same to the byte: no pixel is
 * decoded. Answers what the copy's head says. Throws PictureError as `openPicture` does; ENOSPC for a full disk.
 */
export async function setDpi(from: string, to: string, dpi: number): Promise<Picture> {
  const { contentType, bytes } = await openPicture(from);
  const file = await open(from);
  let edits: Edit[];
  try {
    if (contentType === 'image/png') edits = await pngDensity(file, dpi);
    else if (contentType === 'image/jpeg') edits = await jpegDensity(file, dpi);
    else edits = await tiffDensity(file, bytes, dpi);
  } finally {
    await file.close();
  }
  await copyWithEdits(from, to, edits);
  const written = await readDpi(to);
  if (written !== dpi) throw new Error(`Expected ${dpi} dpi in the file but it says ${written}`);
  return openPicture(to);
}

const marker = { app0: 0xe0, app1: 0xe1, startOfScan: 0xda } as const;
const startBytes = 2;
const perInch = 1;
/** Headers end long before this many segments; a hostile file may go on for ever. */
const mostSegments = 256;

/** What to change in a JPEG so that it says `dpi`: in its JFIF head, which it gets when it has none, and in its EXIF where that speaks of it. */
async function jpegDensity(file: FileHandle, dpi: number): Promise<Edit[]> {
  const density = Buffer.from([perInch, 0, 0, 0, 0]);
  density.writeUInt16BE(dpi, 1);
  density.writeUInt16BE(dpi, 3);
  const edits: Edit[] = [];
  let hasJfif = false;
  let at = startBytes;
  for (let segment = 0; segment < mostSegments; segment++) {
    const head = await bytesAt(file, at, 18);
    if (head.length < 18 || head[0] !== 0xff || head[1] === marker.startOfScan) break;
    if (head[1] === marker.app0 && head.toString('latin1', 4, 8) === 'JFIF') {
      hasJfif = true;
      edits.push({ at: at + 11, remove: density.length, insert: density });
    }
    if (head[1] === marker.app1 && head.toString('latin1', 4, 8) === 'Exif') {
      edits.push(...(await exifDensity(file, at + 10, dpi)));
    }
    at += 2 + head.readUInt16BE(2);
  }
  if (!hasJfif) edits.push({ at: startBytes, remove: 0, insert: jfif(density) });
  return edits;
}

/** The segment of JFIF 1.1 without a thumbnail. */
function jfif(density: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker.app0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1]);
  return Buffer.concat([head, density, Buffer.alloc(2)]);
}
