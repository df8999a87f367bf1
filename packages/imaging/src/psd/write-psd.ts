import { type FileHandle, open } from 'node:fs/promises';
import { flatten, type LayerRecord, planeBytes, planesOf, recordOf } from './layer-records.ts';
import type { PlaneSpool } from './plane-spool.ts';
import { lengthOf, u16, u32 } from './psd-bytes.ts';
import type { PsdPicture } from './psd-layer.ts';
import { resourcesOf } from './psd-resources.ts';

/** Beyond these a file is a PSB. */
const mostSide = 30_000;
const mostBytes = 2 ** 31 - 1;
const runLengths = 1;
const rgbMode = 3;

/**
 * Puts a layered file together from packed rows on disk, 8 bits, sRGB: a PSD, or a PSB past 30,000 px or 2 GB, which it answers;
 * as all rows are packed, its size is known to the byte before the first is written. Holds a few bands at a time. File system
 * errors pass through, ENOSPC among them.
 */
export async function writePsd(
  path: string,
  picture: PsdPicture,
  progress: (share: number) => void = () => undefined,
): Promise<{ isLarge: boolean; bytes: number }> {
  const records = flatten(picture.layers);
  const isWide = Math.max(picture.width, picture.height) > mostSide;
  const isLarge = isWide || sectionsOf(picture, records, false).total > mostBytes;
  const sections = sectionsOf(picture, records, isLarge);
  const file = await open(path, 'w');
  try {
    let written = 0;
    const tell = (bytes: number) => {
      written += bytes;
      progress(written / sections.total);
    };
    await file.appendFile(sections.head);
    for (const record of records) await writeLayer(file, record, isLarge, tell);
    await file.appendFile(sections.afterLayers);
    await writeMerged(file, picture, isLarge, tell);
    const { size } = await file.stat();
    if (size !== sections.total) throw new Error(`Expected a file of ${sections.total} bytes but wrote ${size}`);
    await file.sync();
    return { isLarge, bytes: size };
  } finally {
    await file.close();
  }
}

/** All but the pixels, and the size of the whole. */
function sectionsOf(picture: PsdPicture, records: readonly LayerRecord[], isLarge: boolean) {
  const { width, height, merged, spots } = picture;
  const hasAlpha = merged.planes - spots.length > 3;
  const listed = records.map((record) => recordOf(record, isLarge));
  const described = Buffer.concat([u16(hasAlpha ? -records.length : records.length), ...listed]);
  const pixels = records.reduce((sum, record) => sum + pixelBytes(record, isLarge), 0);
  const layerBytes = described.length + pixels;
  const fill = layerBytes % 2;
  const word = isLarge ? 8 : 4;
  const noGlobalMask = u32(0);
  const head = Buffer.concat([
    Buffer.from('8BPS'),
    u16(isLarge ? 2 : 1, 0, 0, 0, merged.planes),
    u32(height, width),
    u16(8, rgbMode),
    u32(0),
    resourcesOf(picture),
    lengthOf(word + layerBytes + fill + noGlobalMask.length, isLarge),
    lengthOf(layerBytes + fill, isLarge),
    described,
  ]);
  const afterLayers = Buffer.concat([Buffer.alloc(fill), noGlobalMask]);
  let total = head.length + pixels + afterLayers.length + 2 + merged.planes * height * (isLarge ? 4 : 2);
  for (let plane = 0; plane < merged.planes; plane++) total += merged.bytesOf(plane);
  return { head, afterLayers, total };
}

function pixelBytes(record: LayerRecord, isLarge: boolean): number {
  if ('divider' in record) return 4 * 2;
  return planesOf(record.layer).reduce((sum, [, plane]) => sum + planeBytes(record.layer, plane, isLarge), 0);
}

type Tell = (bytes: number) => void;

async function writeLayer(file: FileHandle, record: LayerRecord, isLarge: boolean, tell: Tell): Promise<void> {
  if ('divider' in record) return file.appendFile(u16(0, 0, 0, 0));
  const { rows } = record.layer;
  for (const [, plane] of planesOf(record.layer)) {
    await file.appendFile(Buffer.concat([u16(runLengths), ...countsOf(rows, plane, isLarge)]));
    await writePlane(file, rows, plane, tell);
  }
}

async function writePlane(file: FileHandle, rows: PlaneSpool, plane: number, tell: Tell): Promise<void> {
  for await (const bytes of rows.read(plane)) {
    await file.appendFile(bytes);
    tell(bytes.length);
  }
}

/** The lengths of all rows of all planes come first. */
async function writeMerged(file: FileHandle, { merged }: PsdPicture, isLarge: boolean, tell: Tell): Promise<void> {
  await file.appendFile(u16(runLengths));
  for (let plane = 0; plane < merged.planes; plane++) {
    await file.appendFile(Buffer.concat(countsOf(merged, plane, isLarge)));
  }
  for (let plane = 0; plane < merged.planes; plane++) await writePlane(file, merged, plane, tell);
}

function countsOf(rows: PlaneSpool, plane: number, isLarge: boolean): Buffer[] {
  return rows.lengthsOf(plane).map((lengths) => {
    const bytes = Buffer.allocUnsafe(lengths.length * (isLarge ? 4 : 2));
    for (const [i, length] of lengths.entries()) {
      if (isLarge) bytes.writeUInt32BE(length, i * 4);
      else bytes.writeUInt16BE(length, i * 2);
    }
    return bytes;
  });
}
