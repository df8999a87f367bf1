import { type FileHandle, open } from 'node:fs/promises';
import { bytesOfHex } from '@naksha/colour';
import type { PlaneSpool } from './plane-spool.ts';
import { lengthOf, padded, pascal, u8, u16, u32, unicode } from './psd-bytes.ts';
import type { PsdBlend, PsdGroup, PsdLayer, PsdPicture, PsdSpot } from './psd-layer.ts';
import { srgbProfile } from './srgb-profile.ts';
import { typeToolOf } from './text/type-tool.ts';

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
    const report = (bytes: number) => {
      written += bytes;
      progress(written / sections.total);
    };
    await file.appendFile(sections.head);
    for (const record of records) await writeLayer(file, record, isLarge, report);
    await file.appendFile(sections.afterLayers);
    await writeMerged(file, picture, isLarge, report);
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

type Report = (bytes: number) => void;

async function writeLayer(file: FileHandle, record: LayerRecord, isLarge: boolean, report: Report): Promise<void> {
  if ('divider' in record) return file.appendFile(u16(0, 0, 0, 0));
  const { rows } = record.layer;
  for (const [, plane] of planesOf(record.layer)) {
    await file.appendFile(Buffer.concat([u16(runLengths), ...countsOf(rows, plane, isLarge)]));
    await writePlane(file, rows, plane, report);
  }
}

async function writePlane(file: FileHandle, rows: PlaneSpool, plane: number, report: Report): Promise<void> {
  for await (const bytes of rows.read(plane)) {
    await file.appendFile(bytes);
    report(bytes.length);
  }
}

/** The lengths of all rows of all planes come first. */
async function writeMerged(file: FileHandle, { merged }: PsdPicture, isLarge: boolean, report: Report): Promise<void> {
  await file.appendFile(u16(runLengths));
  for (let plane = 0; plane < merged.planes; plane++) {
    await file.appendFile(Buffer.concat(countsOf(merged, plane, isLarge)));
  }
  for (let plane = 0; plane < merged.planes; plane++) await writePlane(file, merged, plane, report);
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

/** A layer as the file lists it; groups begin and end with one of their own that has no pixels. */
type LayerRecord = { readonly layer: PsdLayer } | { readonly divider: 'open' | 'end'; readonly name: string };

const blendKeys: Readonly<Record<PsdBlend, string>> = {
  normal: 'norm',
  multiply: 'mul ',
  screen: 'scrn',
  linearLight: 'lLit',
};
const dividerKinds = { open: 1, end: 3 } as const;
const endName = '</Layer group>';
const flags = { hidden: 2, layer: 8, divider: 0x18 } as const;
const alphaId = 0xffff;

/** Layers and groups in the file's order: from the lowest to the highest, a group's end before its layers and its name behind them. */
function flatten(layers: readonly (PsdLayer | PsdGroup)[]): LayerRecord[] {
  return layers.flatMap((layer): LayerRecord[] => {
    if (!('layers' in layer)) return [{ layer }];
    return [{ divider: 'end', name: endName }, ...flatten(layer.layers), { divider: 'open', name: layer.name }];
  });
}

/** Bytes of a plane in the file: how it is packed, the length of each row, the rows. */
function planeBytes({ box, rows }: PsdLayer, plane: number, isLarge: boolean): number {
  return 2 + box.height * (isLarge ? 4 : 2) + rows.bytesOf(plane);
}

/** The planes of a layer in the file's order, transparency first, with the numbers they go by. */
function planesOf({ rows }: PsdLayer): (readonly [id: number, plane: number])[] {
  const colours = [0, 1, 2].map((plane) => [plane, plane] as const);
  return rows.planes > 3 ? [[alphaId, 3], ...colours] : colours;
}

/** What the file says of one layer ahead of all pixels. */
function recordOf(record: LayerRecord, isLarge: boolean): Buffer {
  if ('divider' in record) {
    const channels = [alphaId, 0, 1, 2].map((id) => Buffer.concat([u16(id), lengthOf(2, isLarge)]));
    const kind = Buffer.concat([u32(dividerKinds[record.divider]), Buffer.from('8BIMpass')]);
    return assembled(u32(0, 0, 0, 0), channels, 'norm', 255, flags.divider, record.name, [added('lsct', kind)]);
  }
  const { layer } = record;
  const channels = planesOf(layer).map(([id, plane]) =>
    Buffer.concat([u16(id), lengthOf(planeBytes(layer, plane, isLarge), isLarge)]),
  );
  const flag = flags.layer | (layer.isHidden === true ? flags.hidden : 0);
  const opacity = Math.round(layer.opacity * 255);
  const { left, top, width, height } = layer.box;
  return assembled(
    u32(top, left, top + height, left + width),
    channels,
    blendKeys[layer.blend],
    opacity,
    flag,
    layer.name,
    layer.text === undefined ? [] : [added('TySh', typeToolOf(layer.text, layer.box))],
  );
}

function assembled(
  place: Buffer,
  channels: readonly Buffer[],
  blend: string,
  opacity: number,
  flag: number,
  name: string,
  more: readonly Buffer[],
): Buffer {
  const noMask = u32(0);
  const noRanges = u32(0);
  const extra = Buffer.concat([noMask, noRanges, pascal(name, 4), added('luni', unicode(name)), ...more]);
  return Buffer.concat([
    place,
    u16(channels.length),
    ...channels,
    Buffer.from(`8BIM${blend}`),
    u8(opacity, 0, flag, 0),
    u32(extra.length),
    extra,
  ]);
}

function added(key: string, body: Buffer): Buffer {
  const filled = padded(body, 4);
  return Buffer.concat([Buffer.from(`8BIM${key}`), u32(filled.length), filled]);
}

/** Numbers of image resources, by the file format's own list. */
const resource = { resolution: 1005, names: 1006, profile: 1039, unicodeNames: 1045, display: 1077 } as const;
const displayVersion = 1;
const spotKind = 2;
const rgbSpace = 0;
const solid = 100;

/** The block of image resources: dots per inch, profile, and what extra planes are. */
function resourcesOf({ dpi, spots, merged }: PsdPicture): Buffer {
  const hasAlpha = merged.planes - spots.length > 3;
  const names = [...(hasAlpha ? ['Transparency'] : []), ...spots.map(({ name }) => name)];
  const density = Buffer.concat([u16(dpi), u16(0, 1, 1), u16(dpi), u16(0, 1, 1)]);
  const parts = [block(resource.resolution, density), block(resource.profile, srgbProfile())];
  if (names.length > 0) {
    parts.push(block(resource.names, Buffer.concat(names.map((name) => pascal(name, 1)))));
    parts.push(block(resource.unicodeNames, Buffer.concat(names.map((name) => unicode(`${name}\0`)))));
    parts.push(block(resource.display, displayOf(spots, hasAlpha)));
  }
  const all = Buffer.concat(parts);
  return Buffer.concat([u32(all.length), all]);
}

function block(id: number, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from('8BIM'), u16(id, 0), u32(body.length), padded(body, 2)]);
}

/** Colour, strength and kind of each plane beyond the third. */
function displayOf(spots: readonly PsdSpot[], hasAlpha: boolean): Buffer {
  const transparency = Buffer.concat([u16(rgbSpace, 0xffff, 0, 0, 0, 50), u8(0)]);
  const inks = spots.map(({ hex }) => {
    const channels = bytesOfHex(hex).map((value) => value * 257);
    return Buffer.concat([u16(rgbSpace, ...channels, 0, solid), u8(spotKind)]);
  });
  return Buffer.concat([u32(displayVersion), ...(hasAlpha ? [transparency] : []), ...inks]);
}
