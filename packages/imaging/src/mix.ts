import { join } from 'node:path';
import { fromOklab } from '@naksha/colour';
import { bandRows } from './bands/each-band.ts';
import { openRows, type Rows } from './bands/open-rows.ts';
import { createPngRows } from './bands/write-png.ts';
import { rgbOnWhite } from './flat/on-white.ts';
import { clothRows } from './mix/cloth-rows.ts';
import { type Fitted, fitPicture } from './mix/fit-picture.ts';
import { type BraidColours, halvesRows } from './mix/halves-rows.ts';
import { layLike } from './mix/lay-like.ts';
import type { Mixed, Mixing } from './mix/mixing.ts';
import type { Field } from './quilt/field.ts';
import { findGround } from './quilt/find-ground.ts';
import { createRandom } from './quilt/random.ts';
import { readField } from './quilt/read-field.ts';
import { smallOf } from './quilt/small-of.ts';
import { writeMap } from './quilt/write-map.ts';
import { resizePicture } from './resize.ts';
import { type BandSteps, measureSteps, seamScore } from './seam.ts';

/** Share of the work after which it is known what comes from where. */
const planned = 0.4;

/**
 * The first picture with something of the second, as a PNG of the first one's size; a tile where both are. Undefined, and no file, where it would come to
 * nothing: no motifs to lay, or a stripe of the second too narrow to be seen. Deterministic in pictures, wish and seed. Memory for small copies and a band; `folder` takes spools. Throws
 * PictureError as `openRows` does, ENOSPC for a full disk.
 */
export async function mixPictures(
  first: string,
  second: string,
  to: string,
  folder: string,
  wish: Mixing,
  onProgress: (share: number) => void = () => undefined,
): Promise<Mixed | undefined> {
  const own = await openRows(first, folder, 8);
  try {
    const { width, height } = own.layout;
    const fitted = await fitPicture(second, folder, { width, height });
    try {
      const score = await mixed({ own, fitted, first, second, to, folder, wish, onProgress });
      return score === undefined
        ? undefined
        : { contentType: 'image/png', width, height, dpi: wish.dpi, seamScore: score };
    } finally {
      await fitted.rows.close();
    }
  } finally {
    await own.close();
  }
}

interface Work {
  readonly own: Rows;
  readonly fitted: Fitted;
  readonly first: string;
  readonly second: string;
  readonly to: string;
  readonly folder: string;
  readonly wish: Mixing;
  readonly onProgress: (share: number) => void;
}

async function mixed(work: Work): Promise<number | undefined> {
  const { own, fitted, first, second, wish, onProgress } = work;
  if (wish.weight === 0)
    return write(work, async (y, count) => rgbOnWhite(await own.read(y, count), own.layout.channels));
  if (wish.mode === 'layout') return layOut(work);
  const small = smallOf(own.layout);
  if (wish.mode === 'cloth') {
    const read = await clothRows(own, fitted, wish.weight, small);
    onProgress(planned);
    return write(work, read);
  }
  const fields = [await readField(first, braidPx, braidPx), await readField(second, braidPx, braidPx)];
  const halves = halvesRows(own, fitted, wish.weight, braidOf(fields));
  return halves && write(work, halves);
}

async function layOut({ own, fitted, first, to, folder, wish, onProgress }: Work): Promise<number | undefined> {
  const { layout } = own;
  const small = smallOf(layout);
  const field = await readField(first, small.width, small.height);
  const head = smallOf(fitted.rows.layout);
  const other = await readField(fitted.path, head.width, head.height);
  const plan = layLike(field, other, fitted, wish.weight, createRandom(wish.seed));
  if (plan === undefined) return undefined;
  onProgress(planned / 2);
  const sources: Rows[] = [own];
  const scaled = join(folder, `scaled-${process.pid}.png`);
  const size = { width: Math.round(layout.width * plan.scale), height: Math.round(layout.height * plan.scale) };
  await resizePicture(first, scaled, folder, { ...size, dpi: wish.dpi, isTile: true });
  sources.push(await openRows(scaled, folder, 8));
  try {
    onProgress(planned);
    return await writeMap(to, plan.map, sources, wish.dpi, (share) => onProgress(planned + (1 - planned) * share));
  } finally {
    await sources[1]?.close();
  }
}

async function write(
  { own, to, wish, onProgress }: Work,
  read: (y: number, count: number) => Promise<Uint8Array>,
): Promise<number> {
  const { width, height } = own.layout;
  const layout = { width, height, channels: 3, depth: 8 } as const;
  const png = await createPngRows(to, layout, wish.dpi);
  const steps: BandSteps[] = [];
  try {
    const count = bandRows(layout);
    for (let y = 0; y < height; y += count) {
      const rows = Math.min(count, height - y);
      const pixels = await read(y, rows);
      steps.push(measureSteps({ width, height: rows, pixels }));
      await png.write(pixels);
      onProgress(planned + ((1 - planned) * (y + rows)) / height);
    }
    await png.finish();
  } finally {
    await png.close();
  }
  return seamScore(steps);
}

/** The sides of a picture of which a braid takes its colours. */
const braidPx = 128;
/** Share of the pixels that a braid's edge takes its colour from: the darkest. */
const darkest = 0.04;

/** A braid in the ground of the lighter picture, edged with the darkest dye of both. */
function braidOf(fields: readonly Field[]): BraidColours {
  const grounds = fields.map((field) => findGround(field).colour).sort((one, other) => other[0] - one[0]);
  const pixels = fields.flatMap(({ lab }) =>
    Array.from({ length: lab.length / 3 }, (_, at) => [lab[at * 3] ?? 0, lab[at * 3 + 1] ?? 0, lab[at * 3 + 2] ?? 0]),
  );
  const dark = pixels
    .sort((one, other) => (one[0] ?? 0) - (other[0] ?? 0))
    .slice(0, Math.ceil(darkest * pixels.length));
  const mean = [0, 1, 2].map((axis) => dark.reduce((sum, lab) => sum + (lab[axis] ?? 0), 0) / dark.length);
  return { edge: bytesOf(mean), middle: bytesOf(grounds[0] ?? mean) };
}

function bytesOf([L = 0, a = 0, b = 0]: readonly number[]): [number, number, number] {
  const into: [number, number, number] = [0, 0, 0];
  fromOklab(L / 100, a / 100, b / 100, into);
  return [Math.round(into[0] * 255), Math.round(into[1] * 255), Math.round(into[2] * 255)];
}
