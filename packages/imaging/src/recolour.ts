import { recolourMap } from '@naksha/colour';
import type { RecolourParams } from '@naksha/contract';
import { type ChangedPicture, changePicture } from './colours/change-picture.ts';
import { mapPixels } from './colours/map-pixels.ts';

/** A picture file with colours exchanged into another; see `changePicture` and `recolourMap`. */
export function recolourPicture(
  from: string,
  to: string,
  folder: string,
  params: RecolourParams,
  progress?: (share: number) => void,
): Promise<ChangedPicture> {
  const map = recolourMap(params);
  return changePicture(from, to, folder, { map: (layout) => mapPixels(map, layout) }, progress);
}
