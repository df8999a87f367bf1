import { type PixelLayout, pixelBytes, rowBytes } from '../bands/pixel-layout.ts';

/** Rows of a picture that exists somewhere or is made when it is asked for. The bytes are not the caller's to change. */
export interface RowSource {
  readonly layout: PixelLayout;
  readonly read: (y: number, count: number) => Promise<Uint8Array>;
}

/** A picture in memory. */
export interface HeldPicture extends RowSource {
  readonly pixels: Uint8Array;
}

/** Holds all rows of a source. */
export async function hold(source: RowSource): Promise<HeldPicture> {
  return held(source.layout, await source.read(0, source.layout.height));
}

function held(layout: PixelLayout, pixels: Uint8Array): HeldPicture {
  const stride = rowBytes(layout);
  return { layout, pixels, read: async (y, count) => pixels.subarray(y * stride, (y + count) * stride) };
}

/** A part of a picture. */
export function crop(
  source: RowSource,
  part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): RowSource {
  const layout = { ...source.layout, width: part.width, height: part.height };
  if (part.width === source.layout.width) return { layout, read: (y, count) => source.read(y + part.y, count) };
  const stride = rowBytes(source.layout);
  const kept = rowBytes(layout);
  const left = part.x * pixelBytes(layout);
  return {
    layout,
    read: async (y, count) => {
      const rows = await source.read(y + part.y, count);
      const out = new Uint8Array(kept * count);
      for (let row = 0; row < count; row++) {
        out.set(rows.subarray(row * stride + left, row * stride + left + kept), row * kept);
      }
      return out;
    },
  };
}

/** The picture with an opaque alpha channel, where it has none. */
export function withAlpha(source: RowSource): RowSource {
  if (source.layout.channels === 4) return source;
  const layout: PixelLayout = { ...source.layout, channels: 4 };
  const from = pixelBytes(source.layout);
  const into = pixelBytes(layout);
  return {
    layout,
    read: async (y, count) => {
      const rows = await source.read(y, count);
      const out = new Uint8Array((rows.length / from) * into).fill(255);
      for (let i = 0, o = 0; i < rows.length; i += from, o += into) {
        for (let byte = 0; byte < from; byte++) out[o + byte] = rows[i + byte] ?? 0;
      }
      return out;
    },
  };
}

/** A square picture with columns for rows. */
export function transpose({ layout, pixels }: HeldPicture): HeldPicture {
  return rearranged(layout, pixels, (x, y) => [y, x]);
}

/** A square picture made symmetric about its main diagonal, or the other one, from its upper side. */
export function fold({ layout, pixels }: HeldPicture, diagonal: 'main' | 'other'): HeldPicture {
  const last = layout.width - 1;
  return rearranged(layout, pixels, (x, y) => {
    if (diagonal === 'main') return x >= y ? [x, y] : [y, x];
    return x + y <= last ? [x, y] : [last - y, last - x];
  });
}

function rearranged(
  layout: PixelLayout,
  pixels: Uint8Array,
  from: (x: number, y: number) => [x: number, y: number],
): HeldPicture {
  const bytes = pixelBytes(layout);
  const out = new Uint8Array(pixels.length);
  let at = 0;
  for (let y = 0; y < layout.height; y++) {
    for (let x = 0; x < layout.width; x++) {
      const [u, v] = from(x, y);
      const start = (v * layout.width + u) * bytes;
      for (let byte = 0; byte < bytes; byte++) out[at++] = pixels[start + byte] ?? 0;
    }
  }
  return held(layout, out);
}
