import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AreaInPixels,
  type ClothRepeat,
  clothLookPx,
  createCoverage,
  measureCloth,
  reduced,
} from '@naksha/colour';
import { type FromModelParams, leastModelPx } from '@naksha/contract';
import { defaultDpi } from '@naksha/contract/units';
import type { Painted } from './area/painted.ts';
import { atWork } from './at-work.ts';
import { bandRows } from './bands/each-band.ts';
import { openRows } from './bands/open-rows.ts';
import { createPngRows } from './bands/write-png.ts';
import { layByMesh } from './model/lay-by-mesh.ts';
import { layCloth } from './model/lay-cloth.ts';
import { layPlain } from './model/lay-plain.ts';
import { layTile } from './model/lay-tile.ts';
import { likenessOfCopies } from './model/likeness-of-copies.ts';
import type { WholePicture } from './model/whole-picture.ts';
import { PictureError } from './picture-error.ts';
import { readWhole } from './read-whole.ts';
import { closePicture } from './redraw/close-picture.ts';
import { type BandSteps, measureSteps, seamScore } from './seam.ts';

/** What is wanted, with the region in pixels of the photograph. */
export type FromModel = Painted<Omit<FromModelParams, 'region'>>;

export interface ModelDesign {
  readonly contentType: 'image/png';
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  /** Of a tile. */
  readonly seamScore?: number;
  /** The repeat that was found, in pixels of the result, and how sure it is, 0 … 1; null where none was. */
  readonly repeat: { readonly width: number; readonly height: number; readonly confidence: number } | null;
  /** Share of the photograph that is patterned cloth. */
  readonly cover: number;
}

/** A region that covers less of the picture shows no pattern. */
const leastCover = 0.004;
/** Cells that share less of their drawing are no copies: the mean of them would be a blur. */
const leastLike = 0.3;
/** Shares of the work after which the picture is read, its repeat known and its pixels laid. */
const stages = { read: 0.15, measured: 0.6, laid: 0.9 };

/**
 * A design out of a photograph of a garment, as a PNG: the patterned cloth laid flat over folds and perspective, in even light, one tile out of
 * all copies in it. Where the cloth does not repeat, its largest even part, with its edges closed when a tile is asked for. Deterministic. Holds
 * three bytes a pixel; `folder` takes spools. Throws PictureError as `openRows` does, `model_no_cloth` where there is no pattern or
 * less of it than `leastModelPx`.
 */
export async function designFromModel(
  from: string,
  to: string,
  folder: string,
  wish: FromModel,
  onProgress: (share: number) => void = () => undefined,
): Promise<ModelDesign> {
  const rows = await openRows(from, folder, 8);
  let picture: WholePicture;
  let inside: Uint8Array | undefined;
  const dpi = rows.picture.dpi ?? defaultDpi;
  try {
    picture = await readWhole(rows);
    inside = wish.within && insideOf(picture, wish.within);
  } finally {
    await rows.close();
  }
  if (wish.mesh !== undefined) ({ picture, inside } = layByMesh(picture, inside, wish.mesh));
  onProgress(stages.read);
  const factor = Math.max(1, Math.max(picture.width, picture.height) / clothLookPx);
  const small = reduced(
    { ...picture, inside: inside ?? new Uint8Array(picture.width * picture.height).fill(1) },
    factor,
  );
  const measured = measureCloth(small, inside && small.inside, (share) => {
    atWork();
    onProgress(stages.read + (stages.measured - stages.read) * share);
  });
  const cover = (measured?.region.reduce((sum, value) => sum + value, 0) ?? 0) / (small.width * small.height);
  if (measured === undefined || cover < leastCover)
    throw new PictureError('model_no_cloth', `Expected patterned cloth but found it on ${cover} of the picture`);
  const { region, repeat } = measured;
  const laid = (share: number) => onProgress(stages.measured + (stages.laid - stages.measured) * share);
  const common = { contentType: 'image/png', dpi, cover } as const;
  const whole = repeat && repeatInPicture(repeat, picture, small);
  if (whole !== undefined && likenessOfCopies(picture, whole) >= leastLike) {
    const size = { width: Math.max(1, Math.round(whole.width)), height: Math.max(1, Math.round(whole.height)) };
    const found = { ...size, confidence: Math.round(whole.confidence * 100) / 100 };
    const made = wish.tileable
      ? await writeTile(to, size, dpi, laid, (take) => layTile(picture, whole, size, take))
      : await writeCloth(layCloth(picture, whole), to, dpi, laid);
    return { ...common, ...made, repeat: found };
  }
  const plain = layPlain(picture, { ...small, inside: region });
  const open = wish.tileable ? join(folder, `open-${process.pid}.png`) : to;
  const size = await writeCloth(plain, open, dpi, laid);
  if (!wish.tileable) return { ...common, ...size, repeat: null };
  const closing = { seams: { across: true, down: true }, seed: 'fromModel', dpi };
  const closed = (share: number) => onProgress(stages.laid + (1 - stages.laid) * share);
  const { seamScore } = await closePicture(open, to, folder, closing, closed);
  return { ...common, ...size, seamScore, repeat: null };
}

/** What was painted, as 1 for each pixel that is more than half covered. */
function insideOf({ width, height }: WholePicture, area: AreaInPixels): Uint8Array {
  const coverage = createCoverage(area);
  const covered = new Uint8Array(width * height);
  const band = 64;
  for (let y = 0; y < height; y += band) {
    const count = Math.min(band, height - y);
    const own = covered.subarray(y * width, (y + count) * width);
    if (!coverage.cover({ x: 0, y, width, height: count }, own)) own.fill(0);
    atWork();
  }
  return covered.map((value) => (value > 127 ? 1 : 0));
}

/** A repeat that was found in a small copy, in pixels of the picture. */
function repeatInPicture(
  repeat: ClothRepeat,
  picture: WholePicture,
  small: { width: number; height: number },
): ClothRepeat {
  const [across, down] = [picture.width / small.width, picture.height / small.height];
  return {
    ...repeat,
    warp: {
      ...repeat.warp,
      xs: repeat.warp.xs.map((x) => (x + 0.5) * across - 0.5),
      ys: repeat.warp.ys.map((y) => (y + 0.5) * down - 0.5),
    },
    width: repeat.width * across,
    height: repeat.height * down,
  };
}

type Lay = (take: (row: Uint8Array, y: number) => Promise<void>) => Promise<void>;

/** Cloth as it is seen; a strip that is narrower than a photograph may be is none. */
async function writeCloth(
  { size, lay }: { readonly size: Size; readonly lay: Lay },
  to: string,
  dpi: number,
  onProgress: (share: number) => void,
): Promise<Size> {
  if (Math.min(size.width, size.height) < leastModelPx)
    throw new PictureError(
      'model_no_cloth',
      `Expected patterned cloth but found ${size.width} × ${size.height} pixels`,
    );
  await write(to, size, dpi, onProgress, lay);
  return { width: size.width, height: size.height };
}

/** A tile, measured by the band as it is written. */
async function writeTile(
  to: string,
  size: Size,
  dpi: number,
  onProgress: (share: number) => void,
  lay: Lay,
): Promise<Size & { seamScore: number }> {
  const { width, height } = size;
  const steps: BandSteps[] = [];
  const most = Math.min(height, bandRows({ width, channels: 3, depth: 8 }));
  const band = new Uint8Array(most * width * 3);
  await write(to, size, dpi, onProgress, (take) =>
    lay(async (row, y) => {
      band.set(row, (y % most) * row.length);
      const count = (y % most) + 1;
      if (count === most || y + 1 === height) steps.push(measureSteps({ width, height: count, pixels: band }));
      await take(row, y);
    }),
  );
  return { width, height, seamScore: seamScore(steps) };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

async function write(
  to: string,
  size: Size,
  dpi: number,
  onProgress: (share: number) => void,
  lay: Lay,
): Promise<void> {
  const partial = `${to}.part`;
  const png = await createPngRows(partial, { ...size, channels: 3, depth: 8 }, dpi);
  try {
    await lay(async (row, y) => {
      await png.write(row);
      onProgress((y + 1) / size.height);
    });
    await png.finish();
  } finally {
    await png.close();
  }
  await rename(partial, to);
}
