import type { FileHandle } from 'node:fs/promises';
import { metresPerInch } from '@naksha/contract/units';
import { chunkOf } from '../png-chunk.ts';
import { bytesAt } from './bytes-at.ts';
import type { Edit } from './copy-with-edits.ts';
import { exifDensity } from './tiff-density.ts';

const signatureBytes = 8;
/** Headers end long before this many chunks; a hostile file may go on for ever. */
const mostChunks = 256;
const largestExif = 2 ** 20;

/** Dots per metre as a PNG keeps them, to the nearest whole number: read back to the nearest dpi they are what was meant. */
export function physicalSize(dpi: number): Buffer {
  const body = Buffer.alloc(9);
  const dotsPerMetre = Math.round(dpi / metresPerInch);
  body.writeUInt32BE(dotsPerMetre, 0);
  body.writeUInt32BE(dotsPerMetre, 4);
  body[8] = 1;
  return body;
}

/**
 * What to change in a PNG so that it says `dpi`: one pHYs chunk behind the header and no other, and its EXIF where that speaks of
 * density, because some programs believe it more.
 */
export async function pngDensity(file: FileHandle, dpi: number): Promise<Edit[]> {
  const edits: Edit[] = [];
  let at = signatureBytes;
  for (let chunk = 0; chunk < mostChunks; chunk++) {
    const head = await bytesAt(file, at, 8);
    const name = head.toString('latin1', 4, 8);
    if (head.length < 8 || name === 'IDAT' || name === 'IEND') break;
    const size = 12 + head.readUInt32BE(0);
    if (name === 'eXIf' && size <= largestExif) {
      const body = await bytesAt(file, at + 8, size - 12);
      for (const edit of await exifDensity(file, at + 8, dpi)) body.set(edit.insert, edit.at - at - 8);
      edits.push({ at, remove: size, insert: chunkOf(name, body) });
    }
    if (name === 'pHYs') edits.push({ at, remove: size, insert: Buffer.alloc(0) });
    at += size;
    if (name === 'IHDR') edits.push({ at, remove: 0, insert: chunkOf('pHYs', physicalSize(dpi)) });
  }
  return edits;
}
