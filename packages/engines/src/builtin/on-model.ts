import { join } from 'node:path';
import { defaultDpi, type OnModelParams, onModelParams, onModelResultDpi, ownClothCm } from '@naksha/contract';
import { copyOfPhoto, goods, viewOf } from '@naksha/drape';
import { drapePicture, layPictureOnPhoto, openPicture, turnPicture } from '@naksha/imaging';
import type { EngineContext, EngineInput, Run } from '../engine.ts';
import { layAreaIn } from './with-laid-area.ts';

/**
 * A picture as cloth: on one of our goods, lit and photographed, or filmed as it is turned; with a second picture, on the cloth of that photograph.
 * The report says how wide a repeat was laid and whether it repeats.
 */
export const onModel: Run<OnModelParams> = async (params, inputs, context) => {
  const [input, photo] = inputs;
  if (input === undefined) throw new RangeError('Expected one picture to drape but received none');
  const { placement } = params;
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

interface Laid {
  readonly widthCm: number;
  readonly heightCm: number;
  readonly x: number;
  readonly y: number;
  readonly isOnce: boolean;
}

async function onGoods(
  { model, view, light, backdrop, sidePx, turntable }: OnModelParams,
  input: EngineInput,
  laid: Laid,
  { signal, workDir, progress }: EngineContext,
) {
  const row = goods[model];
  const { aspect } = row;
  const side = turntable?.sidePx ?? sidePx;
  const size = {
    width: Math.round(aspect > 1 ? side : side * aspect),
    height: Math.round(aspect > 1 ? side / aspect : side),
  };
  const draping = {
    goods: { ...row, scene: row.scene.href },
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
