import { sameColour } from '@naksha/colour';
import { type EffectTransferParams, operations } from '@naksha/contract';
import { defaultDpi } from '@naksha/contract/units';
import { layTechnique, mixIn, type Plain, transferLook } from '@naksha/crafts';
import { bandRows } from './bands/each-band.ts';
import { openRows } from './bands/open-rows.ts';
import { createPngRows } from './bands/write-png.ts';
import { type ChangedPicture, changePicture } from './colours/change-picture.ts';
import { openPicture } from './open.ts';
import { PictureError } from './picture-error.ts';
import { readWhole } from './read-whole.ts';
import { type BandSteps, measureSteps, seamScore } from './seam.ts';

/** What is to become of a picture. `look` is the path of the picture whose look it takes where no technique is named. */
export type Transferring = EffectTransferParams & { readonly look?: string | undefined };

export interface EffectPicture extends ChangedPicture {
  readonly seamScore?: number;
}

/** Shares of the work after which the pixels are read, and changed. */
const stages = { read: 0.1, changed: 0.9 };
/** What differs by no more in any channel is one colour. */
const plain = 3;

/**
 * Writes a picture with the look of another, or as a craft would lay it, as a PNG of its own size; see `EffectTransferParams`. No strength leaves every
 * pixel as it is. Transparency is set on white. Both pictures are held in memory, which the operation's limit bounds: beyond it throws PictureError
 * `too_many_pixels`; `effect_same_picture` and `effect_plain_look` for a look that is none; else as `openRows`.
 */
export async function transferEffect(
  from: string,
  to: string,
  folder: string,
  params: Transferring,
  progress: (share: number) => void = () => undefined,
): Promise<EffectPicture> {
  if (params.strength === 0) return changePicture(from, to, folder, { map: sameColour }, progress);
  const { picture, dpi } = await readPlain(from, folder, params.tileable);
  progress(stages.read);
  const part = (share: number) => progress(stages.read + (stages.changed - stages.read) * share);
  const { technique, look, keepPalette: keepsPalette, size } = params;
  const changed =
    technique === undefined
      ? transferLook(picture, await lookFor(picture, look, folder), { keepsPalette }, part)
      : layTechnique(picture, technique, { size, keepsPalette }, part);
  const pixels = mixIn(changed, picture.pixels, params.strength / 100);
  const { width, height } = picture;
  const steps = await writePlain(to, { ...picture, pixels }, dpi, (share) =>
    progress(stages.changed + (1 - stages.changed) * share),
  );
  return { contentType: 'image/png', width, height, dpi, seamScore: seamScore(steps) };
}

/** The picture whose look is taken. Throws PictureError for one that has none to give. */
async function lookFor(picture: Plain, path: string | undefined, folder: string): Promise<Plain> {
  if (path === undefined) throw new RangeError('Expected a technique or a picture whose look is taken');
  const { picture: look } = await readPlain(path, folder, false);
  const isSame = look.width === picture.width && Buffer.compare(look.pixels, picture.pixels) === 0;
  if (isSame) throw new PictureError('effect_same_picture', 'Expected another picture but received the same one');
  const first = look.pixels.subarray(0, 3);
  if (look.pixels.every((value, at) => Math.abs(value - (first[at % 3] ?? 0)) <= plain))
    throw new PictureError('effect_plain_look', 'Expected a picture with a look but received one of a single colour');
  return look;
}

/** The pixels of a picture on white. Throws PictureError `too_many_pixels` beyond the limit of the operation. */
async function readPlain(path: string, folder: string, wraps: boolean): Promise<{ picture: Plain; dpi: number }> {
  const { width, height } = await openPicture(path);
  const limit = operations.effectTransfer.maxPixels;
  const totalPixels = width * height;
  if (totalPixels > limit) {
    const figures = { limit, totalPixels, width, height };
    throw new PictureError('too_many_pixels', `Expected at most ${limit} pixels but received ${totalPixels}`, figures);
  }
  const rows = await openRows(path, folder, 8);
  try {
    return { picture: { ...(await readWhole(rows)), wraps }, dpi: rows.picture.dpi ?? defaultDpi };
  } finally {
    await rows.close();
  }
}

async function writePlain(
  to: string,
  { width, height, pixels }: Plain,
  dpi: number,
  progress: (share: number) => void,
) {
  const layout = { width, height, channels: 3 as const, depth: 8 as const };
  const png = await createPngRows(to, layout, dpi);
  const steps: BandSteps[] = [];
  try {
    const count = bandRows(layout);
    for (let y = 0; y < height; y += count) {
      const rows = Math.min(count, height - y);
      const band = pixels.subarray(y * width * 3, (y + rows) * width * 3);
      steps.push(measureSteps({ width, height: rows, pixels: band }));
      await png.write(band);
      progress((y + rows) / height);
    }
    await png.finish();
    return steps;
  } finally {
    await png.close();
  }
}
