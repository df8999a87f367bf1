import type { Sharp } from 'sharp';
import { decode } from './decode.ts';
import { openPicture } from './open.ts';
import type { PreviewSize } from './preview-sizes.ts';
import { fromRaw, read } from './sharp.ts';
import { showsThrough, srgbOf } from './srgb-of.ts';

export interface Preview {
  readonly bytes: Buffer;
  readonly contentType: 'image/webp' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

const quality = { webp: 82, jpeg: 85 } as const;
/** A third of libwebp's usual time and a tenth more bytes. */
const webpEffort = 1;

/**
 * A picture reduced to fit `size` × `size`, upright, in sRGB; never enlarged. JPEG sets transparent pictures on white. Throws
 * PictureError as `openPicture` does, and `image_unprocessable` from a damaged picture's own decoder.
 */
export async function makePreview(path: string, size: PreviewSize, format: 'webp' | 'jpeg' = 'webp'): Promise<Preview> {
  const picture = await openPicture(path);
  const head = await decode(() => read(path).metadata());
  const reduced = srgbOf(path, head, 8).resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true });
  const onWhite = format === 'jpeg' && showsThrough(head) ? reduced.flatten({ background: '#ffffff' }) : reduced;
  const { data: bytes, info } =
    picture.orientation === 1
      ? await decode(() => encoded(onWhite, format).toBuffer({ resolveWithObject: true }))
      : await encoded(await turned(onWhite, picture.orientation), format).toBuffer({ resolveWithObject: true });
  return { bytes, contentType: `image/${format}`, width: info.width, height: info.height };
}

function encoded(picture: Sharp, format: 'webp' | 'jpeg'): Sharp {
  return format === 'webp'
    ? picture.webp({ quality: quality.webp, effort: webpEffort })
    : picture.jpeg({ quality: quality.jpeg });
}

/** Turned after reducing: turning the whole picture would hold all of it in memory. */
async function turned(reduced: Sharp, orientation: number): Promise<Sharp> {
  const small = await decode(() => reduced.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }));
  const { width, height, channels } = small.info;
  return turn(fromRaw(small.data, width, height, channels), orientation);
}

/** Undoes an EXIF orientation. sharp mirrors before it turns. */
function turn(picture: Sharp, orientation: number): Sharp {
  if (orientation === 2) return picture.flop();
  if (orientation === 3) return picture.rotate(180);
  if (orientation === 4) return picture.flip();
  if (orientation === 5) return picture.rotate(270).flop();
  if (orientation === 6) return picture.rotate(90);
  if (orientation === 7) return picture.rotate(90).flop();
  if (orientation === 8) return picture.rotate(270);
  return picture;
}
