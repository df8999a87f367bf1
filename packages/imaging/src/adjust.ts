import { adjustMap, sharpenStrength, toneOf } from '@naksha/colour';
import type { AdjustParams } from '@naksha/contract';
import { type ChangedPicture, changePicture } from './colours/change-picture.ts';

/** Light and colour of a picture file into another; see `changePicture` and `adjustMap`. */
export function adjustPicture(
  from: string,
  to: string,
  folder: string,
  params: AdjustParams,
  progress?: (share: number) => void,
): Promise<ChangedPicture> {
  const tone = params.hue === 0 && params.saturation === 0 && params.temperature === 0 ? toneOf(params) : undefined;
  const change = { map: tone === undefined ? adjustMap(params) : { tone }, sharpen: sharpenStrength(params.sharpness) };
  return changePicture(from, to, folder, change, progress);
}
