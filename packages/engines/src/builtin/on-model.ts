import { join } from 'node:path';
import {
  defaultDpi,
  dpiOf,
  type OnModelParams,
  onModelParams,
  onModelResultDpi,
  ownClothCm,
  pieceMostPx,
  pieceOn,
  pieceSizes,
  type Usage,
} from '@naksha/contract';
import { copyOfPhoto, goods, viewOf } from '@naksha/drape';
import { drapePicture, layPictureOnPhoto, openPicture, turnPicture } from '@naksha/imaging';
import { composePiece } from '@naksha/loom';
import type { EngineContext, EngineInput, Run } from '../engine.ts';
import { OperationError } from '../operation-error.ts';
import { mayDraw, planStored, recipeToDraw, reportOf } from '../weaving/plan-stored.ts';
import { weavePiece } from '../weaving/weave-piece.ts';
import { layAreaIn } from './with-laid-area.ts';

/**
 * A picture as cloth: on one of our goods, lit and photographed, or filmed as it is turned; with a second picture, on the cloth of that photograph.
 * The report says how wide a repeat was laid and whether it repeats.
 */
export const onModel: Run<OnModelParams> = async (params, inputs, context) => {
  const [input, photo] = inputs;
  if (input === undefined) throw new RangeError('Expected one picture to drape but received none');
  const { placement, model } = params;
  const usage = placement.lies === 'piece' ? pieceOn(model) : undefined;
  if (usage !== undefined) return asPiece(params, usage, input, context);
  const picture = await openPicture(input.path);
  const dpi = input.dpi ?? picture.dpi ?? defaultDpi;
  const widthCm = params.scaleCm ?? ownClothCm(picture.width, dpi);
  const heightCm = (widthCm * picture.height) / picture.width;
  const laid = { widthCm, heightCm, x: placement.x, y: placement.y, isOnce: placement.lies === 'once' };
  const report = { scaleCm: widthCm, lies: placement.lies };
  if (photo !== undefined) {
    const { file, cover } = await onPhoto(params, [input, photo], laid, context);
    return { files: [file], report: { ...report, model: 'photo', cover } };
  }
  const file = await onGoods(params, input, laid, context);
  return { files: [file], report: { ...report, model: params.model } };
};

/** A piece is woven so many times finer than the picture shows it. */
const finer = 1.5;
/** Of the time until the picture is there the piece takes about this share. */
const woven = 0.5;

/** The whole piece that a design is composed to, on the goods that are worn so. Throws OperationError `edit_needs_recipe` for other pictures. */
async function asPiece(params: OnModelParams, usage: Usage, input: EngineInput, context: EngineContext) {
  const recipe = await recipeToDraw(input, 'piece');
  if (recipe === undefined) throw new OperationError('edit_needs_recipe', 'Expected a recipe to compose a piece of');
  const stored = await planStored(recipe, input, context);
  mayDraw(stored, undefined);
  const { widthCm, heightCm } = pieceSizes[usage];
  const { aspect, reach } = goods[params.model];
  const high = (params.turntable?.sidePx ?? params.sidePx) / Math.max(1, aspect);
  const seen = (finer * params.view.zoom * high) / (2 * reach.up);
  const pxPerCm = Math.min(seen, Math.sqrt(pieceMostPx / (widthCm * heightCm)));
  const dpi = Math.max(1, Math.floor(dpiOf(pxPerCm, 1)));
  const encoding = { ...pieceEncoding, dpi };
  const piece = await weavePiece(composePiece(recipe, usage), { ...stored, recipe }, encoding, {
    ...context,
    progress: (share) => context.progress(woven * share),
  });
  const laid = { widthCm, heightCm, x: 0, y: 0, isOnce: false };
  const file = await onGoods(params, piece, laid, {
    ...context,
    progress: (share) => context.progress(woven + (1 - woven) * share),
  });
  const report = { scaleCm: widthCm, lies: params.placement.lies, model: params.model, ...reportOf(stored, recipe) };
  return { files: [file], found: stored.found, report };
}

const pieceEncoding = {
  format: 'png',
  quality: 95,
  compression: 'none',
  inks: 'rgb',
  bits: 8,
  bigTiff: false,
  rendering: 'perceptual',
} as const;

interface Laid {
  readonly widthCm: number;
  readonly heightCm: number;
  readonly x: number;
  readonly y: number;
  readonly isOnce: boolean;
}

async function onGoods(
  { model, placement, view, light, backdrop, sidePx, turntable }: OnModelParams,
  input: Pick<EngineInput, 'path'>,
  laid: Laid,
  { signal, workDir, progress }: EngineContext,
) {
  const { cuts, ...row } = goods[model];
  const { aspect } = row;
  const side = turntable?.sidePx ?? sidePx;
  const size = {
    width: Math.round(aspect > 1 ? side : side * aspect),
    height: Math.round(aspect > 1 ? side / aspect : side),
  };
  const draping = {
    goods: { ...row, scene: row.scene.href, ...(placement.lies === 'piece' && cuts && { cuts }) },
    view: viewOf(row, view),
    lamp: light,
    backdrop,
    ...laid,
    ...size,
    dpi: onModelResultDpi,
  };
  const work = { from: input.path, folder: workDir, signal, progress };
  const still = join(workDir, 'on-model.png');
  if (turntable === undefined) {
    await drapePicture({ ...work, to: still, params: draping });
    progress(1);
    return { path: still, contentType: 'image/png', ...size, dpi: onModelResultDpi } as const;
  }
  const film = join(workDir, 'turntable.webp');
  const { frames, seconds } = turntable;
  await turnPicture({ ...work, to: film, params: { ...draping, frames, seconds, rendition: still } });
  return { path: film, rendition: still, contentType: 'image/webp', ...size, dpi: onModelResultDpi } as const;
}

async function onPhoto(
  { photo }: OnModelParams,
  [input, model]: readonly [EngineInput, EngineInput],
  placement: Laid,
  { signal, workDir, progress }: EngineContext,
) {
  const { region, mesh, clothCm = usualClothCm } = photo ?? {};
  const { width, height } = await openPicture(model.path);
  const within = region && layAreaIn(region, copyOfPhoto({ width, height }));
  const to = join(workDir, 'on-photo.png');
  const { cover, ...size } = await layPictureOnPhoto({
    from: input.path,
    to,
    folder: workDir,
    signal,
    progress,
    params: { photo: model.path, within, mesh, clothCm, placement },
  });
  return { file: { path: to, contentType: 'image/png', ...size } as const, cover };
}

const usualClothCm = onModelParams.parse({ photo: {} }).photo?.clothCm ?? 60;
