import {
  type Affine,
  type WallpaperCell,
  type WallpaperGroup,
  wallpaperMaps,
} from '../src/drawing/layout/wallpaper-group.ts';

/** The maps under which what has a group's symmetry is the same: all of one cell, and the cell's two translations. */
export function symmetriesOf(group: WallpaperGroup, cell: WallpaperCell): Affine[] {
  const { along, down } = cell;
  return [...wallpaperMaps(group, cell), [1, 0, 0, 1, ...along], [1, 0, 0, 1, ...down]];
}
