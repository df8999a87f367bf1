import { open } from 'node:fs/promises';
import { copyWithEdits, type Edit } from './density/copy-with-edits.ts';
import { jpegDensity } from './density/jpeg-density.ts';
import { pngDensity } from './density/png-density.ts';
import { tiffDensity } from './density/tiff-density.ts';
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
