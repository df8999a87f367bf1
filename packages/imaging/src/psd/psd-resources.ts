import { padded, pascal, u8, u16, u32, unicode } from './psd-bytes.ts';
import type { PsdPicture, PsdSpot } from './psd-layer.ts';
import { srgbProfile } from './srgb-profile.ts';

/** Numbers of image resources, by the file format's own list. */
const resource = { resolution: 1005, names: 1006, profile: 1039, unicodeNames: 1045, display: 1077 } as const;
const displayVersion = 1;
const spotKind = 2;
const rgbSpace = 0;
const solid = 100;

/** The block of image resources: dots per inch, profile, and what extra planes are. */
export function resourcesOf({ dpi, spots, merged }: PsdPicture): Buffer {
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
    const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) * 257);
    return Buffer.concat([u16(rgbSpace, ...channels, 0, solid), u8(spotKind)]);
  });
  return Buffer.concat([u32(displayVersion), ...(hasAlpha ? [transparency] : []), ...inks]);
}
