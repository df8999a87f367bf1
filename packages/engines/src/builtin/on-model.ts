import { join } from 'node:path';
import { defaultDpi, type OnModelParams, ownClothCm } from '@naksha/contract';
import { goods, viewOf } from '@naksha/drape';
import { drapePicture, openPicture } from '@naksha/imaging';
import type { Run } from '../engine.ts';

/** Of the result, so that its longer side at the usual 3,000 pixels is as long as a page. */
const resultDpi = 300;

/** A picture as cloth on one of our goods, lit and photographed. The report says how wide a repeat was laid and whether it repeats. */
export const onModel: Run<OnModelParams> = async (params, inputs, { signal, workDir, progress }) => {
  const [input] = inputs;
  if (input === undefined) throw new RangeError('Expected one picture to drape but received none');
  const { model, placement, sidePx } = params;
  const picture = await openPicture(input.path);
  const dpi = input.dpi ?? picture.dpi ?? defaultDpi;
  const widthCm = params.scaleCm ?? ownClothCm(picture.width, dpi);
  const heightCm = (widthCm * picture.height) / picture.width;
  const row = goods[model];
  const { aspect } = row;
  const size = {
    width: Math.round(aspect > 1 ? sidePx : sidePx * aspect),
    height: Math.round(aspect > 1 ? sidePx / aspect : sidePx),
  };
  const to = join(workDir, 'on-model.png');
  await drapePicture({
    from: input.path,
    to,
    folder: workDir,
    signal,
    progress,
    params: {
      goods: { ...row, scene: row.scene.href },
      view: viewOf(row, params.view),
      lamp: params.light,
      backdrop: params.backdrop,
      widthCm,
      heightCm,
      x: placement.x,
      y: placement.y,
      isOnce: placement.lies === 'once',
      ...size,
      dpi: resultDpi,
    },
  });
  progress(1);
  return {
    files: [{ path: to, contentType: 'image/png', ...size, dpi: resultDpi }],
    report: { model, scaleCm: widthCm, lies: placement.lies },
  };
};
