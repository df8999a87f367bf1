import { adjustMap, sharpenStrength, toneOf } from '@naksha/colour';
import type { AdjustParams } from '@naksha/contract';
import type { Painted } from './area/painted.ts';
import { type ChangedPicture, changePicture } from './colours/change-picture.ts';

/** Light and colour of a picture file into another; see `changePicture` and `adjustMap`. */
export function adjustPicture(
  from: string,
  to: string,
  folder: string,
  params: Painted<AdjustParams>,
  progress?: (share: number) => void,
): Promise<ChangedPicture> {
  const tone = params.hue === 0 && params.saturation === 0 && params.temperature === 0 ? toneOf(params) : undefined;
  const map = tone === undefined ? adjustMap(params) : { tone };
  const change = { map, sharpen: sharpenStrength(params.sharpness), area: params.within };
  return changePicture(from, to, folder, change, progress);
}
