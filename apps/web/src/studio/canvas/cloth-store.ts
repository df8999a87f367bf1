import { create } from 'zustand';
import type { TileSize } from './camera.ts';
import { layTile } from './view-store.ts';

/** A picture of one tile, in any resolution. */
export interface ClothPicture {
  readonly source: ImageBitmap;
  readonly tile: TileSize;
  /** Equal for pictures of the same cloth in several resolutions: between them nothing is faded. */
  readonly cloth: string;
}

/** What lies on the table, what lay there before while it fades, and since when. */
export const useClothPicture = create<{
  readonly now: ClothPicture | null;
  readonly before: ClothPicture | null;
  readonly since: number;
}>(() => ({ now: null, before: null, since: 0 }));

export function showCloth(picture: ClothPicture | null): void {
  useClothPicture.setState(({ now }) => ({
    now: picture,
    before: now && picture && now.cloth !== picture.cloth ? now : null,
    since: performance.now(),
  }));
  if (picture) layTile(picture.tile);
}
