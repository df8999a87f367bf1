import { nearestColour, recolourEdges, recolourMap, recolourReach, sixteen } from '@naksha/colour';
import type { RecolourParams } from '@naksha/contract';
import type { Painted } from './area/painted.ts';
import type { PixelLayout } from './bands/pixel-layout.ts';
import { type ChangedPicture, changePicture } from './colours/change-picture.ts';

/** A picture file with colours exchanged into another; see `changePicture` and `recolourMap`. */
export function recolourPicture(
  from: string,
  to: string,
  folder: string,
  params: Painted<RecolourParams>,
  progress?: (share: number) => void,
): Promise<ChangedPicture> {
  const map = recolourMap(params);
  const nearest = nearestColour(params.colours.map(({ from: hex }) => hex));
  const mend = {
    reach: recolourReach,
    rows: (before: Uint8Array, after: Uint8Array, { width, channels, depth }: PixelLayout) => {
      const samples =
        depth === 8 ? { before, after, top: 255 } : { before: sixteen(before), after: sixteen(after), top: 65535 };
      recolourEdges({ ...samples, width, channels, nearest });
    },
  };
  const change = { map, area: params.within, ...(params.reach === 'all' ? { mend } : {}) };
  return changePicture(from, to, folder, change, progress);
}
