import { isComparable, useClothPicture } from '../canvas/cloth-store.ts';
import { freeArea } from '../canvas/free-area.ts';
import { setSplit, useView } from '../canvas/view-store.ts';

/** Lays before and after side by side, the line in the middle of the free cloth, or stops it. */
export function toggleSplit(): void {
  const { split, width, height } = useView.getState();
  const free = freeArea(width, height);
  const isWanted = split === null && isComparable(useClothPicture.getState());
  setSplit(isWanted ? (free.x + free.width / 2) / Math.max(1, width) : null);
}
