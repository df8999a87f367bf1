import { filterMap } from '@naksha/colour';
import type { FilterParams } from '@naksha/contract';
import type { Painted } from './area/painted.ts';
import { type ChangedPicture, changePicture } from './colours/change-picture.ts';

/** A picture file under a filter into another; see `changePicture` and `filterMap`. */
export function filterPicture(
  from: string,
  to: string,
  folder: string,
  params: Painted<FilterParams>,
  progress?: (share: number) => void,
): Promise<ChangedPicture> {
  return changePicture(from, to, folder, { map: filterMap(params), area: params.within }, progress);
}
