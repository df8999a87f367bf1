import { copyFile } from 'node:fs/promises';
import { bytesOfHex } from '@naksha/colour';
import { limits } from '@naksha/contract/limits';
import { defaultDpi } from '@naksha/contract/units';
import { eachBand } from '../bands/each-band.ts';
import type { Rows } from '../bands/open-rows.ts';
import { onWhite } from '../flat/on-white.ts';
import { PictureError } from '../picture-error.ts';
import { createExactColours } from './exact-colours.ts';
import type { LayeredFile, LayeredPictures } from './layered-pictures.ts';
import { packBits, packedBytesAtMost } from './pack-bits.ts';
import { flatPlane, type PackedPlane, packPlanes } from './pack-planes.ts';
import type { PlaneSpool } from './plane-spool.ts';
import type { PsdLayer } from './psd-layer.ts';
import type { Spools } from './spools.ts';
import { writePsd } from './write-psd.ts';

/** The format has no more; beyond it the spot channels are left out. */
const mostPlanes = 56;

/**
 * Writes a picture of few colours with a layer for each of them, the most frequent lowest, and with its spot channel when asked.
 * Throws PictureError `psd_one_layer` when it has more than 64 colours, `psd_one_colour` when it has one: it would not fall apart.
 */
export async function coloursPsd(
  rows: Rows,
  to: string,
  spools: Spools,
  wanted: LayeredPictures,
  progress: (share: number) => void,
): Promise<LayeredFile> {
  const { width, height, channels } = rows.layout;
  const found = createExactColours(limits.psdColourLayers);
  const shares = new Float64Array(limits.psdColourLayers);
  for await (const band of eachBand(rows)) {
    const labels = found.label(onWhite(band.pixels, channels), channels);
    if (labels === undefined) {
      const reason = `Expected at most ${limits.psdColourLayers} colours but received more`;
      throw new PictureError('psd_one_layer', reason, { limit: limits.psdColourLayers });
    }
    for (const label of labels) shares[label] = (shares[label] ?? 0) + 1;
    progress((0.3 * (band.y + band.height)) / height);
  }
  if (found.colours().length < 2) throw new PictureError('psd_one_colour', 'Expected several colours but received one');
  const hexes = found.colours().map((colour) => `#${colour.toString(16).padStart(6, '0')}`);
  const each: PlaneSpool[] = [];
  for (const _ of hexes) each.push(await spools.create(4));
  const hasSpots = wanted.spots && 3 + hexes.length <= mostPlanes;
  const merged = await spools.create(3 + (hasSpots ? hexes.length : 0));
  for await (const band of eachBand(rows)) {
    const pixels = onWhite(band.pixels, channels);
    const labels = found.label(pixels, channels) ?? new Uint8Array();
    const places = colourPlanes(labels, width, hexes.length, [255, 0]);
    for (const [colour, spool] of each.entries()) {
      const place = places[colour];
      if (place === undefined) continue;
      const solid = bytesOfHex(hexes[colour] ?? '#000000').map((value) => flatPlane(value, width, band.height));
      await spool.append({ height: band.height, planes: [...solid, place] });
    }
    const colours = packPlanes(pixels, width, channels).planes.slice(0, 3);
    const inks = hasSpots ? colourPlanes(labels, width, hexes.length, [0, 255]) : [];
    await merged.append({ height: band.height, planes: [...colours, ...inks] });
    progress(0.3 + (0.6 * (band.y + band.height)) / height);
  }
  const order = hexes.map((_, i) => i).sort((one, other) => (shares[other] ?? 0) - (shares[one] ?? 0));
  const layers = order.flatMap((colour): PsdLayer[] => {
    const [name, spool] = [hexes[colour], each[colour]];
    if (name === undefined || spool === undefined) return [];
    return [{ name, box: { left: 0, top: 0, width, height }, blend: 'normal', opacity: 1, rows: spool }];
  });
  const dpi = wanted.dpi ?? rows.picture.dpi ?? defaultDpi;
  const spots = hasSpots ? hexes.map((hex) => ({ name: hex, hex })) : [];
  await copyFile(rows.picture.path, wanted.rendition);
  const group = { name: wanted.pictures[0]?.name ?? '', layers };
  const picture = { width, height, dpi, layers: [group], merged, spots };
  const { isLarge } = await writePsd(to, picture, (share) => progress(0.9 + 0.1 * share));
  return { width, height, dpi, isLarge, layers: 'colour' };
}

/** Packs where each colour lies: `on` in its pixels, `off` elsewhere. Rows without a colour cost nothing. */
function colourPlanes(
  labels: Uint8Array,
  width: number,
  colours: number,
  [on, off]: readonly [on: number, off: number],
): PackedPlane[] {
  const height = labels.length / width;
  const none = flatPlane(off, width, 1).bytes;
  const row = new Uint8Array(width);
  const room = new Uint8Array(packedBytesAtMost(width));
  const parts: Uint8Array[][] = Array.from({ length: colours }, () => []);
  const lengths = Array.from({ length: colours }, () => new Uint32Array(height));
  for (let y = 0; y < height; y++) {
    const from = y * width;
    const present = new Set(labels.subarray(from, from + width));
    for (let colour = 0; colour < colours; colour++) {
      let packed = none;
      if (present.has(colour)) {
        for (let x = 0; x < width; x++) row[x] = labels[from + x] === colour ? on : off;
        packed = room.slice(0, packBits(row, 0, width, 1, room, 0));
      }
      parts[colour]?.push(packed);
      const own = lengths[colour];
      if (own !== undefined) own[y] = packed.length;
    }
  }
  return parts.map((rows, colour) => ({ lengths: lengths[colour] ?? new Uint32Array(), bytes: Buffer.concat(rows) }));
}
